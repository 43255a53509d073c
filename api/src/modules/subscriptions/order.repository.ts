import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PlanOrder } from './plan-order.entity.ts';

@Injectable()
export class OrderRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  ofCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.em.find(PlanOrder, { customer: customerId }, { orderBy: { id: 'desc' } });
  }
}
