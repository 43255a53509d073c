import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { InquiryCare } from './inquiry-care.service.ts';

export const careForInquiries = defineJob<Record<never, never>>({
  name: 'care-for-inquiries',
  queue: 'maintenance',
  schedule: { pattern: '20 * * * *' },
  payload: {},
});
export const forgetSenders = defineJob<Record<never, never>>({
  name: 'forget-senders',
  queue: 'maintenance',
  schedule: { pattern: '50 3 * * *' },
  payload: {},
});

@Injectable()
export class InquiryJobs {
  constructor(private readonly care: InquiryCare) {}

  /** Hourly: expires inquiries and sends reminders. */
  @HandlesJob(careForInquiries)
  async tend(): Promise<void> {
    await this.care.expire();
    await this.care.remind();
  }

  /** Nightly: anonymizes senders of inquiries closed a year ago. */
  @HandlesJob(forgetSenders)
  async forget(): Promise<void> {
    await this.care.forget();
  }
}
