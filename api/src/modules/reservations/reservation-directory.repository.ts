import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { BOOKING } from '@prostora/contracts';
import type { PriceState } from '@prostora/pricing';
import { instant, instantOrNull, likeAnywhere, SqlCursor } from '../../platform/database/index.ts';
import type { CancelledBy, ReservationStatus } from './reservation.entity.ts';
import { WAITS_LONG_MS } from './reservation.states.ts';

/** A status, or `waiting`: requests without an answer for more than a day. */
export type DirectoryStatus = ReservationStatus | 'waiting';
export type ReservationDirectoryQuery = {
  search: string | null;
  status: DirectoryStatus | null;
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
export type DirectoryRow = {
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
  sequence: number;
  expiresAt: Date | null;
  awaitsProof: boolean;
  cancelledBy: CancelledBy | null;
  forgottenAt: Date | null;
  createdAt: Date;
  space: {
    id: number;
    name: string;
    slug: string;
    noName: boolean;
    building: { name: string; slug: string; customer: { id: number; name: string } };
  };
};
export type DirectoryCounts = Record<ReservationStatus | 'waiting', number>;
/** The spaces whose calendar is shown. */
export type DirectoryScope = Pick<ReservationDirectoryQuery, 'spaceId' | 'customerId'>;

type RawRow = {
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
  sequence: number;
  expires_at: string | null;
  awaits_proof: boolean;
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

const DAY = 86_400_000;
const ORDER_COLUMNS = {
  starts: 'r.starts_at',
  created: 'r.created_at',
  price: 'r.price_haler',
  guest: 'r.customer_name collate "cs-CZ-x-icu"',
} as const;
/**
 * Effective statuses (`statusAt`): an expired request is over before the job has closed it. Each parameter is
 * the current time.
 */
const IS_PENDING = `(r.status = 'pending' and (r.expires_at is null or r.expires_at > ?))`;
const IS_CANCELLED = `(r.status in ('cancelled', 'pending') and (r.status = 'cancelled' or r.expires_at <= ?))`;
const ROW = `r.id, r.status, r.starts_at, r.ends_at, r.customer_name, r.customer_email, r.customer_phone,
  r.number_of_guests, r.price_haler, r.price_state, r.sequence, r.expires_at, r.awaits_proof, r.cancelled_by,
  r.forgotten_at, r.created_at, r.space_id, s.name as space_name, s.slug as space_slug, s.no_name,
  b.name as building_name, b.slug as building_slug, c.id as owner_id, c.name as owner_name`;
const PLACE =
  'join space s on s.id = r.space_id join building b on b.id = s.building_id join customer c on c.id = b.customer_id';

/** Queries of the operator over reservations of all spaces. */
@Injectable()
export class ReservationDirectoryRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page; joined tables are read only for its rows. */
  async page(query: ReservationDirectoryQuery, now: Date): Promise<DirectoryRow[]> {
    const { sql, params } = conditions(query, now);
    const rows = await this.em.getConnection().execute<RawRow[]>(
      `with chosen as materialized (
         select r.*, row_number() over () as place from (
           select r.* from reservation r where ${sql} order by ${inOrder(query)} limit ? offset ?) r)
       select ${ROW} from chosen r ${PLACE} order by r.place`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    return rows.map(rowOf);
  }

  /**
   * Counts per status under the other filters, and of requests that wait too long; unfiltered counts use the
   * status index.
   */
  async counts(query: ReservationDirectoryQuery, now: Date): Promise<DirectoryCounts> {
    const { sql, params } = conditions({ ...query, status: null }, now);
    const numbers: Record<keyof DirectoryCounts, Sql> = {
      pending: statusIs('pending', now),
      confirmed: statusIs('confirmed', now),
      cancelled: statusIs('cancelled', now),
      waiting: statusIs('waiting', now),
    };
    const each = Object.entries(numbers).map(([name, of]) => ({
      ...of,
      sql:
        params.length === 0
          ? `(select count(*)::int from reservation r where ${of.sql}) as ${name}`
          : `(count(*) filter (where ${of.sql}))::int as ${name}`,
    }));
    const [row] = await this.em.getConnection().execute<DirectoryCounts[]>(
      `select ${each.map((one) => one.sql).join(', ')}
         ${params.length === 0 ? '' : `from reservation r where ${sql}`}`,
      [...each.flatMap((one) => one.params), ...params],
    );
    return row ?? { pending: 0, confirmed: 0, cancelled: 0, waiting: 0 };
  }

  /** Streams all matching rows. */
  async *all(query: ReservationDirectoryQuery, now: Date): AsyncGenerator<DirectoryRow> {
    const { sql, params } = conditions(query, now);
    for await (const raw of this.cursor.rows<RawRow>(
      `select ${ROW} from reservation r ${PLACE} where ${sql} order by ${inOrder(query)}`,
      params,
    ))
      yield rowOf(raw);
  }

  /** Reservations that hold time in the period, earliest first up to `limit`, and their total. */
  async within(
    scope: DirectoryScope,
    from: Date,
    until: Date,
    now: Date,
    limit: number,
  ): Promise<{ rows: DirectoryRow[]; total: number }> {
    const where = joined([
      ...scopeOf(scope),
      overlap(from, until),
      { sql: `(${IS_PENDING} or r.status = 'confirmed')`, params: [now] },
    ]);
    const rows = await this.em.getConnection().execute<(RawRow & { total: number })[]>(
      `select ${ROW}, r.total from (
           select r.*, count(*) over ()::int as total from reservation r where ${where.sql}
           order by r.starts_at, r.id limit ?) r ${PLACE}
         order by r.starts_at, r.id`,
      [...where.params, limit],
    );
    return { rows: rows.map(rowOf), total: rows[0]?.total ?? 0 };
  }

  /** The space, or the customer's spaces that are not deleted; none without a filter. */
  async spaceIds({ spaceId, customerId }: DirectoryScope): Promise<number[]> {
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

const inOrder = ({ sort, order }: ReservationDirectoryQuery): string =>
  `${ORDER_COLUMNS[sort]} ${order}, r.id ${order}`;
const joined = (parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(' and ') || 'true',
  params: parts.flatMap(({ params }) => params),
});
/** A slot has a maximum length, so a lower bound on `starts_at` lets its index be used. */
const endingAfter = (from: Date): Sql => ({
  sql: 'r.ends_at > ? and r.starts_at > ?',
  params: [from, new Date(from.getTime() - (BOOKING.longestDays + 1) * DAY)],
});
const overlap = (from: Date, until: Date): Sql =>
  joined([{ sql: 'r.starts_at < ?', params: [until] }, endingAfter(from)]);

function statusIs(status: DirectoryStatus, now: Date): Sql {
  if (status === 'confirmed') return { sql: `r.status = 'confirmed'`, params: [] };
  if (status === 'waiting')
    return {
      sql: `${IS_PENDING} and not r.awaits_proof and r.created_at <= ?`,
      params: [now, new Date(now.getTime() - WAITS_LONG_MS)],
    };
  return { sql: status === 'pending' ? IS_PENDING : IS_CANCELLED, params: [now] };
}

function scopeOf({ spaceId, customerId }: DirectoryScope): Sql[] {
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

function conditions(query: ReservationDirectoryQuery, now: Date): Sql {
  const { status, from, until, when, search } = query;
  return joined([
    ...scopeOf(query),
    ...(status === null ? [] : [statusIs(status, now)]),
    ...(when === null
      ? []
      : [when === 'upcoming' ? endingAfter(now) : { sql: 'r.ends_at <= ?', params: [now] }]),
    ...(from === null ? [] : [endingAfter(from)]),
    ...(until === null ? [] : [{ sql: 'r.starts_at < ?', params: [until] }]),
    ...(search === null ? [] : [searched(search)]),
  ]);
}

/**
 * Each alternative has its own index; arrays let the rows of the list be read once for all of them.
 * Anonymized guests are not matched by name or e-mail.
 */
function searched(search: string): Sql {
  const anywhere = likeAnywhere(search);
  const bare = search.replace(/\s/gu, '');
  const ways: Sql[] = [
    {
      sql: 'r.id = any(array(select id from reservation where (customer_name ilike ? or customer_email ilike ?) and forgotten_at is null))',
      params: [anywhere, anywhere],
    },
    {
      sql: 'r.space_id = any(array(select id from space where name ilike ? union all select s.id from space s join building b on b.id = s.building_id where b.name ilike ?))',
      params: [anywhere, anywhere],
    },
    ...(/\d{3}/u.test(bare)
      ? [
          {
            sql: `r.id = any(array(select id from reservation where replace(customer_phone, ' ', '') like ?))`,
            params: [likeAnywhere(bare)],
          },
        ]
      : []),
    ...(/^[1-9]\d{0,8}$/u.test(bare) ? [{ sql: 'r.id = ?::int', params: [Number(bare)] }] : []),
  ];
  return {
    sql: `(${ways.map(({ sql }) => sql).join(' or ')})`,
    params: ways.flatMap(({ params }) => params),
  };
}

const rowOf = (raw: RawRow): DirectoryRow => ({
  id: raw.id,
  status: raw.status,
  startsAt: instant(raw.starts_at),
  endsAt: instant(raw.ends_at),
  customerName: raw.customer_name,
  customerEmail: raw.customer_email,
  customerPhone: raw.customer_phone,
  numberOfGuests: raw.number_of_guests,
  priceHaler: raw.price_haler,
  priceState: raw.price_state,
  sequence: raw.sequence,
  expiresAt: instantOrNull(raw.expires_at),
  awaitsProof: raw.awaits_proof,
  cancelledBy: raw.cancelled_by,
  forgottenAt: instantOrNull(raw.forgotten_at),
  createdAt: instant(raw.created_at),
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
