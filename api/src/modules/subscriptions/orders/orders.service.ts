import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { isMember } from '../../accounts/members/index.ts';
import { orderClosed, orderNotFound } from '../membership.errors.ts';
import { requirePlanCustomer } from '../membership.policy.ts';
import { OrderRepository } from '../order.repository.ts';
import type { PlanOrder } from '../plan-order.entity.ts';

/** Orders of a customer after they were placed. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  listByCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.orders.listByCustomer(customerId);
  }

  /** Cancels an unpaid order of the actor. */
  cancel(actor: Actor, id: number): Promise<PlanOrder> {
    return this.unit.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order || !isMember(actor, order.customer.id)) throw orderNotFound();
      requirePlanCustomer(actor);
      await this.close(actor, order);
      return order;
    });
  }

  /** Cancels a waiting order. Must run inside a unit of work that has locked it. */
  async close(actor: Actor, order: PlanOrder): Promise<void> {
    if (order.state !== 'waiting') throw orderClosed();
    order.state = 'cancelled';
    order.cancelledAt = this.clock.now();
    await this.audit.record(
      actor,
      'order.cancel',
      { type: 'order', id: order.id },
      { state: 'waiting' },
      { state: 'cancelled' },
    );
    await this.orders.flush();
  }
}
