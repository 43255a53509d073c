import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FailedJobs } from './failed-jobs.ts';
import { JobQueue } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import { JobWorkers } from './job-workers.ts';
import { ProviderMethodRegistry } from './provider-method-registry.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { QueueStatusReader } from './queue-status-reader.ts';
import { QueueRegistry } from './queue-registry.ts';
import { WorkerHeartbeat } from './worker-heartbeat.ts';

/** Background jobs. Every process may read the queues; only the worker calls `JobWorkers.start()`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    ProviderMethodRegistry,
    QueueRegistry,
    JobRegistry,
    JobQueue,
    JobWorkers,
    QueueStatusReader,
    QueueMetrics,
    FailedJobs,
    WorkerHeartbeat,
  ],
  exports: [
    ProviderMethodRegistry,
    QueueRegistry,
    JobRegistry,
    JobQueue,
    JobWorkers,
    QueueStatusReader,
    FailedJobs,
    WorkerHeartbeat,
  ],
})
export class QueueModule {}
