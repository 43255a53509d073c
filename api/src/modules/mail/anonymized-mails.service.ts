import { Injectable } from '@nestjs/common';
import { FailedJobs } from '../../platform/queue/index.ts';
import { MailRepository } from './mail.repository.ts';
import { sendMail } from './send-mail.job.ts';

/** Removes failed jobs of mails whose log entry is anonymized. */
@Injectable()
export class AnonymizedMailsService {
  constructor(
    private readonly mails: MailRepository,
    private readonly jobs: FailedJobs,
  ) {}

  async removeFailed(): Promise<void> {
    const failed = await this.jobs.list(sendMail);
    const anonymized = new Set(await this.mails.listAnonymized(failed.map(({ payload }) => payload.mail_id)));
    for (const { id, payload } of failed) if (anonymized.has(payload.mail_id)) await this.jobs.remove(id);
  }
}
