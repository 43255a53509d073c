import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { quoteOrder, type OrderQuote } from '../membership-credit.ts';
import { MembershipCreditRepository } from '../membership-credit.repository.ts';
import { planNotFound, planRetired } from '../membership.errors.ts';
import { requirePlanCustomer } from '../membership.policy.ts';
import { PlanRepository } from '../plan.repository.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';

/** Quotes of a year of a plan for a customer: price, usable credit, period. */
@Injectable()
export class OrderQuotesService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly credits: MembershipCreditRepository,
    private readonly clock: Clock,
  ) {}

  async quote(actor: Actor, planId: number): Promise<OrderQuote> {
    return this.buildQuote(requirePlanCustomer(actor), await this.findOrderable(planId));
  }

  /**
   * Locks the customer, so that the quote stays valid until the end of the unit of work.
   * @throws DomainError when the plan cannot be ordered
   */
  async quoteForUpdate(
    customerId: number,
    planId: number,
  ): Promise<{ plan: SubscriptionPlan; quote: OrderQuote }> {
    await this.subscriptions.lockCustomer(customerId);
    const plan = await this.findOrderable(planId);
    return { plan, quote: await this.buildQuote(customerId, plan) };
  }

  private async findOrderable(planId: number): Promise<SubscriptionPlan> {
    const plan = await this.plans.findById(planId);
    if (!plan) throw planNotFound();
    if (!plan.active || plan.priceHalerPerYear === 0) throw planRetired();
    return plan;
  }

  private async buildQuote(customerId: number, plan: SubscriptionPlan): Promise<OrderQuote> {
    const now = this.clock.now();
    const account = {
      unfinished: await this.subscriptions.listUnfinished(customerId, now),
      balanceHaler: await this.credits.getBalance(customerId),
    };
    const reserved = await this.credits.getReserved(customerId);
    return quoteOrder(account, { id: plan.id, priceHaler: plan.priceHalerPerYear }, reserved, now);
  }
}
