import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { MembershipMails } from './membership-mails.service.ts';
import { orderClosed, orderNotFound } from './membership.errors.ts';
import {
  OrderDirectoryRepository,
  type OrderCounts,
  type OrderFileQuery,
  type OrderFileRow,
  type OrderListQuery,
} from './order-directory.repository.ts';
import { OrderRepository, type OrderWithCustomer } from './order.repository.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import { OrdersService } from './orders.service.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

/** Search, payment and cancellation of orders in the console. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly directory: OrderDirectoryRepository,
    private readonly desk: OrdersService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly settlement: OrderSettlementService,
    private readonly mails: MembershipMails,
    private readonly clock: Clock,
  ) {}

  list(query: Omit<OrderListQuery, 'today'>): Promise<{ orders: OrderWithCustomer[]; counts: OrderCounts }> {
    return this.directory.page({ ...query, today: this.clock.today() });
  }

  everything(query: Omit<OrderFileQuery, 'today'>): AsyncIterable<OrderFileRow> {
    return this.directory.everything({ ...query, today: this.clock.today() });
  }

  /** Records the payment and begins the paid year. A concurrent second call fails with ORDER_CLOSED. */
  markPaid(actor: Actor, id: number): Promise<OrderWithCustomer> {
    return this.unit.run(async () => {
      const order = await this.held(id);
      if (order.state !== 'waiting') throw orderClosed();
      await this.subscriptions.holdCustomer(order.customer.id);
      await this.settlement.settle(actor, order);
      return order;
    });
  }

  /** Cancels an unpaid order and notifies its customer. */
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
}
