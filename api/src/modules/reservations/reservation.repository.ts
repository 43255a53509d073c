import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import { instant, likeLiteral, PreparedSql, toArrayLiteral } from '../../platform/database/index.ts';
import { GROUND_COLUMNS, SHARING, type KeptGround } from '../availability/index.ts';
import type { FullSpace } from '../spaces/index.ts';
import { Space } from '../spaces/index.ts';
import { Reservation, type ReservationStatus } from './reservation.entity.ts';

/** What booking has to know of a space. */
export type BookableSpace = {
  readonly id: number;
  readonly status: SpaceStatusValue;
  readonly capacity: number | null;
  readonly customerId: number;
  /** Whose owner is shut out: nobody would answer. */ readonly isUnattended: boolean;
};
/** A space with what its terms are judged by, as PostgreSQL tells it; of reservations and proposals of changes those that hold time and those past their time. */
export type KeptPlace = BookableSpace &
  KeptGround & {
    readonly priceFromHaler: number | null;
    readonly sharing: readonly number[];
    readonly held: readonly {
      from: string;
      until: string;
      status: ReservationStatus;
      expiresAt: string | null;
    }[];
  };
export type ReservationWithSpace = Loaded<Reservation, 'space.building.customer' | 'quote'>;

const WITH_SPACE = { populate: ['space.building.customer', 'quote'] } as const;
const OF_SPACE = [
  'building.customer.user',
  'building.location.parent.parent.parent',
  'purposes',
  'attributes',
  'images.image',
] as const;

/** Reservations that still hold their time at the moment given as the one parameter. */
const HOLDS = `r.status <> 'cancelled' and (r.status <> 'pending' or r.expires_at is null or r.expires_at > ?)`;
/** Open proposals of changes hold their slot alike. */
const PROPOSAL_HOLDS = `p.state = 'open' and p.expires_at > ?`;
const placesOf = (
  spaceIds: string,
): string => `select s.id, s.status, s.capacity, s.price_from_haler as "priceFromHaler", b.customer_id as "customerId", u.blocked_at is not null as "isUnattended", sharing.ids as sharing, ${GROUND_COLUMNS},
    (select coalesce(jsonb_agg(jsonb_build_object('from', h.held_from, 'until', h.held_until, 'status', h.status, 'expiresAt', h.expires_at)), '[]') from (
       select r.held_from, r.held_until, r.status, r.expires_at from reservation r
       where r.space_id = any(sharing.ids) and r.status <> 'cancelled' and r.held_from < asked.until and r.held_until > asked.from
         and r.id <> asked.except_id
       union all select p.held_from, p.held_until, 'pending', p.expires_at from change_proposal p
       where p.space_id = any(sharing.ids) and p.state = 'open' and p.held_from < asked.until and p.held_until > asked.from
         and p.reservation_id <> asked.except_id) h) as held
  from (select ${spaceIds} as space_id, $2::timestamptz as from, $3::timestamptz as until, $4::int as except_id) asked
  join space s on s.id = asked.space_id join building b on b.id = s.building_id join customer c on c.id = b.customer_id join app_user u on u.id = c.user_id cross join lateral (select ${SHARING} as ids) sharing`;
const PLACE = placesOf('$1::int');
const PLACES = placesOf('unnest($1::int[])');

