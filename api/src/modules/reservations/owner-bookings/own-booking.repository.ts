import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import {
  parseTimestamp,
  PreparedSqlClient,
  toArrayLiteral,
  matchAny,
  matchPhone,
  SEARCH_TEXTS,
  selectIds,
} from '../../../platform/database/index.ts';
import { OVERLAPPING_SPACE_IDS } from '../../availability/index.ts';
import { Space } from '../../spaces/index.ts';
import { Reservation } from '../reservation.entity.ts';
import { WITH_SPACE, type ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationGroup } from './reservation-group.entity.ts';
import { Series } from '../series/series.entity.ts';
import type { OwnSlot, SlotConflict } from './own-booking-rules.ts';

const WITH_OWNER = { populate: ['building.customer'] } as const;
export type SpaceWithOwner = Loaded<Space, 'building.customer'>;

/** Longest slot with its buffers: bounds the scan of the index on the start. */
const LONGEST = `interval '33 days'`;
/**
 * What meets each slot, in the space or in one that shares its floor. A foreign event counts against the slot
 * alone, all else against the slot with its buffers.
 */
const CONFLICTS_SQL = `
  with asked as (
    select * from unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[])
      as a(n, space_id, starts_at, ends_at, held_from, held_until)),
  sharing as (select s.id as space_id, unnest(${OVERLAPPING_SPACE_IDS}) as other_id
    from (select distinct space_id as id from asked) s)
  select a.n, a.space_id as "spaceId", c.starts_at as "startsAt", c.ends_at as "endsAt", c.reservation_id as "reservationId",
    case when c.space_id <> a.space_id then 'shared_floor' else c.kind end as kind,
    case when c.space_id <> a.space_id then '' else c.title end as title,
    c.kind = 'calendar' and not (c.starts_at < a.ends_at and c.ends_at > a.starts_at) as "isOnlyNear"
  from asked a join sharing on sharing.space_id = a.space_id
  cross join lateral (
    select 'reservation' as kind, r.space_id, r.starts_at, r.ends_at, r.id as reservation_id,
      coalesce(nullif(r.title, ''), r.customer_name) as title from reservation r
    where r.space_id = sharing.other_id and r.status <> 'cancelled'
      and (r.status <> 'pending' or r.expires_at is null or r.expires_at > $7)
      and r.starts_at > a.held_from - ${LONGEST} and r.starts_at < a.held_until + ${LONGEST}
      and r.held_from < a.held_until and r.held_until > a.held_from
    union all select 'proposal', p.space_id, p.starts_at, p.ends_at, p.reservation_id,
      coalesce(nullif(r.title, ''), r.customer_name) from change_proposal p join reservation r on r.id = p.reservation_id
    where p.space_id = sharing.other_id and p.state = 'open' and p.expires_at > $7
      and p.held_from < a.held_until and p.held_until > a.held_from
    union all select case when k.feed_id is null then 'block' else 'calendar' end, k.space_id, k.starts_at, k.ends_at, null,
      coalesce(nullif(k.private_reason, ''), k.reason)
    from blocked_slot k where k.space_id = sharing.other_id and k.starts_at < a.held_until and k.ends_at > a.held_from) c
  order by a.n, c.starts_at, c.reservation_id`;

type ConflictRow = Omit<SlotConflict, 'startsAt' | 'endsAt'> & {
  n: number;
  startsAt: string | Date;
  endsAt: string | Date;
  isOnlyNear: boolean;
};
/** A conflict with the index of its slot; a foreign event may touch only the buffers. */
export type FoundConflict = SlotConflict & { readonly slot: number; readonly isOnlyNear: boolean };
/** A person who has booked, with the latest contact. */
export type KnownGuest = {
  name: string;
  phone: string | null;
  email: string | null;
  reservations: number;
  lastStartsAt: Date;
};

export type NewOwnReservation = RequiredEntityData<Reservation>;

const MAX_GUESTS = 8;

@Injectable()
export class OwnBookingRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSqlClient,
  ) {}

  listSpaces(ids: readonly number[]): Promise<SpaceWithOwner[]> {
    return this.em.find(Space, { id: { $in: [...ids] } }, WITH_OWNER);
  }

  /** What meets the slots, by slot and start. */
  async listConflicts(slots: readonly OwnSlot[], now: Date): Promise<FoundConflict[]> {
    const rows = await this.prepared.query<ConflictRow>(CONFLICTS_SQL, [
      slots.map((_slot, index) => index),
      slots.map(({ spaceId }) => spaceId),
      slots.map(({ startsAt }) => startsAt),
      slots.map(({ endsAt }) => endsAt),
      slots.map(({ held }) => held.from),
      slots.map(({ held }) => held.until),
      now,
    ]);
    return rows.map(({ n, startsAt, endsAt, ...row }) => ({
      ...row,
      slot: n,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }));
  }

  async createGroup(customerId: number, createdAt: Date): Promise<number> {
    const group = this.em.create(ReservationGroup, { customer: customerId, createdAt });
    await this.em.flush();
    return group.id;
  }

  async createSeries(values: RequiredEntityData<Series>): Promise<number> {
    const series = this.em.create(Series, values);
    await this.em.flush();
    return series.id;
  }

  /** Inserts in few statements; the spaces have been read in the same unit of work. */
  async createAll(values: readonly NewOwnReservation[]): Promise<ReservationWithSpace[]> {
    const reservations = values.map((one) => this.em.create(Reservation, one));
    await this.em.flush();
    return this.em.populate(reservations, WITH_SPACE.populate) as Promise<unknown> as Promise<
      ReservationWithSpace[]
    >;
  }

  /** Other reservations of the group and of the series, cancelled ones too, by start. */
  async listRelated(id: number): Promise<ReservationWithSpace[]> {
    const { group, series } = await this.em.findOneOrFail(Reservation, { id });
    const $or = [...(group ? [{ group }] : []), ...(series ? [{ series }] : [])];
    if ($or.length === 0) return [];
    return this.em.find(
      Reservation,
      { $or, id: { $ne: id } },
      {
        ...WITH_SPACE,
        orderBy: { startsAt: 'asc', id: 'asc' },
      },
    );
  }

  /**
   * People of the customer's reservations by name, phone or e-mail; the latest first.
   * @param owner the customer; only in these spaces unless null
   */
  async searchGuests(
    { customerId, spaceIds }: { customerId: number; spaceIds: readonly number[] | null },
    search: string,
  ): Promise<KnownGuest[]> {
    const ids = spaceIds && toArrayLiteral(spaceIds);
    const named = selectIds(SEARCH_TEXTS.reservation, search);
    const guest = matchAny(
      { sql: `r.id = any(array(${named.sql}))`, params: named.params },
      matchPhone('r.customer_phone', search),
    );
    const rows = await this.em.execute<(Omit<KnownGuest, 'lastStartsAt'> & { last: string })[]>(
      `select min(r.customer_name) as name, max(r.customer_phone) as phone, nullif(max(r.customer_email), '') as email,
         count(*)::int as reservations, max(r.starts_at) as last
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where b.customer_id = ? and (?::int[] is null or s.id = any(?::int[])) and r.forgotten_at is null and not r.awaits_proof
         and ${guest.sql}
       group by lower(r.customer_name), coalesce(nullif(lower(r.customer_email), ''), r.customer_phone, '')
       order by last desc limit ?`,
      [customerId, ids, ids, ...guest.params, MAX_GUESTS],
    );
    return rows.map(({ last, ...row }) => ({ ...row, lastStartsAt: parseTimestamp(last) }));
  }
}
