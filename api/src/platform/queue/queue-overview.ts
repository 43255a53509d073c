import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/index.ts';
import { QUEUE_NAMES, type QueueName } from './job-definition.ts';
import { Queues } from './queues.ts';
import { within } from './within.ts';

const ANSWER_MS = 2000;

export type QueueCounts = { queue: QueueName; waiting: number; active: number; delayed: number; failed: number };

/** A failed job as the administrator sees it: no payload, since that may be personal. */
export type FailedJob = { id: string; queue: QueueName; job: string; reason: string; attempts: number; failed_at: Date };

/** What the administrator sees of the queues; every call answers within two seconds or says UNAVAILABLE. */
@Injectable()
export class QueueOverview {
  constructor(private readonly queues: Queues) {}

  async counts(): Promise<QueueCounts[]> {
    return this.ask(() => Promise.all(QUEUE_NAMES.map(async (queue) => {
      const counts = await this.queues.get(queue).getJobCounts('waiting', 'active', 'delayed', 'failed');
      return { queue, waiting: counts['waiting'] ?? 0, active: counts['active'] ?? 0, delayed: counts['delayed'] ?? 0, failed: counts['failed'] ?? 0 };
    })));
  }

  /** The latest failures of all queues, newest first. */
  async failed(limit = 50): Promise<FailedJob[]> {
    const lists = await this.ask(() => Promise.all(QUEUE_NAMES.map(async (queue) => {
      const jobs = await this.queues.get(queue).getFailed(0, limit - 1);
      return jobs.map((job) => ({
        id: `${queue}/${job.id}`, queue, job: job.name, reason: job.failedReason, attempts: job.attemptsMade, failed_at: new Date(job.finishedOn ?? job.timestamp),
      }));
    })));
    return lists.flat().sort((a, b) => b.failed_at.getTime() - a.failed_at.getTime()).slice(0, limit);
  }

  /** Runs a failed job again with all its attempts. The id is the one of `failed()`. */
  async retry(id: string): Promise<void> {
    const [queueName, jobId] = [id.slice(0, id.indexOf('/')), id.slice(id.indexOf('/') + 1)];
    const queue = QUEUE_NAMES.find((name) => name === queueName);
    const job = queue && (await this.ask(() => this.queues.get(queue).getJob(jobId)));
    if (!job) throw new DomainError('not-found', 'NOTFOUND');
    if (!(await this.ask(() => job.isFailed()))) throw new DomainError('conflict', 'CONFLICT');
    await this.ask(() => job.retry('failed', { resetAttemptsMade: true }));
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await within(ANSWER_MS, 'the queues', work());
    } catch (cause) {
      await Promise.all(QUEUE_NAMES.map((queue) => this.queues.discard(queue)));
      throw Object.assign(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 5 }), { cause });
    }
  }
}
