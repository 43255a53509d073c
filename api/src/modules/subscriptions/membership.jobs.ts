import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { MembershipReviewService } from './membership-review.service.ts';

/** Runs in the morning, since it sends mails. */
export const reviewMemberships = defineJob<Record<never, never>>({
  name: 'review-memberships',
  queue: 'maintenance',
  schedule: { pattern: '10 7 * * *' },
  payload: {},
});

@Injectable()
export class MembershipJobs {
  constructor(private readonly memberships: MembershipReviewService) {}

  @HandlesJob(reviewMemberships)
  async review(): Promise<void> {
    await this.memberships.announceEnded();
    await this.memberships.remind();
  }
}
