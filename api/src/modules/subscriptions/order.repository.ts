import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { PlanOrder } from './plan-order.entity.ts';

export type OrderWithCustomer = Loaded<PlanOrder, 'customer.user'>;

const WITH_CUSTOMER = { populate: ['customer.user'] } as const;

@Injectable()
export class OrderRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  listByCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.em.find(PlanOrder, { customer: customerId }, { orderBy: { id: 'desc' } });
  }

  findById(id: number): Promise<OrderWithCustomer | null> {
    return this.em.findOne(PlanOrder, { id }, WITH_CUSTOMER);
  }

  /** Locks the order until the end of the transaction. */
  async findForUpdate(id: number): Promise<OrderWithCustomer | null> {
    const row = await this.em.findOne(PlanOrder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return (
      row && (this.em.populate(row, WITH_CUSTOMER.populate) as Promise<unknown> as Promise<OrderWithCustomer>)
    );
  }

  async populateCustomer(order: PlanOrder): Promise<OrderWithCustomer> {
    return this.em.populate(order, WITH_CUSTOMER.populate) as Promise<unknown> as Promise<OrderWithCustomer>;
  }

  async hasWaiting(customerId: number, planId: number): Promise<boolean> {
    return (await this.em.count(PlanOrder, { customer: customerId, plan: planId, state: 'waiting' })) > 0;
  }

  /** Next invoice number: the year and six digits, valid as a variable symbol. */
  async nextNumber(year: string): Promise<string> {
    const [row] = await this.em.execute<{ serial: number }[]>(
      `select nextval('plan_order_serial')::int as serial`,
    );
    return `${year}${String(row?.serial ?? 0).padStart(6, '0')}`;
  }

  async create(given: RequiredEntityData<PlanOrder>): Promise<PlanOrder> {
    const order = this.em.create(PlanOrder, given);
    await this.em.flush();
    return order;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async cancelWaiting(customerId: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      PlanOrder,
      { customer: customerId, state: 'waiting' },
      { state: 'cancelled', cancelledAt: now },
    );
  }
}
