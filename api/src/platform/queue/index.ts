export {
  defineJob,
  PermanentFailure,
  QUEUE_NAMES,
  type JobDefinition,
  type QueueName,
} from './job-definition.ts';
export { HandlesStalledJob, HandlesJob, type JobRun } from './handles-job.ts';
export { ProviderMethodRegistry } from './provider-method-registry.ts';
export { JobRegistry } from './job-registry.ts';
export { JobQueue, type NewJob } from './job-queue.ts';
export { JobWorkers, type JobWorkerOptions } from './job-workers.ts';
export { FailedJobs, type FailedJob, type FailedJobsPage, type FailedJobsQuery } from './failed-jobs.ts';
export {
  QueueStatusReader,
  type JobSchedule,
  type QueueCounts,
  type QueueState,
} from './queue-status-reader.ts';
export { QueueRegistry } from './queue-registry.ts';
export { WorkerHeartbeat } from './worker-heartbeat.ts';
export { QueueModule } from './queue.module.ts';
export { migrateQueueTables } from './postgres-driver.ts';
export { withTimeout } from './with-timeout.ts';
