import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { MembershipMails } from './membership-mails.service.ts';
import { successionOf } from './membership-succession.ts';
import { orderClosed, orderNotFound } from './membership.errors.ts';
import { OrderDirectoryRepository, type OrderCounts, type OrderFileQuery, type OrderFileRow, type OrderListQuery } from './order-directory.repository.ts';
import { OrderRepository, type OrderWithCustomer } from './order.repository.ts';
import { OrdersService } from './orders.service.ts';
import { customerSource } from './subscription.sources.ts';
import { SubscriptionRepository, type SubscriptionWithPlan } from './subscription.repository.ts';

/** Orders as the operator handles them: finding them, noting that they were paid, cancelling them. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly unit: UnitOfWork, private readonly orders: OrderRepository, private readonly directory: OrderDirectoryRepository, private readonly desk: OrdersService, private readonly subscriptions: SubscriptionRepository,
    private readonly mails: MembershipMails, private readonly marks: ProjectionMarks, private readonly audit: AuditTrail, private readonly clock: Clock,
  ) {}

  list(query: Omit<OrderListQuery, 'today'>): Promise<{ orders: OrderWithCustomer[]; counts: OrderCounts }> {
    return this.directory.page({ ...query, today: this.clock.today() });
  }

  /** The same list from its beginning to its end. */
  everything(query: Omit<OrderFileQuery, 'today'>): AsyncIterable<OrderFileRow> {
    return this.directory.everything({ ...query, today: this.clock.today() });
  }

  /** Notes the payment and begins the year it pays for; of two at once one finds the order closed. */
  markPaid(actor: Actor, id: number): Promise<OrderWithCustomer> {
    return this.unit.run(async () => {
      const order = await this.held(id);
      if (order.state !== 'waiting') throw orderClosed();
      const customerId = order.customer.id;
      await this.subscriptions.holdCustomer(customerId);
      const now = this.clock.now();
      const { startsAt, endsAt, isProlonging, replaced } = successionOf(await this.subscriptions.unfinishedOf(customerId, now), order.plan.id, now);
      const ended = replaced.map(({ plan, trial, endsAt: until }) => ({ plan: plan.name, trial, until }));
      for (const subscription of replaced) this.end(subscription, now);
      order.state = 'paid';
      order.paidAt = now;
      this.subscriptions.addPaid(order, startsAt, endsAt);
      await this.orders.flush();
      await this.audit.record(actor, 'order.paid', { type: 'order', id }, { state: 'waiting', ...(ended.length > 0 && { ended }) }, { state: 'paid', plan: order.planName, from: startsAt, until: endsAt });
      this.marks.mark(customerSource, [customerId]);
      await this.mails.paid(order, endsAt, isProlonging);
      return order;
    });
  }

  /** Closes an order nobody will pay; its customer is told. */
  cancel(actor: Actor, id: number): Promise<OrderWithCustomer> {
    return this.unit.run(async () => {
      const order = await this.held(id);
      await this.desk.close(actor, order);
      await this.mails.cancelled(order);
      return order;
    });
  }

  private async held(id: number): Promise<OrderWithCustomer> {
    const order = await this.orders.locked(id);
    if (!order) throw orderNotFound();
    return order;
  }

  /** What runs ends now; what has not begun never does. */
  private end(subscription: SubscriptionWithPlan, now: Date): void {
    if (subscription.startsAt > now) this.subscriptions.remove(subscription);
    else subscription.endsAt = now;
  }
}
