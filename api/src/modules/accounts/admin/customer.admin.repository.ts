import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import {
  parseTimestamp,
  parseTimestampOrNull,
  SqlCursor,
  selectCustomers,
} from '../../../platform/database/index.ts';
import { Customer } from '../customers/index.ts';

export type CustomerListQuery = {
  search: string | null;
  /** Slug of the plan in force. */
  plan: string | null;
  sort: 'name' | 'created' | 'spaces';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export type CustomerExportQuery = Omit<CustomerListQuery, 'page' | 'pageSize'>;

export type CustomerRow = {
  id: number;
  name: string;
  ico: string | null;
  dic: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  postalCode: string | null;
  createdAt: Date;
  userId: number;
  email: string;
  isBlocked: boolean;
  plan: { id: number; name: string; trial: boolean; endsAt: Date | null } | null;
  spacesCount: number;
  publishedCount: number;
};

type RawRow = {
  id: number;
  name: string;
  ico: string | null;
  dic: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  postal_code: string | null;
  created_at: string;
  user_id: number;
  email: string;
  blocked: boolean;
  plan_id: number | null;
  plan_name: string | null;
  trial: boolean | null;
  ends_at: string | null;
  spaces_count: number;
  published_count: number;
};

const ORDER_COLUMNS = {
  name: 'c.name collate "cs-CZ-x-icu"',
  created: 'c.created_at',
  spaces: 'coalesce(n.spaces_count, 0)',
} as const;

/** Numbers of spaces of all customers; answered by two index-only scans. */
const SPACE_COUNTS = `
  select b.customer_id, count(*) as spaces_count
  from building b join space s on s.building_id = b.id where s.status <> 'DELETED' group by b.customer_id`;
/**
 * Numbers of all and of published spaces by customer.
 * @param condition SQL condition that starts with `and`, or empty for all customers
 */
const buildSpaceCounts = (condition: string): string => `
  select b.customer_id, count(*)::int as spaces_count,
    (count(*) filter (where s.status = 'PUBLISHED'))::int as published_count
  from building b join space s on s.building_id = b.id where s.status <> 'DELETED' ${condition} group by b.customer_id`;

/**
 * The plan in force: a paid one before a trial, then the one that ends later. Same order as in
 * SubscriptionRepository.
 */
const IS_IN_FORCE = 's.starts_at <= ? and s.ends_at > ?';
const IN_FORCE_ORDER = 's.trial, s.ends_at desc, s.id desc';

const IS_ERASED = 'exists (select from app_user e where e.id = c.user_id and e.erased_at is not null)';

/** Customers for the console. Erased customers are excluded from lists. */
@Injectable()
export class CustomerAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page; plans and numbers of spaces are read only for its rows, unless the list is sorted by them. */
  async listPage(query: CustomerListQuery, now: Date): Promise<CustomerRow[]> {
    const { sql, params } = buildSelection(query, now);
    return this.loadRows(
      `${sql} limit ? offset ?`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
      now,
    );
  }

  /** Streams all matching rows in the order of the query. */
  async *streamAll(query: CustomerExportQuery, now: Date): AsyncGenerator<CustomerRow, void, undefined> {
    const { sql, params } = buildSelection(query, now);
    for await (const raw of this.cursor.stream<RawRow>(
      buildRowsQuery(sql, `left join (${buildSpaceCounts('')}) n on n.customer_id = c.id`),
      [...params, now, now],
    ))
      yield toCustomerRow(raw);
  }

  async count(query: CustomerListQuery, now: Date): Promise<number> {
    const { where, params } = buildConditions(query, now);
    const sql =
      params.length === 0
        ? `select (select count(*) from customer) - (select count(*) from customer c where ${IS_ERASED}) as total`
        : `select count(*) as total from customer c where ${where}`;
    const totals = await this.em.getConnection().execute<{ total: string }[]>(sql, params);
    return Number(totals[0]?.total ?? 0);
  }

  async findDetail(id: number, now: Date): Promise<{ row: CustomerRow; customer: Customer } | null> {
    const customer = await this.em.findOne(Customer, { id });
    const [row] = await this.loadRows('select c.* from customer c where c.id = ?', [id], now);
    return customer && row ? { row, customer } : null;
  }

  /** The customer with its user loaded, locked until the end of the transaction. */
  async findForUpdate(id: number): Promise<Customer | null> {
    const customer = await this.em.findOne(
      Customer,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return customer && (this.em.populate(customer, ['user']) as Promise<unknown> as Promise<Customer>);
  }

  /**
   * Uses the connection of the unit of work: waiting for a second pool connection inside one could deadlock.
   */
  private async loadRows(selection: string, params: readonly unknown[], now: Date): Promise<CustomerRow[]> {
    return (await this.em.execute<RawRow[]>(buildRowsQuery(selection), [...params, now, now])).map(
      toCustomerRow,
    );
  }
}

function buildSelection(query: CustomerExportQuery, now: Date): { sql: string; params: unknown[] } {
  const { where, params } = buildConditions(query, now);
  const spaceCountsJoin =
    query.sort === 'spaces' ? `left join (${SPACE_COUNTS}) n on n.customer_id = c.id` : '';
  return {
    sql: `select c.* from customer c ${spaceCountsJoin} where ${where}
      order by ${ORDER_COLUMNS[query.sort]} ${query.order}, c.id ${query.order}`,
    params,
  };
}

/**
 * The selected customers with user, plan and numbers of spaces, in the order of the selection.
 * The current time is needed twice as a parameter, at the end.
 */
const buildRowsQuery = (
  selection: string,
  spaceCountsJoin = `left join lateral (${buildSpaceCounts('and b.customer_id = c.id')}) n on true`,
): string => `
  with chosen as materialized (select c.*, row_number() over () as place from (${selection}) c)
  select c.id, c.name, c.ico, c.dic, c.phone, c.street, c.city, c.postal_code, c.created_at,
    u.id as user_id, u.email, u.blocked_at is not null as blocked,
    p.id as plan_id, p.name as plan_name, s.trial, s.ends_at,
    coalesce(n.spaces_count, 0) as spaces_count, coalesce(n.published_count, 0) as published_count
  from chosen c join app_user u on u.id = c.user_id
  left join lateral (
    select s.plan_id, s.trial, s.ends_at from subscription s
    where s.customer_id = c.id and ${IS_IN_FORCE} order by ${IN_FORCE_ORDER} limit 1
  ) s on true
  left join subscription_plan p on p.id = s.plan_id
  ${spaceCountsJoin}
  order by c.place`;

function buildConditions(
  { search, plan }: CustomerExportQuery,
  now: Date,
): { where: string; params: unknown[] } {
  const parts = [`not ${IS_ERASED}`];
  const params: unknown[] = [];
  if (plan !== null) {
    parts.push(`c.id in (select current.customer_id from (
      select distinct on (s.customer_id) s.customer_id, s.plan_id from subscription s
      where ${IS_IN_FORCE} order by s.customer_id, ${IN_FORCE_ORDER}
    ) current join subscription_plan p on p.id = current.plan_id where p.slug = ?)`);
    params.push(now, now, plan);
  }
  if (search !== null) {
    const customers = selectCustomers(search);
    parts.push(`c.id in (${customers.sql})`);
    params.push(...customers.params);
  }
  return { where: parts.join(' and '), params };
}

const toCustomerRow = (raw: RawRow): CustomerRow => ({
  id: raw.id,
  name: raw.name,
  ico: raw.ico,
  dic: raw.dic,
  phone: raw.phone,
  street: raw.street,
  city: raw.city,
  postalCode: raw.postal_code,
  createdAt: parseTimestamp(raw.created_at),
  userId: raw.user_id,
  email: raw.email,
  isBlocked: raw.blocked,
  plan:
    raw.plan_id === null
      ? null
      : {
          id: raw.plan_id,
          name: raw.plan_name ?? '',
          trial: raw.trial ?? false,
          endsAt: parseTimestampOrNull(raw.ends_at),
        },
  spacesCount: raw.spaces_count,
  publishedCount: raw.published_count,
});
