export { ConsoleModule } from './console.module.ts';
export { WAITING_MAILS } from './work-list/waiting-list-mails.templates.ts';
export { ConsoleView } from './views/console-view.entity.ts';
export { ViewDay } from './statistics/view-day.entity.ts';
