import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DomainError } from '../errors/index.ts';
import { toSafeErrorMessage } from '@prostora/contracts/redaction.ts';
import { QUEUE_NAMES, type JobDefinition, type QueueName } from './job-definition.ts';
import { QueueRegistry } from './queue-registry.ts';

/** Number of latest failures of a queue that are searched. */
const MAX_SEARCHED = 500;
/** Maximum number of jobs retried by one call. */
const MAX_RETRIED = 200;
const CHUNK_SIZE = 100;

/** A failed job without its payload, which may be personal, but with the ids of its records. */
export type FailedJob = {
  id: string;
  queue: QueueName;
  job: string;
  reason: string;
  attempts: number;
  failedAt: Date;
  about: { type: string; id: number }[];
};

export type FailedJobsQuery = {
  queue: QueueName | null;
  job: string | null;
  search: string | null;
  page: number;
  pageSize: number;
};

/** `searchedAll` is false when older failures were not searched. */
export type FailedJobsPage = { rows: FailedJob[]; total: number; searchedAll: boolean };

type StoredJob = Job<unknown, void, string>;

/** Failed jobs: search, retry, removal. Ids are `queue/id`, because ids are unique per queue only. */
@Injectable()
export class FailedJobs {
  constructor(private readonly queues: QueueRegistry) {}

  /** A page of failed jobs, newest first. */
  async findPage(query: FailedJobsQuery): Promise<FailedJobsPage> {
    const { queue, job, search, page, pageSize } = query;
    const [first, last] = [(page - 1) * pageSize, page * pageSize];
    const isNarrowed = job !== null || search !== null;
    const depth = isNarrowed ? MAX_SEARCHED : Math.min(MAX_SEARCHED, last);
    const lists = await Promise.all(
      (queue === null ? QUEUE_NAMES : [queue]).map(async (name) => {
        const failedCount = await this.countFailed(name);
        return {
          failed: failedCount,
          rows: (await this.listLatest(name, Math.min(depth, failedCount))).map((stored) =>
            toFailedJob(name, stored),
          ),
        };
      }),
    );
    const found = lists
      .flatMap(({ rows }) => rows)
      .filter((row) => matches(row, query))
      .sort(
        (one, other) => other.failedAt.getTime() - one.failedAt.getTime() || one.id.localeCompare(other.id),
      );
    const reachable = lists.reduce(
      (sum, { failed: failedCount }) => sum + Math.min(failedCount, MAX_SEARCHED),
      0,
    );
    return {
      rows: found.slice(first, last),
      total: isNarrowed ? found.length : reachable,
      searchedAll: lists.every(({ failed: failedCount }) => failedCount <= MAX_SEARCHED),
    };
  }

  /**
   * Retries a failed job with all its attempts.
   * @throws {DomainError} NOTFOUND, or CONFLICT when the job is not failed (any longer)
   */
  async retry(id: string): Promise<FailedJob> {
    const { queue, stored } = await this.getFailed(id);
    const retried = toFailedJob(queue, stored);
    await this.queues.callWithTimeout(() => stored.retry('failed', { resetAttemptsMade: true }));
    return retried;
  }

  /**
   * Removes a failed job for good.
   * @throws {DomainError} NOTFOUND, or CONFLICT when the job is not failed (any longer)
   */
  async remove(id: string): Promise<FailedJob> {
    const { queue, stored } = await this.getFailed(id);
    await this.queues.callWithTimeout(() => stored.remove());
    return toFailedJob(queue, stored);
  }

  /**
   * Retries the latest failures of a job, a bounded number of them.
   * @returns number of retried and of remaining jobs
   */
  async retryAll({
    queue,
    job,
  }: Pick<FailedJobsQuery, 'queue' | 'job'>): Promise<{ retried: number; left: number }> {
    const { rows, total } = await this.findPage({
      queue,
      job,
      search: null,
      page: 1,
      pageSize: MAX_RETRIED,
    });
    let retried = 0;
    for (const { id } of rows) retried += await this.retry(id).then(() => 1, ignoreHandledByOthers);
    return { retried, left: Math.max(0, total - retried) };
  }

