import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { BOOKING, DAY_MS } from '@prostora/contracts';
import type { PriceState } from '@prostora/pricing';
import {
  parseTimestamp,
  parseTimestampOrNull,
  SqlCursor,
  matchAny,
  matchPhone,
  SEARCH_TEXTS,
  selectIds,
  selectSpaces,
} from '../../../platform/database/index.ts';
import type { QuoteSnapshot } from '../../pricing/index.ts';
import type { CancelledBy, ReservationSource, ReservationStatus } from '../reservation.entity.ts';
import { EVENT_KEY_SQL } from '../reservation-group.ts';
import { isWaitingList, WAITS_LONG_MS } from '../reservation.states.ts';

/** A status, or `waiting`: requests without an answer for more than a day. */
export type ReservationAdminStatus = ReservationStatus | 'waiting';
export type ReservationAdminQuery = {
  search: string | null;
  status: ReservationAdminStatus | null;
  /** Slots that overlap this period. */
  from: Date | null;
  until: Date | null;
  when: 'upcoming' | 'past' | null;
  spaceId: number | null;
  customerId: number | null;
  sort: 'starts' | 'created' | 'price' | 'guest';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type ReservationAdminRow = {
  id: number;
  status: ReservationStatus;
  startsAt: Date;
  endsAt: Date;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  numberOfGuests: number;
  priceHaler: number;
  priceState: PriceState | null;
  /** Only of rows for export. */
  quoteAnswer?: QuoteSnapshot | null;
  sequence: number;
  expiresAt: Date | null;
  awaitsEmailConfirmation: boolean;
  source: ReservationSource;
  cancelledBy: CancelledBy | null;
  anonymizedAt: Date | null;
  createdAt: Date;
  space: {
    id: number;
    name: string;
    slug: string;
    noName: boolean;
    building: { name: string; slug: string; customer: { id: number; name: string } };
  };
};
export type ReservationAdminCounts = Record<ReservationStatus | 'waiting', number>;
/** The spaces whose calendar is shown. */
export type ReservationAdminScope = Pick<ReservationAdminQuery, 'spaceId' | 'customerId'>;

/** A row as PostgreSQL returns `RESERVATION_ROW_COLUMNS`. */
export type RawReservationRow = {
  id: number;
  status: ReservationStatus;
  starts_at: string;
  ends_at: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  number_of_guests: number;
  price_haler: number;
  price_state: PriceState | null;
  quote_answer?: QuoteSnapshot | null;
  sequence: number;
  expires_at: string | null;
  awaits_proof: boolean;
  source: ReservationSource;
  cancelled_by: CancelledBy | null;
  forgotten_at: string | null;
  created_at: string;
  space_id: number;
  space_name: string;
  space_slug: string;
  no_name: boolean;
  building_name: string;
  building_slug: string;
  owner_id: number;
  owner_name: string;
};
type Sql = { sql: string; params: unknown[] };

const ORDER_COLUMNS = {
  starts: 'r.starts_at',
  created: 'r.created_at',
  price: 'r.row_price',
  guest: 'r.customer_name collate "cs-CZ-x-icu"',
} as const;
/**
 * Effective statuses (`statusAt`): an expired request is over before the job has closed it. Each parameter is
 * the current time.
 */
const IS_PENDING = `(r.status = 'pending' and (r.expires_at is null or r.expires_at > ?))`;
/** The requests of an event are one row, that of the first one under the filters. */
const IS_OF_REQUESTED_EVENT = `(${IS_PENDING} and coalesce(r.series_id, r.group_id) is not null)`;
const IS_CANCELLED = `(r.status in ('cancelled', 'pending') and (r.status = 'cancelled' or r.expires_at <= ?))`;
/** Columns of `reservation r` with `RESERVATION_ROW_JOINS`. */
export const RESERVATION_ROW_COLUMNS = `r.id, r.status, r.starts_at, r.ends_at, r.customer_name, r.customer_email, r.customer_phone,
  r.number_of_guests, r.price_haler, r.price_state, r.sequence, r.expires_at, r.awaits_proof, r.source, r.cancelled_by,
  r.forgotten_at, r.created_at, r.space_id, s.name as space_name, s.slug as space_slug, s.no_name,
  b.name as building_name, b.slug as building_slug, c.id as owner_id, c.name as owner_name`;
export const RESERVATION_ROW_JOINS =
  'join space s on s.id = r.space_id join building b on b.id = s.building_id join customer c on c.id = b.customer_id';

/** Queries of the operator over reservations of all spaces. */
@Injectable()
export class ReservationAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page; joined tables are read only for its rows. Requests of an event are sorted by their total price. */
  async listPage(query: ReservationAdminQuery, now: Date): Promise<ReservationAdminRow[]> {
    const { sql, params } = buildConditions(query, now);
    const offset = (query.page - 1) * query.pageSize;
    const order = buildOrderBy(query);
    const rows = await this.em.getConnection().execute<RawReservationRow[]>(
      `with chosen as materialized (
         select r.*, row_number() over () as place from (
           select * from (
             (select r.*, 1::bigint as position from (select r.*, r.price_haler as row_price from reservation r) r
              where ${sql} and not ${IS_OF_REQUESTED_EVENT} order by ${order} limit ?)
             union all select r.*, least(sum(r.price_haler) over event, 2147483647)::int as row_price,
               row_number() over (event order by r.starts_at, r.id) as position
             from reservation r where ${sql} and ${IS_OF_REQUESTED_EVENT} window event as (partition by ${EVENT_KEY_SQL})
           ) r where r.position = 1 order by ${order} limit ? offset ?) r)
       select ${RESERVATION_ROW_COLUMNS} from chosen r ${RESERVATION_ROW_JOINS} order by r.place`,
      [...params, now, offset + query.pageSize, ...params, now, query.pageSize, offset],
    );
    return rows.map(toReservationRow);
  }

  /**
   * Counts of rows per status under the other filters, and of requests that wait too long; unfiltered counts use the
   * status index.
   */
  async countByStatus(query: ReservationAdminQuery, now: Date): Promise<ReservationAdminCounts> {
    const { sql, params } = buildConditions({ ...query, status: null }, now);
    const statusConditions: Record<keyof ReservationAdminCounts, Sql> = {
      pending: hasStatus('pending', now),
      confirmed: hasStatus('confirmed', now),
      cancelled: hasStatus('cancelled', now),
      waiting: hasStatus('waiting', now),
    };
    const each = Object.entries(statusConditions).map(([name, condition]) => {
      const isRequest = name === 'pending' || name === 'waiting';
      const count = isRequest ? `count(distinct ${EVENT_KEY_SQL})` : 'count(*)';
      return {
        ...condition,
        sql:
          params.length === 0
            ? `(select ${count}::int from reservation r where ${condition.sql}) as ${name}`
            : `(${count} filter (where ${condition.sql}))::int as ${name}`,
      };
    });
    const [row] = await this.em.getConnection().execute<ReservationAdminCounts[]>(
      `select ${each.map((one) => one.sql).join(', ')}
         ${params.length === 0 ? '' : `from reservation r where ${sql}`}`,
      [...each.flatMap((one) => one.params), ...params],
    );
    return row ?? { pending: 0, confirmed: 0, cancelled: 0, waiting: 0 };
  }

  /** Streams all matching reservations with their quotes, each date of a request too. */
  async *streamAll(query: ReservationAdminQuery, now: Date): AsyncGenerator<ReservationAdminRow> {
    const { sql, params } = buildConditions(query, now);
    for await (const raw of this.cursor.stream<RawReservationRow>(
      `select ${RESERVATION_ROW_COLUMNS}, q.answer as quote_answer from (select r.*, r.price_haler as row_price from reservation r) r ${RESERVATION_ROW_JOINS}
       left join quote q on q.id = r.quote_id where ${sql} order by ${buildOrderBy(query)}`,
      params,
    ))
      yield toReservationRow(raw);
  }

  /** Reservations that hold time in the period, earliest first up to `limit`, and their total. */
  async listOverlapping(
    scope: ReservationAdminScope,
    from: Date,
    until: Date,
    now: Date,
    limit: number,
  ): Promise<{ rows: ReservationAdminRow[]; total: number }> {
    const where = joinConditions([
      ...buildScope(scope),
      overlapping(from, until),
      { sql: `(${IS_PENDING} or r.status = 'confirmed')`, params: [now] },
    ]);
    const rows = await this.em.getConnection().execute<(RawReservationRow & { total: number })[]>(
      `select ${RESERVATION_ROW_COLUMNS}, r.total from (
           select r.*, count(*) over ()::int as total from reservation r where ${where.sql}
           order by r.starts_at, r.id limit ?) r ${RESERVATION_ROW_JOINS}
         order by r.starts_at, r.id`,
      [...where.params, limit],
    );
    return { rows: rows.map(toReservationRow), total: rows[0]?.total ?? 0 };
  }

  /** The space, or the customer's spaces that are not deleted; none without a filter. */
  async listSpaceIds({ spaceId, customerId }: ReservationAdminScope): Promise<number[]> {
    if (spaceId === null && customerId === null) return [];
    const rows = await this.em.getConnection().execute<{ id: number }[]>(
      `select s.id from space s join building b on b.id = s.building_id
       where ${spaceId === null ? `s.status <> 'DELETED'` : 's.id = ?'}
         ${customerId === null ? '' : 'and b.customer_id = ?'}
       order by s.id`,
      [spaceId, customerId].filter((id) => id !== null),
    );
    return rows.map(({ id }) => id);
  }
}

