export { HostingModule } from './hosting.module.ts';
export { ANSWER_KEY_SQL, OWNER_TASK_SQL } from './tasks/task-list.repository.ts';
export { TASK_MAILS } from './tasks/task-digest.templates.ts';
