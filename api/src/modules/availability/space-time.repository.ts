import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Availability } from './availability.entity.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { BookingSettings } from './booking-settings.entity.ts';

type KeptTerm = { id: number; starts_at: string; ends_at: string };
/** Rows as PostgreSQL tells them in JSON. */
export type KeptGround = {
  settings: { instant_booking: boolean; buffer_before: number; buffer_after: number; notice_hours: number; shortest_minutes: number; longest_minutes: number; only_in_windows: boolean } | null;
  windows: (KeptTerm & { price_per_hour_haler: number })[];
  rules: { id: number; weekdays: number[]; from_minute: number; to_minute: number; price_per_hour_haler: number; valid_from: string | null; valid_until: string | null; on_holidays: boolean; exceptions: string[] }[];
  blocks: KeptTerm[];
};

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

  /** Locks the rows of the space, of those that share its floor and of others besides, in the order of their ids, so that nobody waits for each other in a circle. Answers the space and those that share its floor. */
  async lock(spaceId: number, besides: readonly number[]): Promise<number[]> {
    const sharing = 'select case when o.space_id = ? then o.other_id else o.space_id end from space_overlap o where ? in (o.space_id, o.other_id)';
    const rows = await this.em.execute<{ id: number; shares: boolean }[]>(
      `select s.id, s.id = ? or s.id in (${sharing}) as shares from space s where s.id = ? or s.id = any(?::int[]) or s.id in (${sharing}) order by s.id for no key update of s`,
      [spaceId, spaceId, spaceId, spaceId, `{${besides.join(',')}}`, spaceId, spaceId]);
    return rows.filter(({ shares }) => shares).map(({ id }) => id);
  }

  /** Settings, single windows and weekly rules of a space, and blocks of the given ones, in one reading: a booking waits for it while others wait for the booking. */
  async ground(spaceId: number, blocksOf: readonly number[], from: Date, until: Date): Promise<KeptGround> {
    const touches = 'starts_at < ? and ends_at > ?';
    const [row] = await this.em.execute<[KeptGround]>(
      `select (select to_jsonb(b) from booking_settings b where b.space_id = ?) as settings,
        (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from availability a where a.space_id = ? and ${touches}) as windows,
        (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from availability_rule r where r.space_id = ?) as rules,
        (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from blocked_slot k where k.space_id = any(?::int[]) and ${touches}) as blocks`,
      [spaceId, spaceId, until, from, spaceId, `{${blocksOf.join(',')}}`, until, from]);
    return row;
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