/** Of requests for one time the one to answer first stands first. */
const buildOrderBy = ({ sort, order, status }: ReservationAdminQuery): string =>
  [ORDER_COLUMNS[sort], ...(isWaitingList({ status }) ? ['r.expires_at'] : []), 'r.id']
    .map((column) => `${column} ${order}`)
    .join(', ');
const joinConditions = (parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' and ') || 'true',
  params: parts.flatMap(({ params }) => params),
});
/** A slot has a maximum length, so a lower bound on `starts_at` lets its index be used. */
const endingAfter = (from: Date): Sql => ({
  sql: 'r.ends_at > ? and r.starts_at > ?',
  params: [from, new Date(from.getTime() - (BOOKING.maxDays + 1) * DAY_MS)],
});
const overlapping = (from: Date, until: Date): Sql =>
  joinConditions([{ sql: 'r.starts_at < ?', params: [until] }, endingAfter(from)]);

function hasStatus(status: ReservationAdminStatus, now: Date): Sql {
  if (status === 'confirmed') return { sql: `r.status = 'confirmed'`, params: [] };
  if (status === 'waiting')
    return {
      sql: `${IS_PENDING} and r.agreed_at is null and not r.awaits_proof and r.source <> 'owner' and r.created_at <= ?`,
      params: [now, new Date(now.getTime() - WAITS_LONG_MS)],
    };
  return { sql: status === 'pending' ? IS_PENDING : IS_CANCELLED, params: [now] };
}

