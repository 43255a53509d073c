import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';

/** Times of spaces as booking needs them; spans are half-open. */
@Injectable()
export class SpaceTimeRepository {
  constructor(private readonly em: EntityManager) {}

  /** The space and those that share its floor. */
  async sharing(spaceId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select ?::int as id union select case when space_id = ? then other_id else space_id end from space_overlap where ? in (space_id, other_id) order by id`, [spaceId, spaceId, spaceId]);
    return rows.map(({ id }) => id);
  }

  /** Locks the rows of the spaces in the order of their ids, so that nobody waits for each other in a circle. */
  async lock(spaceIds: readonly number[]): Promise<void> {
    await this.em.execute('select id from space where id = any(?::int[]) order by id for no key update', [`{${spaceIds.join(',')}}`]);
  }

  settings(spaceId: number): Promise<BookingSettings | null> {
    return this.em.findOne(BookingSettings, { space: spaceId });
  }

  windows(spaceIds: readonly number[], from: Date, until: Date): Promise<Availability[]> {
    return this.em.find(Availability, { space: { $in: [...spaceIds] }, startsAt: { $lt: until }, endsAt: { $gt: from } }, { orderBy: { startsAt: 'asc', id: 'asc' } });
  }

  rules(spaceIds: readonly number[]): Promise<AvailabilityRule[]> {
    return this.em.find(AvailabilityRule, { space: { $in: [...spaceIds] } }, { orderBy: { id: 'asc' } });
  }

  blocks(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.em.find(BlockedSlot, { space: { $in: [...spaceIds] }, startsAt: { $lt: until }, endsAt: { $gt: from } }, { orderBy: { startsAt: 'asc', id: 'asc' } });
  }
}
