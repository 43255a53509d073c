export { ConsoleModule } from './console.module.ts';
export { ConsoleView } from './views/console-view.entity.ts';
export { ViewDay } from './statistics/view-day.entity.ts';
