import { Injectable } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';
import type { JobDefinition, QueueName, Schedule } from './job-definition.ts';
import { QueueRegistry } from './queue-registry.ts';
import { withTimeout } from './with-timeout.ts';

const ENQUEUE_TIMEOUT_MS = 5000;
/** Runs of jobs scheduled more often are not kept. */
const MIN_KEPT_INTERVAL_MS = 60_000;
const SCHEDULE_PREFIX = 'schedule-';

/** A job to enqueue. `jobId` deduplicates; `requestId` is the request that caused it. */
export type NewJob = {
  readonly job: JobDefinition<unknown>;
  readonly payload: object;
  readonly jobId: string;
  readonly requestId?: string | null;
};

/** Enqueues jobs. Called only by the outbox relay and the schedules; modules write to the outbox. */
@Injectable()
export class JobQueue {
  constructor(private readonly queues: QueueRegistry) {}

  async enqueue<P extends object>(
    job: JobDefinition<P>,
    payload: P,
    { jobId }: { jobId: string },
  ): Promise<void> {
    await this.enqueueAll([{ job, payload, jobId }]);
  }

  /** Enqueues all jobs or throws; after an error some may be enqueued, and repeating the call is harmless. */
  async enqueueAll(jobs: readonly NewJob[]): Promise<void> {
    for (const [queue, entries] of Map.groupBy(jobs, ({ job }) => job.queue)) {
      const jobs = entries.map((entry) => ({
        name: entry.job.name,
        data: entry.payload,
        opts: {
          ...toJobOptions(entry.job),
          jobId: entry.jobId,
          priority: clampPriority(entry.job.priority?.(entry.payload) ?? 0),
          ...toTelemetry(entry),
        },
      }));
      await this.callQueue(queue, () => this.queues.get(queue).addBulk(jobs));
    }
  }

  /** Replaces all schedules by those of the given jobs. */
  async schedule(jobs: readonly JobDefinition<unknown>[]): Promise<void> {
    for (const [queue, scheduled] of Map.groupBy(
      jobs.filter((job) => job.schedule !== null),
      (job) => job.queue,
    )) {
      await this.callQueue(queue, () => this.scheduleQueue(queue, scheduled));
    }
  }

  private async scheduleQueue(queue: QueueName, jobs: readonly JobDefinition<unknown>[]): Promise<void> {
    const target = this.queues.get(queue);
    const wanted = new Set(jobs.map(({ name }) => SCHEDULE_PREFIX + name));
    for (const { key } of await target.getJobSchedulers())
      if (!wanted.has(key)) await target.removeJobScheduler(key);
    for (const job of jobs) {
      const repeat =
        job.schedule === null || 'every' in job.schedule
          ? (job.schedule ?? { every: 0 })
          : { ...job.schedule, tz: 'Europe/Prague' };
      await target.upsertJobScheduler(SCHEDULE_PREFIX + job.name, repeat, {
        name: job.name,
        data: {},
        opts: toJobOptions(job),
      });
    }
  }

  private async callQueue<T>(queue: QueueName, work: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(ENQUEUE_TIMEOUT_MS, `the queue ${queue}`, work());
    } catch (error) {
      await this.queues.discard(queue);
      throw error;
    }
  }
}

/** Trace of a job, in the telemetry field of BullMQ beside the payload, so that handlers never see it. */
const toTelemetry = ({ requestId }: NewJob): Pick<JobsOptions, 'telemetry'> =>
  requestId == null ? {} : { telemetry: { metadata: requestId } };

/** BullMQ accepts integers from 0 to 2^21. */
const clampPriority = (value: number): number => Math.min(Math.max(Math.trunc(value), 0), 2 ** 21);

/**
 * Finished jobs are kept for a day for deduplication, without scheduled ones that would push the others out. A failed one stays until the operator retries or
 * removes it; of scheduled jobs the last thousand failures are kept.
 */
function toJobOptions(job: Pick<JobDefinition<unknown>, 'attempts' | 'backoffMs' | 'schedule'>): JobsOptions {
  return {
    attempts: job.attempts,
    backoff: { type: 'exponential', delay: job.backoffMs, jitter: 0.2 },
    removeOnComplete: isFrequent(job.schedule) || { age: 24 * 3600, count: 5000 },
    removeOnFail: job.schedule === null ? false : { age: 90 * 24 * 3600, count: 1000 },
    stackTraceLimit: 10,
  };
}

const isFrequent = (schedule: Schedule | null): boolean =>
  schedule !== null && 'every' in schedule && schedule.every < MIN_KEPT_INTERVAL_MS;
