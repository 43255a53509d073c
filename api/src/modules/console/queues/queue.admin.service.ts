import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/index.ts';
import {
  FailedJobs,
  QueueStatusReader,
  type FailedJob,
  type FailedJobsPage,
  type FailedJobsQuery,
  type JobSchedule,
  type QueueState,
} from '../../../platform/queue/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { QueueAdminRepository, type OutboxBacklog } from './queue.admin.repository.ts';

/** Audit subject; queues have no ids, the values contain the queue name. */
const AUDIT_SUBJECT = { type: 'queue', id: 0 } as const;

/**
 * Admin operations on job queues. Calls fail with UNAVAILABLE while Redis is down, except for the outbox
 * backlog.
 */
@Injectable()
export class QueueAdminService {
  constructor(
    private readonly overview: QueueStatusReader,
    private readonly jobs: FailedJobs,
    private readonly records: QueueAdminRepository,
    private readonly audit: AuditTrailService,
  ) {}

  async getStates(): Promise<{ queues: QueueState[]; schedules: JobSchedule[] }> {
    const [queues, schedules] = await Promise.all([
      this.overview.readStates(),
      this.overview.readSchedules(),
    ]);
    return { queues, schedules };
  }

  getOutboxBacklog(): Promise<OutboxBacklog> {
    return this.records.loadOutboxBacklog();
  }

  /** Adds the space of referenced images and calendar feeds. */
  async listFailed(query: FailedJobsQuery): Promise<FailedJobsPage> {
    const page = await this.jobs.findPage(query);
    const spaces = await this.records.findSpaceIds(page.rows.flatMap(({ about }) => about));
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
    await this.audit.record(actor, 'queue.retry', AUDIT_SUBJECT, {}, toAuditValues(job));
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const job = await this.jobs.remove(id);
    await this.audit.record(actor, 'queue.remove', AUDIT_SUBJECT, {
      ...toAuditValues(job),
      reason: job.reason,
    });
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
        AUDIT_SUBJECT,
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

const toAuditValues = ({ id, queue, job }: FailedJob) => ({ queue, job, job_id: id.slice(queue.length + 1) });
