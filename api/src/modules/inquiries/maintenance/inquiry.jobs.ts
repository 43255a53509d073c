import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { InquiryMaintenanceService } from './inquiry-maintenance.service.ts';
import { SenderBlocksService } from '../moderation/sender-blocks.service.ts';

export const expireAndRemindInquiries = defineJob<Record<never, never>>({
  name: 'care-for-inquiries',
  queue: 'maintenance',
  schedule: { pattern: '20 * * * *' },
  payload: {},
});
export const anonymizeSenders = defineJob<Record<never, never>>({
  name: 'forget-senders',
  queue: 'maintenance',
  schedule: { pattern: '50 3 * * *' },
  payload: {},
});

@Injectable()
export class InquiryJobs {
  constructor(
    private readonly maintenance: InquiryMaintenanceService,
    private readonly blocks: SenderBlocksService,
  ) {}

  /** Hourly: expires inquiries and sends reminders. */
  @HandlesJob(expireAndRemindInquiries)
  async expireAndRemind(): Promise<void> {
    await this.maintenance.closeExpired();
    await this.maintenance.sendReminders();
  }

  /** Nightly: anonymizes senders of inquiries closed a year ago, and deletes blocks ended a month ago. */
  @HandlesJob(anonymizeSenders)
  async anonymize(): Promise<void> {
    await this.maintenance.anonymizeSenders();
    await this.blocks.removeEnded();
  }
}
