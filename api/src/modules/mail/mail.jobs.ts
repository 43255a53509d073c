import { Injectable } from '@nestjs/common';
import { GivesUpJob, HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { MailService } from './mail.service.ts';
import { sendMail, type MailJob } from './send-mail.job.ts';

@Injectable()
export class MailJobs {
  constructor(private readonly mails: MailService) {}

  @HandlesJob(sendMail)
  async send({ mail_id, message, to }: MailJob, { isLastAttempt }: JobRun): Promise<void> {
    await this.mails.deliver(mail_id, message, isLastAttempt, to);
  }

  @GivesUpJob(sendMail)
  async giveUp({ mail_id: id }: MailJob): Promise<void> {
    await this.mails.giveUp(id);
  }
}
