import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { MembershipMailsService } from '../membership-mails.service.ts';
import { orderClosed, orderNotFound } from '../membership.errors.ts';
import {
  OrderAdminRepository,
  type OrderCounts,
  type OrderExportQuery,
  type OrderExportRow,
  type OrderListQuery,
} from './order.admin.repository.ts';
import { OrderRepository, type OrderWithCustomer } from '../order.repository.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import { OrdersService } from './orders.service.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';

/** Search, payment and cancellation of orders in the console. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly repository: OrderAdminRepository,
    private readonly customerOrders: OrdersService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly settlement: OrderSettlementService,
    private readonly mails: MembershipMailsService,
    private readonly clock: Clock,
  ) {}

  list(query: Omit<OrderListQuery, 'today'>): Promise<{ orders: OrderWithCustomer[]; counts: OrderCounts }> {
    return this.repository.listPage({ ...query, today: this.clock.today() });
  }

  streamAll(query: Omit<OrderExportQuery, 'today'>): AsyncIterable<OrderExportRow> {
    return this.repository.streamAll({ ...query, today: this.clock.today() });
  }

  /** Records the payment and begins the paid year. A concurrent second call fails with ORDER_CLOSED. */
  markPaid(actor: Actor, id: number): Promise<OrderWithCustomer> {
    return this.unit.run(async () => {
      const order = await this.loadForUpdate(id);
      if (order.state !== 'waiting') throw orderClosed();
      await this.subscriptions.lockCustomer(order.customer.id);
      await this.settlement.settle(actor, order);
      return order;
    });
  }

  /** Cancels an unpaid order and notifies its customer. */
  cancel(actor: Actor, id: number): Promise<OrderWithCustomer> {
    return this.unit.run(async () => {
      const order = await this.loadForUpdate(id);
      await this.customerOrders.close(actor, order);
      await this.mails.sendOrderCancelled(order);
      return order;
    });
  }

  private async loadForUpdate(id: number): Promise<OrderWithCustomer> {
    const order = await this.orders.findForUpdate(id);
    if (!order) throw orderNotFound();
    return order;
  }
}
