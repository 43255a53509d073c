import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { CustomersService } from '../../accounts/customers/index.ts';
import { toBuyerParty } from '../orders/invoice-parties.ts';
import { MembershipCreditRepository } from '../membership-credit.repository.ts';
import { findLastEnd } from '../membership-succession.ts';
import { noCustomer } from '../membership.errors.ts';
import { requirePlanCustomer } from '../membership.policy.ts';
import { OrderRepository } from '../order.repository.ts';
import type { PlanOrder } from '../plan-order.entity.ts';
import { PlanRepository } from '../plan.repository.ts';
import { SpaceUsagePort, type SpaceUsage } from '../space-usage.port.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { SubscriptionsService, type CurrentSubscription } from '../subscriptions.service.ts';

/** Data of the membership page. `plan` is null only without a default plan. */
export type Membership = CurrentSubscription & {
  plan: SubscriptionPlan | null;
  /** End of the last consecutive paid year. */
  endsAt: Date | null;
  usage: SpaceUsage;
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
    private readonly usage: SpaceUsagePort,
    private readonly clock: Clock,
    private readonly credits: MembershipCreditRepository,
  ) {}

  async getMembership(actor: Actor): Promise<Membership> {
    const customer = await this.customers.findById(requirePlanCustomer(actor));
    if (!customer) throw noCustomer();
    const now = this.clock.now();
    const current = await this.current.getCurrent(customer.id, now);
    const { subscription } = current;
    return {
      ...current,
      plan: subscription?.plan ?? (await this.plans.findDefault()),
      endsAt:
        subscription && findLastEnd(subscription, await this.subscriptions.listUnfinished(customer.id, now)),
      usage: await this.usage.getUsage(customer.id),
      plans: await this.plans.listActive(),
      orders: await this.orders.listByCustomer(customer.id),
      creditHaler: await this.credits.getAvailable(customer.id),
      isBillingComplete: toBuyerParty(customer) !== null,
    };
  }
}
