import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { CustomersService } from '../customers/index.ts';
import { buyerParty } from './invoice-parties.ts';
import { MembershipCreditRepository } from './membership-credit.repository.ts';
import { findLastEnd } from './membership-succession.ts';
import { noCustomer } from './membership.errors.ts';
import { OrderRepository } from './order.repository.ts';
import type { PlanOrder } from './plan-order.entity.ts';
import { PlanRepository } from './plan.repository.ts';
import { SpaceUse, type SpaceUseCounts } from './space-use.ts';
import type { SubscriptionPlan } from './subscription-plan.entity.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService, type CurrentSubscription } from './subscriptions.service.ts';

/** Data of the membership page. `plan` is null only without a default plan. */
export type Membership = CurrentSubscription & {
  plan: SubscriptionPlan | null;
  /** End of the last consecutive paid year. */
  endsAt: Date | null;
  use: SpaceUseCounts;
  plans: SubscriptionPlan[];
  orders: PlanOrder[];
  isBillingComplete: boolean;
  /** Balance without credit reserved by waiting orders. */
  creditHaler: number;
};

@Injectable()
export class MembershipService {
  constructor(
    private readonly current: SubscriptionsService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: PlanRepository,
    private readonly orders: OrderRepository,
    private readonly customers: CustomersService,
    private readonly use: SpaceUse,
    private readonly clock: Clock,
    private readonly credits: MembershipCreditRepository,
  ) {}

  async of(actor: Actor): Promise<Membership> {
    const { customerId } = actor;
    const customer = customerId === null ? null : await this.customers.byId(customerId);
    if (!customer) throw noCustomer();
    const now = this.clock.now();
    const current = await this.current.currentOf(customer.id, now);
    const { subscription } = current;
    return {
      ...current,
      plan: subscription?.plan ?? (await this.plans.defaultPlan()),
      endsAt:
        subscription && findLastEnd(subscription, await this.subscriptions.unfinishedOf(customer.id, now)),
      use: await this.use.of(customer.id),
      plans: await this.plans.active(),
      orders: await this.orders.ofCustomer(customer.id),
      creditHaler: await this.credits.getAvailable(customer.id),
      isBillingComplete: buyerParty(customer) !== null,
    };
  }
}
