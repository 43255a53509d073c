import { Injectable } from '@nestjs/common';
import type { BlockedSlot } from './blocked-slot.entity.ts';
import { defaultSettings, resolveSettings, type BookingSettings } from './booking-settings.entity.ts';
import { windowsOfBoth, type OpeningWindow } from './opening-window.ts';
import { SpaceOpeningHours, type OpeningHours } from '../spaces/index.ts';
import { SpaceTimeRepository } from './space-time.repository.ts';

/** Schedules of spaces as bookings read and lock them. Spans are half-open. */
@Injectable()
export class SpaceTime extends SpaceOpeningHours {
  constructor(private readonly times: SpaceTimeRepository) {
    super();
  }

  /** Ids of the space and of those that share floor area with it. */
  sharing(spaceId: number): Promise<readonly number[]> {
    return this.times.sharing(spaceId);
  }

  /**
   * Serializes bookings and blocks of the space, of those that share floor area with it, and of further
   * spaces, until the end of the unit of work.
   * @returns ids of the space and of those that share floor area with it
   */
  hold(spaceId: number, besides: readonly number[] = []): Promise<readonly number[]> {
    return this.times.lock(spaceId, besides);
  }

  async settingsOf(spaceId: number): Promise<BookingSettings> {
    const kept = await this.times.settings(spaceId);
    if (kept?.onlyInWindowsChosen) return kept;
    const hasHours = await this.times.hasHours(spaceId);
    return kept ? resolveSettings(kept, hasHours) : defaultSettings(hasHours);
  }

  /** Single windows and occurrences of weekly rules that overlap the span, sorted by start. */
  async windowsOf(spaceIds: readonly number[], from: Date, until: Date): Promise<OpeningWindow[]> {
    const single = (await this.times.windows(spaceIds, from, until)).map(
      ({ id, space, startsAt, endsAt, pricePerHourHaler }): OpeningWindow => ({
        spaceId: space.id,
        id,
        ruleId: null,
        startsAt,
        endsAt,
        pricePerHourHaler,
      }),
    );
    const rules = (await this.times.rules(spaceIds)).map((rule) => ({ ...rule, spaceId: rule.space.id }));
    return windowsOfBoth(single, rules, from, until);
  }

  /** Weekly hours valid on the day or later, sorted by weekday and start. */
  async listOpeningHours(spaceId: number, day: string): Promise<OpeningHours[]> {
    const rules = (await this.times.rules([spaceId])).filter(
      ({ validUntil }) => validUntil === null || validUntil >= day,
    );
    const hours = rules.map(({ weekdays, fromMinute, toMinute }) => ({ weekdays, fromMinute, toMinute }));
    return hours.sort(
      (one, other) =>
        Math.min(...one.weekdays) - Math.min(...other.weekdays) || one.fromMinute - other.fromMinute,
    );
  }

  /** Blocks that overlap the span, including imported ones. */
  blocksOf(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.times.blocks(spaceIds, from, until);
  }
}
