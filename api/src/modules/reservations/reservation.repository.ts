import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
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
import { User } from '../accounts/users/index.ts';
import { Space } from '../spaces/index.ts';
import { Reservation, type ReservationSource, type ReservationStatus } from './reservation.entity.ts';

/** Fields of a space needed for booking. */
export type BookableSpace = {
  readonly id: number;
  /** Of the building for a space without a name. */
  readonly name: string;
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
      startsAt: string;
      endsAt: string;
      kind: 'reservation' | 'proposal';
      spaceId: number;
      reservationId: number;
      title: string;
      status: ReservationStatus;
      expiresAt: string | null;
    }[];
  };
export type ExpiredRequest = {
  id: number;
  sequence: number;
  awaitsEmailConfirmation: boolean;
  source: ReservationSource;
  customerEmail: string;
  dealId: number | null;
  /** Common to the reservations of an event. */
  eventKey: string;
};
/** A reservation of an event: its space, owner and guest's link. */
export type MemberKey = {
  readonly id: number;
  readonly spaceId: number;
  readonly customerId: number;
  readonly linkVersion: number;
  readonly endsAt: Date;
  /** Whether it is on the day of the series of the reservation asked for. */
  readonly isSameDay: boolean;
  /** Whether it is of the same guest. */
  readonly isSameGuest: boolean;
};
/** A reservation of the event of another one, or itself. */
export type EventMember = Pick<
  Reservation,
  'status' | 'startsAt' | 'expiresAt' | 'sequence' | 'priceHaler' | 'priceState'
> & {
  readonly ofId: number;
  readonly spaceId: number;
  readonly customerId: number;
  readonly spaceName: string;
};
export type ReservationWithSpace = Loaded<
  Reservation,
  'space.building.customer' | 'quote' | 'createdBy' | 'assignee.user' | 'handledBy'
>;

