export {
  defineJob,
  PermanentFailure,
  QUEUE_NAMES,
  type JobDefinition,
  type QueueName,
} from './job-definition.ts';
export { GivesUpJob, HandlesJob, type JobRun } from './handles-job.ts';
export { ProviderMethods } from './provider-methods.ts';
export { JobRegistry } from './job-registry.ts';
export { JobQueue, type NewJob } from './job-queue.ts';
export { JobWorkers, type JobWorkerOptions } from './job-workers.ts';
export { FailedJobs, type FailedJob, type FailedJobsPage, type FailedJobsQuery } from './failed-jobs.ts';
export { QueueOverview, type JobSchedule, type QueueCounts, type QueueState } from './queue-overview.ts';
export { Queues } from './queues.ts';
export { QueueModule } from './queue.module.ts';
export { migrateQueueTables } from './postgres-driver.ts';
export { within } from './within.ts';
