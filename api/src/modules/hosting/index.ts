export { HostingModule } from './hosting.module.ts';
export { ANSWER_KEY_SQL, OWNER_TASK_SQL } from './tasks/owner-task-conditions.ts';
export { TASK_MAILS } from './tasks/task-digest.templates.ts';
