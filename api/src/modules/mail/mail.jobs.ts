import { Injectable } from '@nestjs/common';
import { GivesUpJob, HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { ForgottenMailsService } from './forgotten-mails.service.ts';
import { MailService } from './mail.service.ts';
import { removeForgottenMails, sendMail, type MailJob } from './send-mail.job.ts';

@Injectable()
export class MailJobs {
  constructor(
    private readonly mails: MailService,
    private readonly forgotten: ForgottenMailsService,
  ) {}

  @HandlesJob(sendMail)
  async send({ mail_id, message, to }: MailJob, { isLastAttempt }: JobRun): Promise<void> {
    await this.mails.deliver(mail_id, message, isLastAttempt, to);
  }

  @HandlesJob(removeForgottenMails)
  async removeForgotten(): Promise<void> {
    await this.forgotten.removeFailed();
  }

  @GivesUpJob(sendMail)
  async giveUp({ mail_id: id }: MailJob): Promise<void> {
    await this.mails.giveUp(id);
  }
}
