import { Injectable } from '@nestjs/common';
import type { PlanOrder } from './plan-order.entity.ts';
import { OrderRepository } from './order.repository.ts';

/** Orders of plans and their pro-forma invoices. */
@Injectable()
export class OrdersService {
  constructor(private readonly orders: OrderRepository) {}

  /** Orders of a customer, the newest first. */
  ofCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.orders.ofCustomer(customerId);
  }
}