export const WITH_SPACE = {
  populate: ['space.building.customer', 'quote', 'createdBy', 'assignee.user', 'handledBy'],
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
  select s.id, case when s.no_name then b.name else s.name end as name, s.status, s.capacity,
    s.price_from_haler as "priceFromHaler", b.customer_id as "customerId",
    (select coalesce(jsonb_object_agg(y.layout, y.capacity), '{}') from space_layout y where y.space_id = s.id) as "layoutCapacities",
    u.blocked_at is not null as "isUnattended", sharing.ids as sharing, ${SCHEDULE_CONTEXT_COLUMNS},
    exists (select 1 from waitlist w where w.space_id = s.id and w.state = 'waiting'
      and w.starts_at < asked.until and w.ends_at > asked.from) as "hasWaiting",
    (select coalesce(jsonb_agg(jsonb_build_object(
         'from', h.held_from, 'until', h.held_until, 'startsAt', h.starts_at, 'endsAt', h.ends_at, 'kind', h.kind,
         'spaceId', h.space_id, 'reservationId', h.reservation_id, 'title', h.title, 'status', h.status,
         'expiresAt', h.expires_at)), '[]') from (
       select 'reservation' as kind, r.id as reservation_id, r.space_id, r.starts_at, r.ends_at, r.held_from, r.held_until,
         coalesce(nullif(r.title, ''), r.customer_name) as title, r.status, r.expires_at from reservation r
       where r.space_id = any(sharing.ids) and r.status <> 'cancelled' and r.id <> asked.except_id
         and r.held_from < asked.until and r.held_until > asked.from
       union all select 'proposal', p.reservation_id, p.space_id, p.starts_at, p.ends_at, p.held_from, p.held_until,
         coalesce(nullif(r.title, ''), r.customer_name), 'pending', p.expires_at
       from change_proposal p join reservation r on r.id = p.reservation_id
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

/** Space and owner of a reservation, and what its link depends on. */
export type ReservationKeys = {
  readonly id: number;
  readonly spaceId: number;
  readonly customerId: number;
  readonly customerEmail: string;
  readonly linkVersion: number;
  readonly endsAt: Date;
};

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
   * Times of cancellations by the address at the owner of the space, latest first; those of one event or series
   * count once, unconfirmed requests do not count.
   */
  async listGuestCancellations(email: string, spaceId: number, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.em.execute<{ at: string }[]>(
      `select max(r.cancelled_at) as at
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where r.customer_email ilike ? and r.cancelled_by = 'guest' and r.cancelled_at > ? and not r.awaits_proof
         and b.customer_id = (
           select other.customer_id from space join building other on other.id = space.building_id where space.id = ?)
       group by coalesce('series-' || r.series_id, 'group-' || r.group_id, r.id::text) order by at desc limit ?`,
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

  /**
   * Cancels expired requests and options: of the spaces, or at most `limit` of all; each with those of its event that
   * have expired too.
   */
  expireRequests(
    now: Date,
    where: { spaceIds: readonly number[] } | { limit: number },
  ): Promise<ExpiredRequest[]> {
    const [condition, parameter, lock] =
      'spaceIds' in where
        ? ['and space_id = any(?::int[])', toArrayLiteral(where.spaceIds), 'for update']
        : ['order by id limit ?', where.limit, 'for update skip locked'];
    return this.em.execute(
      `with due as (select id, group_id, series_id from reservation where status = 'pending' and expires_at <= ? ${condition})
       update reservation set status = 'cancelled', cancelled_at = ?, cancelled_by = 'system', sequence = sequence + 1,
         updated_at = ?, proof_code_hash = null, client_hash = null
       where id in (select id from reservation where status = 'pending' and expires_at <= ? and (id in (select id from due)
         or group_id in (select group_id from due) or series_id in (select series_id from due)) order by id ${lock})
       returning id, sequence, awaits_proof as "awaitsEmailConfirmation", source, customer_email as "customerEmail", deal_id as "dealId",
         coalesce('series-' || series_id, 'group-' || group_id, 'single-' || id) as "eventKey"`,
      [now, parameter, now, now, now],
    );
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

  /** Current space of the reservation, its owner, the guest's address and what their link depends on. */
  async findReservationKeys(id: number): Promise<ReservationKeys | null> {
    const [row] = await this.em.execute<(Omit<ReservationKeys, 'endsAt'> & { endsAt: string })[]>(
      `select r.id, r.space_id as "spaceId", b.customer_id as "customerId", r.customer_email as "customerEmail",
         r.link_version as "linkVersion", r.ends_at as "endsAt"
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id where r.id = ?`,
      [id],
    );
    return row ? { ...row, endsAt: parseTimestamp(row.endsAt) } : null;
  }

  /**
   * The reservation and those of the same event that are not cancelled: in other spaces, and on other days of its
   * series; by id. Empty when it does not exist.
   */
  async listMemberKeys(id: number): Promise<MemberKey[]> {
    const rows = await this.em.execute<(Omit<MemberKey, 'endsAt'> & { endsAt: string })[]>(
      `select o.id, o.space_id as "spaceId", b.customer_id as "customerId", o.link_version as "linkVersion",
         o.ends_at as "endsAt",
         o.series_day is not distinct from r.series_day as "isSameDay",
         o.forgotten_at is null and lower(o.customer_email) = lower(r.customer_email) and (r.customer_email <> ''
           or o.customer_name = r.customer_name and o.customer_phone is not distinct from r.customer_phone) as "isSameGuest"
       from reservation r
       join reservation o on o.id = r.id or o.group_id = r.group_id or o.series_id = r.series_id
       join space s on s.id = o.space_id join building b on b.id = s.building_id
       where r.id = ? and (o.id = r.id or o.status <> 'cancelled') order by o.id`,
      [id],
    );
    return rows.map((row) => ({ ...row, endsAt: parseTimestamp(row.endsAt) }));
  }

  /** For each of the reservations with others of its event: all that are not cancelled, with it, by start. */
  async listEventMembers(ids: readonly number[]): Promise<EventMember[]> {
    const rows = await this.em.execute<
      (Omit<EventMember, 'startsAt' | 'expiresAt'> & { startsAt: string; expiresAt: string | null })[]
    >(
      `with asked as (select id, group_id, series_id from reservation where id = any(?::int[])
         and (group_id is not null or series_id is not null)),
       member as (select a.id as of_id, o.id from asked a join reservation o on o.group_id = a.group_id
         union select a.id, o.id from asked a join reservation o on o.series_id = a.series_id)
       select m.of_id as "ofId", o.status, o.starts_at as "startsAt", o.expires_at as "expiresAt", o.sequence,
         o.price_haler as "priceHaler", o.price_state as "priceState", s.id as "spaceId", b.customer_id as "customerId",
         case when s.no_name then b.name else s.name end as "spaceName"
       from member m join reservation o on o.id = m.id join space s on s.id = o.space_id
       join building b on b.id = s.building_id where o.status <> 'cancelled' order by o.starts_at, o.id`,
      [toArrayLiteral(ids)],
    );
    return rows.map((row) => ({
      ...row,
      startsAt: parseTimestamp(row.startsAt),
      expiresAt: row.expiresAt === null ? null : parseTimestamp(row.expiresAt),
    }));
  }

  toUserReference(id: number | null): User | null {
    return id === null ? null : this.em.getReference(User, id);
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

  populateSpaces(reservations: readonly Reservation[]): Promise<ReservationWithSpace[]> {
    return this.em.populate([...reservations], WITH_SPACE.populate) as Promise<unknown> as Promise<
      ReservationWithSpace[]
    >;
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
    return this.populateSpaces(rows);
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
