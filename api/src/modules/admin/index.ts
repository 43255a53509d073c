export { ConsoleModule } from './console.module.ts';
export { ConsoleView } from './console-view.entity.ts';
export { ViewDay } from './view-day.entity.ts';
