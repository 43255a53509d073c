export { HostingModule } from './hosting.module.ts';
export { OwnerPublicStatistics } from './owner-profile/owner-public-statistics.entity.ts';
export { OwnerProfileService } from './owner-profile/owner-profile.service.ts';
export { ANSWER_KEY_SQL, OWNER_TASK_SQL } from './tasks/task-list.repository.ts';
export { TASK_MAILS } from './tasks/task-digest.templates.ts';
