import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/index.ts';
import {
  FailedJobs,
  QueueOverview,
  type FailedJob,
  type FailedJobsPage,
  type FailedJobsQuery,
  type JobSchedule,
  type QueueState,
} from '../../platform/queue/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { QueueFactsRepository, type OutboxBacklog } from './queue-facts.repository.ts';

/** Audit subject; queues have no ids, the values contain the queue name. */
const QUEUES = { type: 'queue', id: 0 } as const;

/**
 * Admin operations on job queues. Calls fail with UNAVAILABLE while Redis is down, except for the outbox
 * backlog.
 */
@Injectable()
export class QueueAdminService {
  constructor(
    private readonly overview: QueueOverview,
    private readonly jobs: FailedJobs,
    private readonly facts: QueueFactsRepository,
    private readonly audit: AuditTrail,
  ) {}

  async state(): Promise<{ queues: QueueState[]; schedules: JobSchedule[] }> {
    const [queues, schedules] = await Promise.all([this.overview.states(), this.overview.schedules()]);
    return { queues, schedules };
  }

  outbox(): Promise<OutboxBacklog> {
    return this.facts.outbox();
  }

  /** Adds the space of referenced images and calendar feeds. */
  async failed(query: FailedJobsQuery): Promise<FailedJobsPage> {
    const page = await this.jobs.page(query);
    const spaces = await this.facts.spacesOf(page.rows.flatMap(({ about }) => about));
    const withSpace = ({ about, ...job }: FailedJob): FailedJob => ({
      ...job,
      about: about.flatMap((subject) => [
        subject,
        ...[spaces.get(`${subject.type} ${subject.id}`)].flatMap((id) =>
          id === undefined ? [] : [{ type: 'space', id }],
        ),
      ]),
    });
    return { ...page, rows: page.rows.map(withSpace) };
  }

  /** The audit record is written after the queue has accepted the job; no transaction waits for the queue. */
  async retry(actor: Actor, id: string): Promise<void> {
    const job = await this.jobs.retry(id);
    await this.audit.record(actor, 'queue.retry', QUEUES, {}, trace(job));
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const job = await this.jobs.remove(id);
    await this.audit.record(actor, 'queue.remove', QUEUES, { ...trace(job), reason: job.reason });
  }

  async retryAll(
    actor: Actor,
    scope: Pick<FailedJobsQuery, 'queue' | 'job'>,
  ): Promise<{ retried: number; left: number }> {
    const done = await this.jobs.retryAll(scope);
    if (done.retried > 0)
      await this.audit.record(
        actor,
        'queue.retry-all',
        QUEUES,
        {},
        {
          ...(scope.queue && { queue: scope.queue }),
          ...(scope.job && { job: scope.job }),
          jobs: done.retried,
        },
      );
    return done;
  }
}

const trace = ({ id, queue, job }: FailedJob) => ({ queue, job, job_id: id.slice(queue.length + 1) });
