import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { escapeLike, SqlCursor, selectCustomers } from '../../../platform/database/index.ts';
import type { OrderWithCustomer } from '../order.repository.ts';
import { PlanOrder, type OrderState } from '../plan-order.entity.ts';

/** Filter values; `overdue` is a subset of `waiting`. */
export type OrderListState = OrderState | 'overdue';
export type OrderCounts = Record<OrderListState, number>;

export type OrderExportQuery = {
  search: string | null;
  state: OrderListState | null;
  /** Current day, YYYY-MM-DD; earlier due days are overdue. */
  today: string;
  /** Range of `created_at`; `until` is exclusive. */
  from: Date | null;
  until: Date | null;
  sort: 'number' | 'customer' | 'price' | 'created' | 'due';
  order: 'asc' | 'desc';
};
export type OrderListQuery = OrderExportQuery & { page: number; pageSize: number };

export type OrderExportRow = {
  number: string;
  customer: string;
  customer_id: number;
  email: string;
  buyer: string | null;
  ico: string | null;
  plan_name: string;
  price_haler: number;
  credit_haler: number;
  state: OrderState;
  created_at: string;
  due_on: string;
  paid_at: string | null;
  cancelled_at: string | null;
};

const ORDER_COLUMNS = {
  number: 'o.number',
  customer: 'c.name collate "cs-CZ-x-icu"',
  price: 'o.price_haler',
  created: 'o.created_at',
  due: 'o.due_on',
} as const;

/** Orders of plans for the console. */
@Injectable()
export class OrderAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page, with counts by state under the other filters. */
  async listPage(query: OrderListQuery): Promise<{ orders: OrderWithCustomer[]; counts: OrderCounts }> {
    const { where, params } = buildConditions(query, query.state);
    const others = buildConditions(query, null);
    const join = query.sort === 'customer' ? 'join customer c on c.id = o.customer_id' : '';
    const ids = await this.em.execute<{ id: number }[]>(
      `select o.id from plan_order o ${join} where ${where} order by ${buildOrder(query)} limit ? offset ?`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    const counted = await this.em.execute<{ state: OrderState; count: number; overdue: number }[]>(
      `select o.state, count(*)::int as count, (count(*) filter (where ${IS_OVERDUE}))::int as overdue
       from plan_order o where ${others.where} group by o.state`,
      [query.today, ...others.params],
    );
    const orders = await this.em.find(
      PlanOrder,
      { id: { $in: ids.map(({ id }) => id) } },
      { populate: ['customer.user'] },
    );
    const found = new Map(orders.map((order) => [order.id, order]));
    return {
      orders: ids.flatMap(({ id }) => found.get(id) ?? []),
      counts: {
        waiting: 0,
        paid: 0,
        cancelled: 0,
        ...Object.fromEntries(counted.map(({ state, count }) => [state, count])),
        overdue: counted.reduce((sum, { overdue }) => sum + overdue, 0),
      },
    };
  }

  /** Streams all matching rows in the order of the query. */
  streamAll(query: OrderExportQuery): AsyncIterable<OrderExportRow> {
    const { where, params } = buildConditions(query, query.state);
    return this.cursor.stream<OrderExportRow>(
      `select o.number, c.name as customer, c.id as customer_id, u.email::text as email,
         o.buyer ->> 'name' as buyer, o.buyer ->> 'ico' as ico, o.plan_name, o.price_haler, o.credit_haler, o.state,
         o.created_at, o.due_on::text, o.paid_at, o.cancelled_at
       from plan_order o join customer c on c.id = o.customer_id join app_user u on u.id = c.user_id
       where ${where} order by ${buildOrder(query)}`,
      params,
    );
  }
}

const IS_OVERDUE = `o.state = 'waiting' and o.due_on < ?::date`;

const buildOrder = ({ sort, order }: OrderExportQuery): string =>
  `${ORDER_COLUMNS[sort]} ${order}, o.id ${order}`;

/**
 * The search matches the beginning of the number and parts of the name and e-mail of the customer. `=
 * any(array(…))` lets PostgreSQL combine both index scans.
 */
function buildConditions(
  { search, from, until, today }: OrderExportQuery,
  state: OrderListState | null,
): { where: string; params: unknown[] } {
  const parts = ['true'];
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]): void => {
    parts.push(sql);
    params.push(...values);
  };
  if (state === 'overdue') add(IS_OVERDUE, today);
  else if (state !== null) add('o.state = ?', state);
  if (from !== null) add('o.created_at >= ?', from);
  if (until !== null) add('o.created_at < ?', until);
  if (search !== null) {
    const customers = selectCustomers(search);
    add(
      `(o.id = any(array(select id from plan_order where number like ?)) or o.customer_id = any(array(${customers.sql})))`,
      `${escapeLike(search)}%`,
      ...customers.params,
    );
  }
  return { where: parts.join(' and '), params };
}
