import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { FailedJobs } from '../../platform/queue/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
import {
  MailAdminRepository,
  type MailCounts,
  type MailListQuery,
  type MailRow,
} from './mail.admin.repository.ts';
import type { MailLog } from './mail-log.entity.ts';
import { MailRepository } from './mail.repository.ts';
import { sendMail } from './send-mail.job.ts';

/** Search in the mail log and retries of failed mails. */
@Injectable()
export class MailAdminService {
  constructor(
    private readonly repository: MailAdminRepository,
    private readonly mails: MailRepository,
    private readonly jobs: FailedJobs,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
  ) {}

  async list(query: MailListQuery): Promise<{ rows: MailRow[]; counts: MailCounts; total: number }> {
    const [rows, counts] = await Promise.all([
      this.repository.listPage(query),
      this.repository.countByState(query),
    ]);
    return {
      rows,
      counts,
      total: query.state === null ? counts.waiting + counts.sent + counts.failed : counts[query.state],
    };
  }

  /** Streams all matching mails. */
  streamAll(query: MailListQuery): AsyncGenerator<MailRow> {
    return this.repository.streamAll(query);
  }

  async getDetail(id: number): Promise<MailRow & { userId: number | null }> {
    const found = await this.repository.findById(id);
    if (!found) throw notFound();
    return found;
  }

  /**
   * Sends a failed mail again. Only the failed job has its contents.
   * @throws DomainError MAIL_GONE without a failed job or without an address
   */
  async retry(actor: Actor, id: number): Promise<void> {
    assertFailed(await this.mails.findById(id));
    const job = await this.jobs.find(sendMail, ({ mail_id: mailId }) => mailId === id);
    const { template, failure, jobId } = await this.unit.run(async () => {
      const mail = assertFailed(await this.mails.findForUpdate(id));
      if (!job || (mail.address === ANONYMIZED_ADDRESS && job.payload.to === undefined))
        throw new DomainError('conflict', 'MAIL_GONE');
      const former = { template: mail.template, failure: mail.failure, jobId: job.id };
      Object.assign(mail, { state: 'waiting', failure: null });
      return former;
    });
    // Outside of the transaction, which must not wait for Redis; restores the state when the retry fails.
    await this.jobs.retry(jobId).catch(async (error: unknown) => {
      await this.unit.run(async () => {
        Object.assign((await this.mails.findForUpdate(id)) ?? {}, { state: 'failed', failure });
      });
      throw error;
    });
    await this.audit.record(
      actor,
      'mail.retry',
      { type: 'mail', id },
      { state: 'failed' },
      { state: 'waiting', template },
    );
  }
}

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');

function assertFailed(mail: MailLog | null): MailLog {
  if (!mail) throw notFound();
  if (mail.state !== 'failed') throw new DomainError('conflict', 'MAIL_NOT_FAILED');
  return mail;
}
