import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { daysBetween, daysLater } from './membership-period.ts';
import { PlanLimitService } from './plan-limit.service.ts';
import { MembershipMails } from './membership-mails.service.ts';
import { customerSource } from './subscription.sources.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

/** Days before the end, ascending. */
const THRESHOLDS = [1, 14] as const;
/** Covers one missed run; the operation is idempotent. */
const LOOK_BACK_DAYS = 2;

/** Daily review of memberships: reminders before their end, and effects of their end. */
@Injectable()
export class MembershipReview {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly mails: MembershipMails,
    private readonly limit: PlanLimitService,
    private readonly marks: ProjectionMarks,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Reminds 14 days and one day before the end, unless the next year is paid. */
  async remind(): Promise<void> {
    const now = this.clock.now();
    for (const subscription of await this.subscriptions.endingBetween(
      now,
      daysLater(now, Math.max(...THRESHOLDS) + 1),
    )) {
      const days = daysBetween(now, subscription.endsAt);
      const threshold = THRESHOLDS.find((each) => days <= each);
      if (threshold === undefined) continue;
      const after = await this.limit.preview(subscription.customer.id, subscription.endsAt);
      await this.mails.ending(subscription, threshold, days, after);
    }
  }

  /** Marks the customers of recently ended memberships for projections and applies the remaining limit. */
  async announceEnded(): Promise<void> {
    const now = this.clock.now();
    const ended = await this.subscriptions.customersOfEnded(daysLater(now, -LOOK_BACK_DAYS), now);
    await this.unit.run(async () => this.marks.mark(customerSource, ended));
    await this.limit.applyToEnded(ended);
  }
}
