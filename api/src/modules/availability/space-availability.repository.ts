import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PreparedSqlClient } from '../../platform/database/index.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';
import { OVERLAPPING_SPACE_IDS } from './schedule-context.ts';

/** Selects rows by id only: with a further condition on other tables PostgreSQL would scan every space. */
const LOCK_SQL = `select s.id, s.id = any(sharing.ids) as shares
  from (select ${OVERLAPPING_SPACE_IDS} as ids from (select $1::int as id) s) sharing
  join space s on s.id = any(sharing.ids || $2::int[]) order by s.id for no key update of s`;

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

  findSettings(spaceId: number): Promise<BookingSettings | null> {
    return this.em.findOne(BookingSettings, { space: spaceId });
  }

  /** Whether the space has any single window or weekly rule. */
  async hasHours(spaceId: number): Promise<boolean> {
    const [row] = await this.em.execute<{ hasHours: boolean }[]>(
      `select exists (select 1 from availability where space_id = ?) or exists (select 1 from availability_rule where space_id = ?) as "hasHours"`,
      [spaceId, spaceId],
    );
    return row?.hasHours ?? false;
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

  listBlocks(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.em.find(
      BlockedSlot,
      { space: { $in: [...spaceIds] }, startsAt: { $lt: until }, endsAt: { $gt: from } },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }
}