function buildScope({ spaceId, customerId }: ReservationAdminScope): Sql[] {
  return [
    ...(spaceId === null ? [] : [{ sql: 'r.space_id = ?', params: [spaceId] }]),
    ...(customerId === null
      ? []
      : [
          {
            sql: 'r.space_id in (select s.id from space s join building b on b.id = s.building_id where b.customer_id = ?)',
            params: [customerId],
          },
        ]),
  ];
}

function buildConditions(query: ReservationAdminQuery, now: Date): Sql {
  const { status, from, until, when, search } = query;
  return joinConditions([
    ...buildScope(query),
    ...(status === null ? [] : [hasStatus(status, now)]),
    ...(when === null
      ? []
      : [when === 'upcoming' ? endingAfter(now) : { sql: 'r.ends_at <= ?', params: [now] }]),
    ...(from === null ? [] : [endingAfter(from)]),
    ...(until === null ? [] : [{ sql: 'r.starts_at < ?', params: [until] }]),
    ...(search === null ? [] : [buildSearch(search)]),
  ]);
}

/**
 * Each alternative has its own index; arrays let the rows of the list be read once for all of them.
 * Anonymized guests are not matched by name or e-mail.
 */
function buildSearch(search: string): Sql {
  const guests = selectIds(SEARCH_TEXTS.reservation, search);
  const spaces = selectSpaces(search);
  const phone = matchPhone('customer_phone', search);
  const number = search.replace(/\s/gu, '');
  return matchAny(
    { sql: `r.id = any(array(${guests.sql}))`, params: guests.params },
    { sql: `r.space_id = any(array(${spaces.sql}))`, params: spaces.params },
    ...(phone.params.length > 0
      ? [
          {
            sql: `r.id = any(array(select id from reservation where ${phone.sql}))`,
            params: phone.params,
          },
        ]
      : []),
    ...(/^[1-9]\d{0,8}$/u.test(number) ? [{ sql: 'r.id = ?::int', params: [Number(number)] }] : []),
  );
}

export const toReservationRow = (raw: RawReservationRow): ReservationAdminRow => ({
  id: raw.id,
  status: raw.status,
  startsAt: parseTimestamp(raw.starts_at),
  endsAt: parseTimestamp(raw.ends_at),
  customerName: raw.customer_name,
  customerEmail: raw.customer_email,
  customerPhone: raw.customer_phone,
  numberOfGuests: raw.number_of_guests,
  priceHaler: raw.price_haler,
  priceState: raw.price_state,
  ...(raw.quote_answer !== undefined && { quoteAnswer: raw.quote_answer }),
  sequence: raw.sequence,
  expiresAt: parseTimestampOrNull(raw.expires_at),
  awaitsEmailConfirmation: raw.awaits_proof,
  source: raw.source,
  cancelledBy: raw.cancelled_by,
  anonymizedAt: parseTimestampOrNull(raw.forgotten_at),
  createdAt: parseTimestamp(raw.created_at),
  space: {
    id: raw.space_id,
    name: raw.space_name,
    slug: raw.space_slug,
    noName: raw.no_name,
    building: {
      name: raw.building_name,
      slug: raw.building_slug,
      customer: { id: raw.owner_id, name: raw.owner_name },
    },
  },
});