  /** Finds a failed job by its payload. */
  async find<P extends object>(
    job: JobDefinition<P>,
    predicate: (payload: P) => boolean,
  ): Promise<{ id: string; payload: P } | null> {
    const failedCount = await this.countFailed(job.queue);
    for (let from = 0; from < failedCount; from += CHUNK_SIZE) {
      const chunk = await this.queues.callWithTimeout(() =>
        this.queues.get(job.queue).getFailed(from, from + CHUNK_SIZE - 1),
      );
      const found = chunk.find((stored) => stored.name === job.name && predicate(stored.data as P));
      if (found) return { id: toFailedJobId(job.queue, found), payload: found.data as P };
    }
    return null;
  }

  /** All failed jobs of a definition. */
  async list<P extends object>(job: JobDefinition<P>): Promise<{ id: string; payload: P }[]> {
    const stored = await this.listLatest(job.queue, await this.countFailed(job.queue));
    return stored
      .filter(({ name }) => name === job.name)
      .map((each) => ({ id: toFailedJobId(job.queue, each), payload: each.data as P }));
  }

  private async getFailed(id: string): Promise<{ queue: QueueName; stored: StoredJob }> {
    const [name, jobId] = [id.slice(0, id.indexOf('/')), id.slice(id.indexOf('/') + 1)];
    const queue = QUEUE_NAMES.find((each) => each === name);
    const stored = queue && (await this.queues.callWithTimeout(() => this.queues.get(queue).getJob(jobId)));
    if (!queue || !stored) throw new DomainError('not-found', 'NOTFOUND');
    if (!(await this.queues.callWithTimeout(() => stored.isFailed())))
      throw new DomainError('conflict', 'CONFLICT');
    return { queue, stored };
  }

  private countFailed(queue: QueueName): Promise<number> {
    return this.queues.callWithTimeout(() => this.queues.get(queue).getFailedCount());
  }

  private async listLatest(queue: QueueName, count: number): Promise<StoredJob[]> {
    const found: StoredJob[] = [];
    for (let from = 0; from < count; from += CHUNK_SIZE)
      found.push(
        ...(await this.queues.callWithTimeout(() =>
          this.queues.get(queue).getFailed(from, Math.min(from + CHUNK_SIZE, count) - 1),
        )),
      );
    return found;
  }
}

const toFailedJobId = (queue: QueueName, stored: StoredJob): string => `${queue}/${stored.id ?? ''}`;

const toFailedJob = (queue: QueueName, stored: StoredJob): FailedJob => ({
  id: toFailedJobId(queue, stored),
  queue,
  job: stored.name,
  reason: toSafeErrorMessage(stored.failedReason),
  attempts: stored.attemptsMade,
  failedAt: new Date(stored.finishedOn ?? stored.timestamp),
  about: listRecordIds(stored.data),
});

/** Record ids of a payload: `mail_id: 7` is the mail 7. */
function listRecordIds(payload: unknown): FailedJob['about'] {
  const members =
    typeof payload === 'object' && payload !== null ? Object.entries(payload as Record<string, unknown>) : [];
  return members.flatMap(([name, value]) =>
    name.endsWith('_id') && Number.isSafeInteger(value)
      ? [{ type: name.slice(0, -'_id'.length), id: value as number }]
      : [],
  );
}

const matches = ({ job, reason }: FailedJob, query: Pick<FailedJobsQuery, 'job' | 'search'>): boolean =>
  (query.job === null || query.job === job) &&
  (query.search === null || reason.toLowerCase().includes(query.search.toLowerCase()));

/** A job retried or removed concurrently needs no action. */
function ignoreHandledByOthers(error: unknown): number {
  if (error instanceof DomainError && error.kind !== 'unavailable') return 0;
  throw error;
}
