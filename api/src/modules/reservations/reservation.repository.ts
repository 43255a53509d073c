import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import { instant, likeLiteral, PreparedSql, toArrayLiteral } from '../../platform/database/index.ts';
import { GROUND_COLUMNS, SHARING, type KeptGround } from '../availability/index.ts';
import type { FullSpace } from '../spaces/index.ts';
import { Space } from '../spaces/index.ts';
import { Reservation, type ReservationStatus } from './reservation.entity.ts';

/** Fields of a space needed for booking. */
export type BookableSpace = {
  readonly id: number;
  readonly status: SpaceStatusValue;
  readonly capacity: number | null;
  readonly customerId: number;
  /** Whether the owner's account is blocked. */
  readonly isUnattended: boolean;
};
/**
 * Raw row of a space with its booking context; `held` includes expired reservations and proposals that are
 * not closed yet.
 */
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

/** Reservations that hold their slot; the parameter is the current time. */
const HOLDS = `r.status <> 'cancelled' and (r.status <> 'pending' or r.expires_at is null or r.expires_at > ?)`;
/** Open change proposals that hold their slot; the parameter is the current time. */
const PROPOSAL_HOLDS = `p.state = 'open' and p.expires_at > ?`;
const placesOf = (spaceIds: string): string => `
  select s.id, s.status, s.capacity, s.price_from_haler as "priceFromHaler", b.customer_id as "customerId",
    u.blocked_at is not null as "isUnattended", sharing.ids as sharing, ${GROUND_COLUMNS},
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
  cross join lateral (select ${SHARING} as ids) sharing`;
const PLACE = placesOf('$1::int');
const PLACES = placesOf('unnest($1::int[])');

@Injectable()
export class ReservationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSql,
  ) {}

  /** Reservations that hold time of the space, or would by an open proposal, and end after `now`. */
  async countAhead(spaceId: number, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from (
         select r.id from reservation r where r.space_id = ? and ${HOLDS} and r.ends_at > ?
         union select p.reservation_id from change_proposal p where p.space_id = ? and ${PROPOSAL_HOLDS} and p.ends_at > ?) ahead`,
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
         exists (select 1 from reservation r where r.space_id = s.id and ${HOLDS}
           and r.held_from < ? and r.held_until > ?) or
         exists (select 1 from change_proposal p where p.space_id = s.id and ${PROPOSAL_HOLDS}
           and p.held_from < ? and p.held_until > ?))`,
      [spaceId, now, endsAt, startsAt, now, endsAt, startsAt],
    );
    return rows.length > 0;
  }

  /**
   * Times of cancellations by the address at the owner of the space, latest first; unconfirmed requests do
   * not count.
   */
  async listGuestCancellations(email: string, spaceId: number, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.em.execute<{ at: string }[]>(
      `select r.cancelled_at as at
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where r.customer_email ilike ? and r.cancelled_by = 'guest' and r.cancelled_at > ? and not r.awaits_proof
         and b.customer_id = (
           select other.customer_id from space join building other on other.id = space.building_id where space.id = ?)
       order by r.cancelled_at desc limit ?`,
      [likeLiteral(email), since, spaceId, limit],
    );
    return rows.map(({ at }) => instant(at));
  }

  /**
   * The space with its booking context for the period, without the reservation `exceptId`. Prepared: it runs
   * under the schedule lock.
   */
  async place(
    spaceId: number,
    { from, until }: { from: Date; until: Date },
    exceptId: number,
  ): Promise<KeptPlace | null> {
    const [row] = await this.prepared.rows<KeptPlace>(PLACE, [spaceId, from, until, exceptId]);
    return row ?? null;
  }

  /** The same for several spaces. */
  places(spaceIds: readonly number[], { from, until }: { from: Date; until: Date }): Promise<KeptPlace[]> {
    return this.prepared.rows<KeptPlace>(PLACES, [spaceIds, from, until, 0]);
  }

  /** Cancels expired requests: of the spaces, or at most `limit` of all. */
  endLapsed(
    now: Date,
    where: { spaceIds: readonly number[] } | { limit: number },
  ): Promise<{ id: number; sequence: number; awaitsProof: boolean }[]> {
    const [which, params] =
      'spaceIds' in where
        ? ['and space_id = any(?::int[]) order by id for update', [toArrayLiteral(where.spaceIds)]]
        : ['order by id limit ? for update skip locked', [where.limit]];
    return this.em.execute(
      `update reservation set status = 'cancelled', cancelled_at = ?, cancelled_by = 'system', sequence = sequence + 1,
         updated_at = ?, proof_code_hash = null, client_hash = null
       where id in (select id from reservation where status = 'pending' and expires_at <= ? ${which})
       returning id, sequence, awaits_proof as "awaitsProof"`,
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

  /** Current space of the reservation, its owner and the version of the guest's link. */
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

  /** Populates the space, which may have changed. */
  populated(reservation: Reservation): Promise<ReservationWithSpace> {
    return this.em.populate(
      reservation,
      WITH_SPACE.populate,
    ) as Promise<unknown> as Promise<ReservationWithSpace>;
  }

  /** Locks and refreshes the row, so concurrent transitions see each other. */
  async locked(id: number): Promise<ReservationWithSpace | null> {
    const row = await this.em.findOne(
      Reservation,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && this.populated(row);
  }

  /** The space with everything its card needs, in any status: a guest may view the booked space. */
  spaceInFull(id: number): Promise<FullSpace> {
    return this.em.findOneOrFail(Space, { id }, { populate: OF_SPACE });
  }

  /** Reservations of the spaces that overlap the period and hold their slot, by start. */
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
