import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { daysBetween, addDays } from './membership-period.ts';
import { PlanLimitService } from './plan-limit.service.ts';
import { MembershipMailsService } from './membership-mails.service.ts';
import { customerSource } from './subscription.sources.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

/** Days before the end, ascending. */
const REMINDER_DAYS = [1, 14] as const;
/** Covers one missed run; the operation is idempotent. */
const LOOK_BACK_DAYS = 2;

/** Daily review of memberships: reminders before their end, and effects of their end. */
@Injectable()
export class MembershipReviewService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly mails: MembershipMailsService,
    private readonly limit: PlanLimitService,
    private readonly marks: ProjectionInvalidator,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Reminds 14 days and one day before the end, unless the next year is paid. */
  async remind(): Promise<void> {
    const now = this.clock.now();
    for (const subscription of await this.subscriptions.listEndingBetween(
      now,
      addDays(now, Math.max(...REMINDER_DAYS) + 1),
    )) {
      const days = daysBetween(now, subscription.endsAt);
      const threshold = REMINDER_DAYS.find((each) => days <= each);
      if (threshold === undefined) continue;
      const after = await this.limit.previewAt(subscription.customer.id, subscription.endsAt);
      await this.mails.sendEndingReminder(subscription, threshold, days, after);
    }
  }

  /** Marks the customers of recently ended memberships for projections and applies the remaining limit. */
  async announceEnded(): Promise<void> {
    const now = this.clock.now();
    const ended = await this.subscriptions.listCustomerIdsWithEnded(addDays(now, -LOOK_BACK_DAYS), now);
    await this.unit.run(async () => this.marks.invalidate(customerSource, ended));
    await this.limit.applyToEnded(ended);
  }
}
