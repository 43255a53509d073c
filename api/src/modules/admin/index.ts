export { AdminModule } from './admin.module.ts';
export { ConsoleView } from './console-view.entity.ts';
