import { Injectable } from '@nestjs/common';
import { HandlesStalledJob, HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { AnonymizedMailsService } from './anonymized-mails.service.ts';
import { MailDeliveryService } from './mail-delivery.service.ts';
import { removeAnonymizedMails, sendMail, type MailJob } from './send-mail.job.ts';

@Injectable()
export class MailJobs {
  constructor(
    private readonly deliveries: MailDeliveryService,
    private readonly anonymizedMails: AnonymizedMailsService,
  ) {}

  @HandlesJob(sendMail)
  async send({ mail_id, message, to }: MailJob, { isLastAttempt }: JobRun): Promise<void> {
    await this.deliveries.deliver(mail_id, message, isLastAttempt, to);
  }

  @HandlesJob(removeAnonymizedMails)
  async removeAnonymized(): Promise<void> {
    await this.anonymizedMails.removeFailed();
  }

  @HandlesStalledJob(sendMail)
  async giveUp({ mail_id: id }: MailJob): Promise<void> {
    await this.deliveries.giveUp(id);
  }
}
