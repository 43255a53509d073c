import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import {
  parseTimestamp,
  escapeLike,
  PreparedSqlClient,
  toArrayLiteral,
} from '../../platform/database/index.ts';
import {
  SCHEDULE_CONTEXT_COLUMNS,
  OVERLAPPING_SPACE_IDS,
  type ScheduleContextRow,
} from '../availability/index.ts';
import type { FullSpace } from '../spaces/index.ts';
import { Space } from '../spaces/index.ts';
import { Reservation, type ReservationSource, type ReservationStatus } from './reservation.entity.ts';

/** Fields of a space needed for booking. */
export type BookableSpace = {
  readonly id: number;
  readonly status: SpaceStatusValue;
  readonly capacity: number | null;
  /** People by layout; only those that the space has. */
  readonly layoutCapacities: Readonly<Record<string, number>>;
  readonly customerId: number;
  /** Whether the owner's account is blocked. */
  readonly isUnattended: boolean;
};
/**
 * Raw row of a space with its booking context; `held` includes expired reservations and proposals that are
 * not closed yet.
 */
export type BookableSpaceRow = BookableSpace &
  ScheduleContextRow & {
    readonly priceFromHaler: number | null;
    readonly sharing: readonly number[];
    /** Whether the waiting list of the space has an entry for time within the period. */
    readonly hasWaiting: boolean;
    readonly held: readonly {
      from: string;
      until: string;
      status: ReservationStatus;
      expiresAt: string | null;
    }[];
  };
export type ExpiredRequest = {
  id: number;
  sequence: number;
  awaitsEmailConfirmation: boolean;
  source: ReservationSource;
  /** Null for entries of the owner. */
  seriesId: number | null;
};
export type ReservationKeys = {
  spaceId: number;
  customerId: number;
  customerEmail: string;
  linkVersion: number;
};
export type ReservationWithSpace = Loaded<
  Reservation,
  'space.building.customer' | 'quote' | 'createdBy' | 'assignee.user'
>;

export const WITH_SPACE = {
  populate: ['space.building.customer', 'quote', 'createdBy', 'assignee.user'],
} as const;
const FULL_SPACE_POPULATE = [
  'building.customer.user',
  'building.location.parent.parent.parent',
  'purposes',
  'attributes',
  'images.image',
] as const;

/** Reservations that hold their slot; the parameter is the current time. */
const HOLDS_TIME = `r.status <> 'cancelled' and (r.status <> 'pending' or r.expires_at is null or r.expires_at > ?)`;
/** Open change proposals that hold their slot; the parameter is the current time. */
const PROPOSAL_HOLDS_TIME = `p.state = 'open' and p.expires_at > ?`;
const buildBookableSpacesSql = (spaceIds: string): string => `
  select s.id, s.status, s.capacity, s.price_from_haler as "priceFromHaler", b.customer_id as "customerId",
    (select coalesce(jsonb_object_agg(y.layout, y.capacity), '{}') from space_layout y where y.space_id = s.id) as "layoutCapacities",
    u.blocked_at is not null as "isUnattended", sharing.ids as sharing, ${SCHEDULE_CONTEXT_COLUMNS},
    exists (select 1 from waitlist w where w.space_id = s.id and w.state = 'waiting'
      and w.starts_at < asked.until and w.ends_at > asked.from) as "hasWaiting",
    (select coalesce(jsonb_agg(jsonb_build_object(
         'from', h.held_from, 'until', h.held_until, 'status', h.status, 'expiresAt', h.expires_at)), '[]') from (
       select r.held_from, r.held_until, r.status, r.expires_at from reservation r
       where r.space_id = any(sharing.ids) and r.status <> 'cancelled' and r.id <> asked.except_id
         and r.held_from < asked.until and r.held_until > asked.from
       union all select p.held_from, p.held_until, 'pending', p.expires_at from change_proposal p
       where p.space_id = any(sharing.ids) and p.state = 'open' and p.reservation_id <> asked.except_id
         and p.held_from < asked.until and p.held_until > asked.from) h) as held
  from (select ${spaceIds} as space_id, $2::timestamptz as from, $3::timestamptz as until, $4::int as except_id) asked
  join space s on s.id = asked.space_id
  join building b on b.id = s.building_id
  join customer c on c.id = b.customer_id
  join app_user u on u.id = c.user_id
  cross join lateral (select ${OVERLAPPING_SPACE_IDS} as ids) sharing`;
