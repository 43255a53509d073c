import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { daysBetween, daysLater } from './membership-period.ts';
import { PlanLimitService } from './plan-limit.service.ts';
import { MembershipMails } from './membership-mails.service.ts';
import { customerSource } from './subscription.sources.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

/** Days before the end at which a customer is reminded, the nearest first. */
const THRESHOLDS = [1, 14] as const;
/** Two nights: what one missed the next tells; telling twice does no harm. */
const LOOK_BACK_DAYS = 2;

/** What time does to memberships: reminders before they end, news to the catalogue when they have. */
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

  /** Reminds once 14 days and once a day before the end; who has the next year paid is not reminded. */
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

  /** Announces the memberships that ended lately, since nobody did anything that would have, and applies the limit that is left. */
  async announceEnded(): Promise<void> {
    const now = this.clock.now();
    const ended = await this.subscriptions.customersOfEnded(daysLater(now, -LOOK_BACK_DAYS), now);
    await this.unit.run(async () => this.marks.mark(customerSource, ended));
    await this.limit.applyToEnded(ended);
  }
}
