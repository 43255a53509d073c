import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { MailService } from './mail.service.ts';

export const sendHeldMails = defineJob<Record<never, never>>({
  name: 'send-held-mails',
  queue: 'maintenance',
  schedule: { every: 60_000 },
  payload: {},
});

@Injectable()
export class HeldMailJobs {
  constructor(private readonly mails: MailService) {}

  @HandlesJob(sendHeldMails)
  async send(): Promise<void> {
    await this.mails.sendHeld();
  }
}