@Injectable()
export class ReservationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSql,
  ) {}

  /** How many reservations of a space that hold their time, or may come to it by an open proposal, end after the given moment. */
  async countAhead(spaceId: number, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from (
         select r.id from reservation r where r.space_id = ? and ${HOLDS} and r.ends_at > ?
         union select p.reservation_id from change_proposal p where p.space_id = ? and ${PROPOSAL_HOLDS} and p.ends_at > ?) ahead`,
      [spaceId, now, now, spaceId, now, now],
    );
    return row?.count ?? 0;
  }

  /** Start of the nearest confirmed reservation that is not over, of those spaces that have one. */
  async findNextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
    const rows = await this.em.execute<{ space_id: number; starts_at: Date | string }[]>(
      `select space_id, min(starts_at) as starts_at from reservation
       where space_id = any(?::int[]) and status = 'confirmed' and ends_at > ? group by space_id`,
      [toArrayLiteral(spaceIds), now],
    );
    return new Map(rows.map((row) => [row.space_id, new Date(row.starts_at)]));
  }

  /** Whether one of the space's own reservations plainly holds the term; of a space that is not published nothing is told. */
  async isTaken(
    spaceId: number,
    { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
    now: Date,
  ): Promise<boolean> {
    const rows = await this.em.execute(
      `select 1 from space s where s.id = ? and s.status = 'PUBLISHED' and (
         exists (select 1 from reservation r where r.space_id = s.id and ${HOLDS} and r.held_from < ? and r.held_until > ?) or
         exists (select 1 from change_proposal p where p.space_id = s.id and ${PROPOSAL_HOLDS} and p.held_from < ? and p.held_until > ?))`,
      [spaceId, now, endsAt, startsAt, now, endsAt, startsAt],
    );
    return rows.length > 0;
  }

  /** When the mailbox cancelled reservations at the owner of the space, the latest first; requests nobody proved count nothing. */
  async listGuestCancellations(email: string, spaceId: number, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.em.execute<{ at: string }[]>(
      `select r.cancelled_at as at from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where r.customer_email ilike ? and r.cancelled_by = 'guest' and r.cancelled_at > ? and not r.awaits_proof
         and b.customer_id = (select asked.customer_id from space of join building asked on asked.id = of.building_id where of.id = ?)
       order by r.cancelled_at desc limit ?`,
      [likeLiteral(email), since, spaceId, limit],
    );
    return rows.map(({ at }) => instant(at));
  }

  /** A space and everything its terms within the span are judged by, read at once; one reservation may be left out. A booking waits for it while others wait for the booking. */
  async place(
    spaceId: number,
    { from, until }: { from: Date; until: Date },
    exceptId: number,
  ): Promise<KeptPlace | null> {
    const [place] = await this.prepared.rows<KeptPlace>(PLACE, [spaceId, from, until, exceptId]);
    return place ?? null;
  }

  /** The same of several spaces. */
  places(spaceIds: readonly number[], { from, until }: { from: Date; until: Date }): Promise<KeptPlace[]> {
    return this.prepared.rows<KeptPlace>(PLACES, [spaceIds, from, until, 0]);
  }

  /** Writes down that requests nobody answered are over: of the spaces, or (at most so many at once) anywhere. */
  endLapsed(
    now: Date,
    where: { spaceIds: readonly number[] } | { limit: number },
  ): Promise<{ id: number; sequence: number; awaitsProof: boolean }[]> {
    const [which, params] =
      'spaceIds' in where
        ? ['and space_id = any(?::int[]) order by id for update', [toArrayLiteral(where.spaceIds)]]
        : ['order by id limit ? for update skip locked', [where.limit]];
    return this.em.execute(
      `update reservation set status = 'cancelled', cancelled_at = ?, cancelled_by = 'system', sequence = sequence + 1, updated_at = ?, proof_code_hash = null, client_hash = null
       where id in (select id from reservation where status = 'pending' and expires_at <= ? ${which}) returning id, sequence, awaits_proof as "awaitsProof"`,
      [now, now, now, ...params],
    );
  }

  async add(given: RequiredEntityData<Reservation>): Promise<Reservation> {
    const reservation = this.em.create(Reservation, given);
    await this.em.flush();
    return reservation;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  byId(id: number): Promise<ReservationWithSpace | null> {
    return this.em.findOne(Reservation, { id }, WITH_SPACE);
  }

  byIds(ids: readonly number[]): Promise<ReservationWithSpace[]> {
    return this.em.find(Reservation, { id: { $in: [...ids] } }, WITH_SPACE);
  }

  /** The space of a reservation at this moment, its owner and the version of the guest's link. */
  async placeOf(id: number): Promise<{ spaceId: number; customerId: number; linkVersion: number } | null> {
    const [row] = await this.em.execute<{ spaceId: number; customerId: number; linkVersion: number }[]>(
      `select r.space_id as "spaceId", b.customer_id as "customerId", r.link_version as "linkVersion"
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id where r.id = ?`,
      [id],
    );
    return row ?? null;
  }

  spaceReference(id: number): Space {
    return this.em.getReference(Space, id);
  }

  /** With its space, which may have become another one. */
  populated(reservation: Reservation): Promise<ReservationWithSpace> {
    return this.em.populate(
      reservation,
      WITH_SPACE.populate,
    ) as Promise<unknown> as Promise<ReservationWithSpace>;
  }

  /** Locks the row as it is now, so that of two steps of one reservation the second sees the first. */
  async locked(id: number): Promise<ReservationWithSpace | null> {
    const row = await this.em.findOne(
      Reservation,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && this.populated(row);
  }

  /** The space with everything its card tells, whatever its status: who booked it may see it. */
  spaceInFull(id: number): Promise<FullSpace> {
    return this.em.findOneOrFail(Space, { id }, { populate: OF_SPACE });
  }

  /** Reservations of the spaces that touch the span and hold their time, by their beginning. */
  async within(spaceIds: readonly number[], from: Date, until: Date, now: Date): Promise<Reservation[]> {
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
