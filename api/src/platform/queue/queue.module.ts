import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FailedJobs } from './failed-jobs.ts';
import { JobQueue } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import { JobWorkers } from './job-workers.ts';
import { ProviderMethods } from './provider-methods.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { QueueOverview } from './queue-overview.ts';
import { Queues } from './queues.ts';

/** Background jobs. Every process may read the queues; only the worker calls `JobWorkers.start()`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ProviderMethods,
    Queues,
    JobRegistry,
    JobQueue,
    JobWorkers,
    QueueOverview,
    QueueMetrics,
    FailedJobs,
  ],
  exports: [ProviderMethods, Queues, JobRegistry, JobQueue, JobWorkers, QueueOverview, FailedJobs],
})
export class QueueModule {}
