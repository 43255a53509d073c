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

/** Queues have no numbers: their entries in the trail are about all of them, and say which in their members. */
const QUEUES = { type: 'queue', id: 0 } as const;

/** The work behind the site in the operator's hands. While the server of the queues is away, every call about them is UNAVAILABLE; the outbox tells its backlog all the same. */
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

  /** A photograph and a calendar are told with the space they belong to. */
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

  /** The trace is written when the queue has taken the job back; no transaction waits for the queue. */
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
