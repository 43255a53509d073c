import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { likeAnywhere, likeLiteral } from '../../platform/database/index.ts';
import { PlanOrder, type OrderState } from './plan-order.entity.ts';

export type OrderListQuery = { search: string | null; state: OrderState | null; page: number; pageSize: number };
export type OrderWithCustomer = Loaded<PlanOrder, 'customer.user'>;

const FROM = 'from plan_order o join customer c on c.id = o.customer_id join app_user u on u.id = c.user_id';
const WITH_CUSTOMER = { populate: ['customer.user'] } as const;

@Injectable()
export class OrderRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  ofCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.em.find(PlanOrder, { customer: customerId }, { orderBy: { id: 'desc' } });
  }

  byId(id: number): Promise<OrderWithCustomer | null> {
    return this.em.findOne(PlanOrder, { id }, WITH_CUSTOMER);
  }

  /** Locks the row, so that of two who close an order one wins. */
  async locked(id: number): Promise<OrderWithCustomer | null> {
    const row = await this.em.findOne(PlanOrder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return row && this.em.populate(row, WITH_CUSTOMER.populate) as Promise<unknown> as Promise<OrderWithCustomer>;
  }

  async hasWaiting(customerId: number, planId: number): Promise<boolean> {
    return (await this.em.count(PlanOrder, { customer: customerId, plan: planId, state: 'waiting' })) > 0;
  }

  /** The next number of an invoice of the year: ten digits, fit for a variable symbol. */
  async nextNumber(year: string): Promise<string> {
    const [row] = await this.em.execute<{ serial: number }[]>(`select nextval('plan_order_serial')::int as serial`);
    return `${year}${String(row?.serial ?? 0).padStart(6, '0')}`;
  }

  async add(given: RequiredEntityData<PlanOrder>): Promise<PlanOrder> {
    const order = this.em.create(PlanOrder, given);
    await this.em.flush();
    return order;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** One page of the operator's list, the newest first, and how many there are in each state. */
  async page(query: OrderListQuery): Promise<{ orders: OrderWithCustomer[]; counts: Record<OrderState, number> }> {
    const { where, params } = searched(query.search);
    const byState = query.state === null ? '' : ' and o.state = ?';
    const ids = await this.em.execute<{ id: number }[]>(
      `select o.id ${FROM} where ${where}${byState} order by o.id desc limit ? offset ?`, [...params, ...(query.state === null ? [] : [query.state]), query.pageSize, (query.page - 1) * query.pageSize]);
    const counted = await this.em.execute<{ state: OrderState; count: string }[]>(`select o.state, count(*) as count ${FROM} where ${where} group by o.state`, params);
    const orders = await this.em.find(PlanOrder, { id: { $in: ids.map(({ id }) => id) } }, { ...WITH_CUSTOMER, orderBy: { id: 'desc' } });
    return { orders, counts: { waiting: 0, paid: 0, cancelled: 0, ...Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)])) } };
  }

  /** Closes what a customer has not paid. */
  async cancelWaiting(customerId: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(PlanOrder, { customer: customerId, state: 'waiting' }, { state: 'cancelled', cancelledAt: now });
  }
}

/** Orders whose number begins with the text, or whose customer's name or address holds it. */
function searched(search: string | null): { where: string; params: unknown[] } {
  if (search === null) return { where: 'true', params: [] };
  const anywhere = likeAnywhere(search);
  return { where: '(o.number like ? or c.name ilike ? or u.email::text ilike ?)', params: [`${likeLiteral(search)}%`, anywhere, anywhere] };
}
