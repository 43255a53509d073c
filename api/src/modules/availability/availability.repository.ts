import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Space } from '../spaces/index.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';
import { SpaceOverlap } from './space-overlap.entity.ts';

type ScheduleRecord = Availability | AvailabilityRule | BlockedSlot;

/**
 * Windows, weekly rules, blocks and settings, as their owner edits them. Reads bypass the identity map,
 * because records change under the lock of their space.
 */
@Injectable()
export class AvailabilityRepository {
  constructor(private readonly em: EntityManager) {}

  findWindow(id: number): Promise<Availability | null> {
    return this.em.findOne(Availability, { id }, { refresh: true });
  }

  /** Rules of seasons change with their season. */
  findRule(id: number): Promise<AvailabilityRule | null> {
    return this.em.findOne(AvailabilityRule, { id, season: null }, { refresh: true });
  }

  findAnyRule(id: number): Promise<AvailabilityRule | null> {
    return this.em.findOne(AvailabilityRule, { id }, { refresh: true });
  }

  /** Blocks made by the owner in all their spaces, without imported ones. */
  listBlocksByCustomer(customerId: number): Promise<BlockedSlot[]> {
    const own = { space: { building: { customer: customerId } }, feedId: null };
    return this.em.find(BlockedSlot, own, { orderBy: { startsAt: 'asc', id: 'asc' } });
  }

  async removeReasonsByCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      `update blocked_slot set reason = '', private_reason = '' where space_id in
         (select s.id from space s join building b on b.id = s.building_id where b.customer_id = ?)`,
      [customerId],
    );
  }

  /** Blocks made together, by space. */
  listBlocksByGroup(groupId: string): Promise<BlockedSlot[]> {
    return this.em.find(BlockedSlot, { groupId }, { refresh: true, orderBy: { space: 'asc', id: 'asc' } });
  }

  async saveAll(records: readonly ScheduleRecord[]): Promise<void> {
    await this.em.persist([...records]).flush();
  }

  async removeAll(records: readonly ScheduleRecord[]): Promise<void> {
    await this.em.remove([...records]).flush();
  }

  findBlock(id: number): Promise<BlockedSlot | null> {
    return this.em.findOne(BlockedSlot, { id }, { refresh: true });
  }

  /** Without those of seasons. */
  listRules(spaceId: number): Promise<AvailabilityRule[]> {
    return this.em.find(
      AvailabilityRule,
      { space: spaceId, season: null },
      { refresh: true, orderBy: { id: 'asc' } },
    );
  }

  /** @param exceptId id of a window to ignore, `null` for none */
  async hasOverlappingWindow(
    spaceId: number,
    from: Date,
    until: Date,
    exceptId: number | null,
  ): Promise<boolean> {
    return (
      (await this.em.count(Availability, {
        space: spaceId,
        startsAt: { $lt: until },
        endsAt: { $gt: from },
        ...(exceptId !== null && { id: { $ne: exceptId } }),
      })) > 0
    );
  }

  async hasSettings(spaceId: number): Promise<boolean> {
    return (await this.em.count(BookingSettings, { space: spaceId })) > 0;
  }

  /** The stored settings, or a new record with the defaults. */
  async loadSettings(spaceId: number): Promise<BookingSettings> {
    const existing = await this.em.findOne(BookingSettings, { space: spaceId }, { refresh: true });
    return (
      existing ??
      Object.assign(new BookingSettings(), {
        space: this.em.getReference(Space, spaceId),
        onlyInWindowsChosen: false,
      })
    );
  }

  listOverlaps(spaceId: number): Promise<SpaceOverlap[]> {
    return this.em.find(SpaceOverlap, { $or: [{ space: spaceId }, { other: spaceId }] }, { refresh: true });
  }

  getSpaceReference(id: number): Space {
    return this.em.getReference(Space, id);
  }

  async save<Row extends ScheduleRecord | BookingSettings>(record: Row): Promise<Row> {
    await this.em.persist(record).flush();
    return record;
  }

  async remove(record: ScheduleRecord): Promise<void> {
    await this.em.remove(record).flush();
  }

  /** Removes and adds floor-sharing links of the space; `begun` are ids of the other spaces. */
  async replaceOverlaps(
    spaceId: number,
    removed: readonly SpaceOverlap[],
    addedIds: readonly number[],
  ): Promise<void> {
    for (const overlap of removed) this.em.remove(overlap);
    for (const id of addedIds)
      this.em.persist(
        Object.assign(new SpaceOverlap(), {
          space: this.getSpaceReference(Math.min(id, spaceId)),
          other: this.getSpaceReference(Math.max(id, spaceId)),
        }),
      );
    await this.em.flush();
  }
}
