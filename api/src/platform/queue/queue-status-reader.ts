import { Injectable } from '@nestjs/common';
import { QUEUE_NAMES, type QueueName } from './job-definition.ts';
import { QueueRegistry } from './queue-registry.ts';

export type QueueCounts = {
  queue: QueueName;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
};

/** `paused`: no job of the queue is started. */
export type QueueState = QueueCounts & { paused: boolean };

/** A scheduled job: by a cron pattern in Prague time, or an interval in milliseconds. */
export type JobSchedule = {
  job: string;
  queue: QueueName;
  pattern: string | null;
  every: number | null;
  nextAt: Date | null;
};

/**
 * Status of the queues for the console and the metrics; calls respond within two seconds or throw
 * UNAVAILABLE.
 */
@Injectable()
export class QueueStatusReader {
  constructor(private readonly queues: QueueRegistry) {}

  async readCounts(): Promise<QueueCounts[]> {
    return this.queues.callWithTimeout(() =>
      Promise.all(QUEUE_NAMES.map((queue) => this.readQueueCounts(queue))),
    );
  }

  async readStates(): Promise<QueueState[]> {
    return this.queues.callWithTimeout(() =>
      Promise.all(
        QUEUE_NAMES.map(async (queue) => ({
          ...(await this.readQueueCounts(queue)),
          paused: await this.queues.get(queue).isPaused(),
        })),
      ),
    );
  }

  /** All scheduled jobs, by next run. */
  async readSchedules(): Promise<JobSchedule[]> {
    const lists = await this.queues.callWithTimeout(() =>
      Promise.all(
        QUEUE_NAMES.map(async (queue) => {
          const found = await this.queues.get(queue).getJobSchedulers();
          return found.map(({ name, pattern, every, next }) => ({
            job: name,
            queue,
            pattern: pattern ?? null,
            every: every === undefined ? null : Number(every),
            nextAt: next === undefined ? null : new Date(next),
          }));
        }),
      ),
    );
    return lists
      .flat()
      .sort(
        (one, other) =>
          (one.nextAt?.getTime() ?? 0) - (other.nextAt?.getTime() ?? 0) || one.job.localeCompare(other.job),
      );
  }

  /** Number of failed jobs, and the time of the oldest one. */
  async readFailures(): Promise<{ count: number; oldest: Date | null }> {
    const queues = await this.queues.callWithTimeout(() =>
      Promise.all(
        QUEUE_NAMES.map(async (name) => {
          const count = await this.queues.get(name).getFailedCount();
          const [oldest] = count === 0 ? [] : await this.queues.get(name).getFailed(count - 1, count - 1);
          return {
            count,
            oldest: oldest ? (oldest.finishedOn ?? oldest.timestamp) : Number.POSITIVE_INFINITY,
          };
        }),
      ),
    );
    const oldest = Math.min(...queues.map((queue) => queue.oldest));
    return {
      count: queues.reduce((sum, { count }) => sum + count, 0),
      oldest: Number.isFinite(oldest) ? new Date(oldest) : null,
    };
  }

  /** Seconds the next job of each queue has been waiting; 0 when none waits. */
  async readWaitingTimes(): Promise<{ queue: QueueName; seconds: number }[]> {
    return this.queues.callWithTimeout(() =>
      Promise.all(
        QUEUE_NAMES.map(async (queue) => {
          const [next] = await this.queues.get(queue).getJobs(['waiting'], 0, 0, true);
          const since = next ? Math.max(next.timestamp + next.delay, next.processedOn ?? 0) : Date.now();
          return { queue, seconds: Math.max(0, (Date.now() - since) / 1000) };
        }),
      ),
    );
  }

  private async readQueueCounts(queue: QueueName): Promise<QueueCounts> {
    const readCounts = await this.queues.get(queue).getJobCounts('waiting', 'active', 'delayed', 'failed');
    const getCount = (state: string): number => readCounts[state] ?? 0;
    return {
      queue,
      waiting: getCount('waiting'),
      active: getCount('active'),
      delayed: getCount('delayed'),
      failed: getCount('failed'),
    };
  }
}
