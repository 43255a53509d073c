import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PreparedSqlClient, toArrayLiteral } from '../../platform/database/index.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';
import { SeasonSpace } from './season.entity.ts';
import { OVERLAPPING_SPACE_IDS } from './schedule-context.ts';

/** Selects rows by id only: with a further condition on other tables PostgreSQL would scan every space. */
const LOCK_SQL = `select s.id, s.id = any(sharing.ids) as shares
  from (select ${OVERLAPPING_SPACE_IDS} as ids from (select $1::int as id) s) sharing
  join space s on s.id = any(sharing.ids || $2::int[]) order by s.id for no key update of s`;

/** Rows of several spaces and of those that share floor area with one of them. */
const LOCK_ALL_SQL = `select s.id from space s where s.id = any(array(select unnest($1::int[])
    union select case when o.space_id = any($1::int[]) then o.other_id else o.space_id end
      from space_overlap o where o.space_id = any($1::int[]) or o.other_id = any($1::int[])))
  order by s.id for no key update of s`;
/** Spaces whose time, shared with others, a reservation or an open proposal holds within the span. */
const RESERVED_SQL = `select s.id from unnest($1::int[]) as s (id) where exists (select 1 from occupancy_resources(s.id) r
    join occupancy o on o.resource = r and o.during && tstzrange($2::timestamptz, $3::timestamptz, '[)')
    where o.reservation_id is not null) order by s.id`;

/** Schedules of spaces as bookings read them; spans are half-open. */
@Injectable()
export class SpaceAvailabilityRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSqlClient,
  ) {}

  /** Ids of the space and of those that share floor area with it. */
  async listOverlappingSpaceIds(spaceId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select unnest(${OVERLAPPING_SPACE_IDS}) as id from (select ?::int as id) s order by 1`,
      [spaceId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Locks the rows of the space, of those that share floor area with it, and of further spaces, ordered by id
   * to avoid deadlocks.
   * @returns ids of the space and of those that share floor area with it
   */
  async lockSpaces(spaceId: number, additionalIds: readonly number[]): Promise<number[]> {
    const rows = await this.prepared.query<{ id: number; shares: boolean }>(LOCK_SQL, [
      spaceId,
      additionalIds,
    ]);
    return rows.filter(({ shares }) => shares).map(({ id }) => id);
  }

  /** For each space the ids of it and of those that share floor area with it. */
  async listSharing(spaceIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    const rows = await this.prepared.query<{ id: number; ids: number[] }>(
      `select s.id, ${OVERLAPPING_SPACE_IDS} as ids from (select unnest($1::int[]) as id) s`,
      [spaceIds],
    );
    return new Map(rows.map(({ id, ids }) => [id, ids]));
  }

  /** Locks the rows of the spaces and of those that share floor area with one of them, ordered by id. */
  async lockAllSpaces(spaceIds: readonly number[]): Promise<void> {
    await this.prepared.query(LOCK_ALL_SQL, [spaceIds]);
  }

  async listReservedSpaceIds(spaceIds: readonly number[], from: Date, until: Date): Promise<number[]> {
    const rows = await this.prepared.query<{ id: number }>(RESERVED_SQL, [spaceIds, from, until]);
    return rows.map(({ id }) => id);
  }

  findSettings(spaceId: number): Promise<BookingSettings | null> {
    return this.em.findOne(BookingSettings, { space: spaceId });
  }

  async listInstantIds(spaceIds: readonly number[]): Promise<number[]> {
    const settings = await this.em.find(BookingSettings, {
      space: { $in: [...spaceIds] },
      instantBooking: true,
    });
    return settings.map(({ space }) => space.id);
  }

  /** Whether the space has any single window or weekly rule. */
  async hasHours(spaceId: number): Promise<boolean> {
    const [row] = await this.em.execute<{ hasHours: boolean }[]>(
      `select exists (select 1 from availability where space_id = ?) or exists (select 1 from availability_rule where space_id = ?) as "hasHours"`,
      [spaceId, spaceId],
    );
    return row?.hasHours ?? false;
  }

  /** Those of the spaces that have any single window or weekly rule. */
  async listIdsWithHours(spaceIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select id from unnest(?::int[]) as asked (id)
       where exists (select 1 from availability a where a.space_id = id)
         or exists (select 1 from availability_rule r where r.space_id = id)`,
      [toArrayLiteral(spaceIds)],
    );
    return rows.map(({ id }) => id);
  }

  listWindows(spaceIds: readonly number[], from: Date, until: Date): Promise<Availability[]> {
    return this.em.find(
      Availability,
      { space: { $in: [...spaceIds] }, startsAt: { $lt: until }, endsAt: { $gt: from } },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  listRules(spaceIds: readonly number[]): Promise<AvailabilityRule[]> {
    return this.em.find(AvailabilityRule, { space: { $in: [...spaceIds] } }, { orderBy: { id: 'asc' } });
  }

  /** Seasons of the spaces, by their first day. */
  listSeasons(spaceIds: readonly number[]): Promise<SeasonSpace[]> {
    return this.em.find(SeasonSpace, { space: { $in: [...spaceIds] } }, { orderBy: { fromDay: 'asc' } });
  }

  listBlocks(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.em.find(
      BlockedSlot,
      { space: { $in: [...spaceIds] }, startsAt: { $lt: until }, endsAt: { $gt: from } },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }
}
