import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
  type RetainedData,
} from '../../../platform/privacy/index.ts';
import { OrderRepository } from '../order.repository.ts';

/** Orders of plans with the buyers of their invoices. */
@Injectable()
export class OrdersPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'orders';

  constructor(
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const orders = customerId === null ? [] : await this.orders.listByCustomer(customerId);
    return orders.map(
      ({
        number,
        planName,
        priceHaler,
        creditHaler,
        state,
        buyer,
        createdAt,
        dueOn,
        paidAt,
        cancelledAt,
      }) => ({
        number,
        plan: planName,
        price: priceHaler / 100,
        credit: creditHaler / 100,
        state,
        buyer,
        created_at: createdAt,
        due_on: dueOn,
        paid_at: paidAt,
        cancelled_at: cancelledAt,
      }),
    );
  }

  /**
   * Orders and invoices are kept with the buyer (accounting law, PRODUCT §2). Waiting orders are cancelled.
   */
  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.orders.cancelWaiting(customerId, this.clock.now());
  }

  async countRetained({ customerId }: Person): Promise<RetainedData> {
    const orders = customerId === null ? [] : await this.orders.listByCustomer(customerId);
    return { reason: 'accounting', count: orders.length };
  }
}