const BOOKABLE_SPACE_SQL = buildBookableSpacesSql('$1::int');
const BOOKABLE_SPACES_SQL = buildBookableSpacesSql('unnest($1::int[])');

@Injectable()
export class ReservationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSqlClient,
  ) {}

  /** Reservations that hold time of the space, or would by an open proposal, and end after `now`. */
  async countFuture(spaceId: number, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from (
         select r.id from reservation r where r.space_id = ? and ${HOLDS_TIME} and r.ends_at > ?
         union select p.reservation_id from change_proposal p where p.space_id = ? and ${PROPOSAL_HOLDS_TIME} and p.ends_at > ?) ahead`,
      [spaceId, now, now, spaceId, now, now],
    );
    return row?.count ?? 0;
  }

  /** Start of the next confirmed reservation that has not ended, keyed by space id. */
  async findNextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
    const rows = await this.em.execute<{ space_id: number; starts_at: Date | string }[]>(
      `select space_id, min(starts_at) as starts_at from reservation
       where space_id = any(?::int[]) and status = 'confirmed' and ends_at > ? group by space_id`,
      [toArrayLiteral(spaceIds), now],
    );
    return new Map(rows.map((row) => [row.space_id, new Date(row.starts_at)]));
  }

  /**
   * Whether a reservation or proposal of the published space holds the slot; ignores buffers of the slot and
   * shared floors.
   */
  async isTaken(
    spaceId: number,
    { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
    now: Date,
  ): Promise<boolean> {
    const rows = await this.em.execute(
      `select 1 from space s where s.id = ? and s.status = 'PUBLISHED' and (
         exists (select 1 from reservation r where r.space_id = s.id and ${HOLDS_TIME}
           and r.held_from < ? and r.held_until > ?) or
         exists (select 1 from change_proposal p where p.space_id = s.id and ${PROPOSAL_HOLDS_TIME}
           and p.held_from < ? and p.held_until > ?))`,
      [spaceId, now, endsAt, startsAt, now, endsAt, startsAt],
    );
    return rows.length > 0;
  }

  /**
   * Times of cancellations by the address at the owner of the space, latest first; those of one series count
   * once, unconfirmed requests do not count.
   */
  async listGuestCancellations(email: string, spaceId: number, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.em.execute<{ at: string }[]>(
      `select max(r.cancelled_at) as at
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where r.customer_email ilike ? and r.cancelled_by = 'guest' and r.cancelled_at > ? and not r.awaits_proof
         and b.customer_id = (
           select other.customer_id from space join building other on other.id = space.building_id where space.id = ?)
       group by coalesce('series-' || r.series_id, r.id::text) order by at desc limit ?`,
      [escapeLike(email), since, spaceId, limit],
    );
    return rows.map(({ at }) => parseTimestamp(at));
  }

  /**
   * The space with its booking context for the period, without the reservation `exceptId`. Prepared: it runs
   * under the schedule lock.
   */
  async findBookableSpace(
    spaceId: number,
    { from, until }: { from: Date; until: Date },
    exceptId: number,
  ): Promise<BookableSpaceRow | null> {
    const [row] = await this.prepared.query<BookableSpaceRow>(BOOKABLE_SPACE_SQL, [
      spaceId,
      from,
      until,
      exceptId,
    ]);
    return row ?? null;
  }

  /** The same for several spaces. */
  listBookableSpaces(
    spaceIds: readonly number[],
    { from, until }: { from: Date; until: Date },
  ): Promise<BookableSpaceRow[]> {
    return this.prepared.query<BookableSpaceRow>(BOOKABLE_SPACES_SQL, [spaceIds, from, until, 0]);
  }

  /** Cancels expired requests: of the spaces, or at most `limit` of all. */
  expireRequests(
    now: Date,
    where: { spaceIds: readonly number[] } | { limit: number },
  ): Promise<ExpiredRequest[]> {
    const [condition, params] =
      'spaceIds' in where
        ? ['and space_id = any(?::int[]) order by id for update', [toArrayLiteral(where.spaceIds)]]
        : ['order by id limit ? for update skip locked', [where.limit]];
    return this.em.execute(
      `update reservation set status = 'cancelled', cancelled_at = ?, cancelled_by = 'system', sequence = sequence + 1,
         updated_at = ?, proof_code_hash = null, client_hash = null
       where id in (select id from reservation where status = 'pending' and expires_at <= ? ${condition})
       returning id, sequence, awaits_proof as "awaitsEmailConfirmation", source,
         case when source = 'owner' then null else series_id end as "seriesId"`,
      [now, now, now, ...params],
    );
  }

  async create(values: RequiredEntityData<Reservation>): Promise<Reservation> {
    const reservation = this.em.create(Reservation, values);
    await this.em.flush();
    return reservation;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  findById(id: number): Promise<ReservationWithSpace | null> {
    return this.em.findOne(Reservation, { id }, WITH_SPACE);
  }

  findByIds(ids: readonly number[]): Promise<ReservationWithSpace[]> {
    return this.em.find(Reservation, { id: { $in: [...ids] } }, WITH_SPACE);
  }

  /** Current space of the reservation, its owner, the guest's address and the version of their link. */
  async findReservationKeys(id: number): Promise<ReservationKeys | null> {
    const [row] = await this.em.execute<ReservationKeys[]>(
      `select r.space_id as "spaceId", b.customer_id as "customerId", r.customer_email as "customerEmail",
         r.link_version as "linkVersion"
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id where r.id = ?`,
      [id],
    );
    return row ?? null;
  }

  /** Open reservations of the same group and day of a series, without the reservation itself, by id. */
  listGroupMembers(id: number): Promise<{ id: number; spaceId: number }[]> {
    return this.em.execute(
      `select o.id, o.space_id as "spaceId" from reservation r join reservation o
         on o.group_id = r.group_id and o.series_day is not distinct from r.series_day
       where r.id = ? and o.id <> r.id and o.status <> 'cancelled' order by o.id`,
      [id],
    );
  }

  getSpaceReference(id: number): Space {
    return this.em.getReference(Space, id);
  }

  /** Populates the space, which may have changed. */
  populateSpace(reservation: Reservation): Promise<ReservationWithSpace> {
    return this.em.populate(
      reservation,
      WITH_SPACE.populate,
    ) as Promise<unknown> as Promise<ReservationWithSpace>;
  }

  /** Locks and refreshes the row, so concurrent transitions see each other. */
  async findForUpdate(id: number): Promise<ReservationWithSpace | null> {
    const row = await this.em.findOne(
      Reservation,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && this.populateSpace(row);
  }

  /** Locks and refreshes the rows in the order of their ids. */
  async listForUpdate(ids: readonly number[]): Promise<ReservationWithSpace[]> {
    const rows = await this.em.find(
      Reservation,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    return this.em.populate(rows, WITH_SPACE.populate) as Promise<unknown> as Promise<ReservationWithSpace[]>;
  }

  /** The space with everything its card needs, in any status: a guest may view the booked space. */
  getFullSpace(id: number): Promise<FullSpace> {
    return this.em.findOneOrFail(Space, { id }, { populate: FULL_SPACE_POPULATE });
  }

  /** Reservations of the spaces that overlap the period and hold their slot, by start. */
  async listOverlapping(
    spaceIds: readonly number[],
    from: Date,
    until: Date,
    now: Date,
  ): Promise<Reservation[]> {
    const unanswered = {
      $or: [{ status: 'confirmed' as const }, { expiresAt: null }, { expiresAt: { $gt: now } }],
    };
    return this.em.find(
      Reservation,
      {
        space: { $in: [...spaceIds] },
        status: { $ne: 'cancelled' },
        startsAt: { $lt: until },
        endsAt: { $gt: from },
        ...unanswered,
      },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }
}
