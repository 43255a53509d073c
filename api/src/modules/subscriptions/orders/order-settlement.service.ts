import { Injectable } from '@nestjs/common';
import { toPragueDay } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { settleOrder } from '../membership-credit.ts';
import { MembershipCreditRepository } from '../membership-credit.repository.ts';
import { MembershipMailsService } from '../membership-mails.service.ts';
import { PlanLimitService } from '../plan-limit.service.ts';
import { OrderRepository, type OrderWithCustomer } from '../order.repository.ts';
import type { PlanOrder } from '../plan-order.entity.ts';
import { customerSource } from '../subscription.sources.ts';
import { SubscriptionRepository, type SubscriptionWithPlan } from '../subscription.repository.ts';

/** Settles an order: begins its membership and returns the value of replaced ones as credit. */
@Injectable()
export class OrderSettlementService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly credits: MembershipCreditRepository,
    private readonly mails: MembershipMailsService,
    private readonly limit: PlanLimitService,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** An order covered by credit is settled at once; for another one a mail asks for payment. */
  async begin(actor: Actor, order: PlanOrder, customer: Customer, toPayHaler: number): Promise<void> {
    if (toPayHaler > 0) await this.mails.sendOrderPlaced(order, customer);
    else await this.settle(actor, await this.orders.populateCustomer(order));
  }

  /** Must run inside a unit of work that has locked the customer. */
  async settle(actor: Actor, order: OrderWithCustomer): Promise<void> {
    const now = this.clock.now();
    const customerId = order.customer.id;
    const unfinished = await this.subscriptions.listUnfinished(customerId, now);
    const account = { unfinished, balanceHaler: await this.credits.getBalance(customerId) };
    const promised = {
      planId: order.plan.id,
      priceHaler: order.priceHaler,
      creditHaler: order.creditHaler,
      isLate: toPragueDay(now) > order.dueOn,
    };
    const settled = settleOrder(account, promised, now);
    const ended = settled.replaced.map(({ subscription, unusedHaler }) =>
      this.end(subscription, unusedHaler, now),
    );
    const { startsAt, endsAt } = settled;
    order.state = 'paid';
    order.paidAt = now;
    this.credits.addForOrder(order, settled.entries, now);
    this.subscriptions.addPaid(order, startsAt, endsAt, settled.valueHaler);
    await this.orders.flush();
    const before = { state: 'waiting', ...(ended.length > 0 && { ended }) };
    const after = { state: 'paid', plan: order.planName, from: startsAt, until: endsAt };
    await this.audit.record(actor, 'order.paid', { type: 'order', id: order.id }, before, after);
    this.marks.invalidate(customerSource, [customerId]);
    await this.mails.sendOrderPaid(order, endsAt, settled.isProlonging);
    await this.limit.apply(actor, customerId, order.keptSpaceIds);
  }

  /** @returns values for the audit entry */
  private end(subscription: SubscriptionWithPlan, unusedHaler: number, now: Date): Record<string, unknown> {
    const { plan, trial, endsAt: until } = subscription;
    this.subscriptions.end(subscription, unusedHaler, now);
    return { plan: plan.name, trial, until, ...(unusedHaler > 0 && { credit: unusedHaler / 100 }) };
  }
}
