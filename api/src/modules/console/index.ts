export { ConsoleModule } from './console.module.ts';
export { TASK_REMINDER_MAILS } from './tasks/task-reminders.templates.ts';
export { ConsoleView } from './views/console-view.entity.ts';
export { ViewDay } from './statistics/view-day.entity.ts';
