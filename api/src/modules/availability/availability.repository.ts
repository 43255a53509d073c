import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Space } from '../spaces/index.ts';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';
import { SpaceOverlap } from './space-overlap.entity.ts';

type Time = Availability | AvailabilityRule | BlockedSlot;

/**
 * Windows, weekly rules, blocks and settings, as their owner edits them. Reads bypass the identity map,
 * because records change under the lock of their space.
 */
@Injectable()
export class AvailabilityRepository {
  constructor(private readonly em: EntityManager) {}

  window(id: number): Promise<Availability | null> {
    return this.em.findOne(Availability, { id }, { refresh: true });
  }

  rule(id: number): Promise<AvailabilityRule | null> {
    return this.em.findOne(AvailabilityRule, { id }, { refresh: true });
  }

  /** Blocks made by the owner in all their spaces, without imported ones. */
  listBlocksOfCustomer(customerId: number): Promise<BlockedSlot[]> {
    const own = { space: { building: { customer: customerId } }, feedId: null };
    return this.em.find(BlockedSlot, own, { orderBy: { startsAt: 'asc', id: 'asc' } });
  }

  async removeReasonsOfCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      `update blocked_slot set reason = '', private_reason = '' where space_id in
         (select s.id from space s join building b on b.id = s.building_id where b.customer_id = ?)`,
      [customerId],
    );
  }

  block(id: number): Promise<BlockedSlot | null> {
    return this.em.findOne(BlockedSlot, { id }, { refresh: true });
  }

  rulesOf(spaceId: number): Promise<AvailabilityRule[]> {
    return this.em.find(AvailabilityRule, { space: spaceId }, { refresh: true, orderBy: { id: 'asc' } });
  }

  /** @param except id of a window to ignore, `null` for none */
  async hasWindowIn(spaceId: number, from: Date, until: Date, except: number | null): Promise<boolean> {
    return (
      (await this.em.count(Availability, {
        space: spaceId,
        startsAt: { $lt: until },
        endsAt: { $gt: from },
        ...(except !== null && { id: { $ne: except } }),
      })) > 0
    );
  }

  /** The stored settings, or a new record with the defaults. */
  async settings(spaceId: number): Promise<BookingSettings> {
    const known = await this.em.findOne(BookingSettings, { space: spaceId }, { refresh: true });
    return (
      known ??
      Object.assign(new BookingSettings(), {
        space: this.em.getReference(Space, spaceId),
        onlyInWindowsChosen: false,
      })
    );
  }

  overlapsOf(spaceId: number): Promise<SpaceOverlap[]> {
    return this.em.find(SpaceOverlap, { $or: [{ space: spaceId }, { other: spaceId }] }, { refresh: true });
  }

  spaceRef(id: number): Space {
    return this.em.getReference(Space, id);
  }

  async keep<Kept extends Time | BookingSettings>(record: Kept): Promise<Kept> {
    await this.em.persist(record).flush();
    return record;
  }

  async remove(record: Time): Promise<void> {
    await this.em.remove(record).flush();
  }

  /** Removes and adds floor-sharing links of the space; `begun` are ids of the other spaces. */
  async replaceOverlaps(
    spaceId: number,
    ended: readonly SpaceOverlap[],
    begun: readonly number[],
  ): Promise<void> {
    for (const overlap of ended) this.em.remove(overlap);
    for (const id of begun)
      this.em.persist(
        Object.assign(new SpaceOverlap(), {
          space: this.spaceRef(Math.min(id, spaceId)),
          other: this.spaceRef(Math.max(id, spaceId)),
        }),
      );
    await this.em.flush();
  }
}
