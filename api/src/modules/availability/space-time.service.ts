import { Injectable } from '@nestjs/common';
import type { BlockedSlot } from './blocked-slot.entity.ts';
import { defaultSettings, resolveSettings, type BookingSettings } from './booking-settings.entity.ts';
import { windowsOfBoth, type OpeningWindow } from './opening-window.ts';
import { SpaceOpeningHours, type OpeningHours } from '../spaces/index.ts';
import { SpaceTimeRepository } from './space-time.repository.ts';

/** What bookings ask of the time of spaces. Spans are half-open instants. */
@Injectable()
export class SpaceTime extends SpaceOpeningHours {
  constructor(private readonly times: SpaceTimeRepository) {
    super();
  }

  /** The space and those that share its floor, whose time counts with its own. */
  sharing(spaceId: number): Promise<readonly number[]> {
    return this.times.sharing(spaceId);
  }

  /** Inside a unit of work: puts everybody who books or blocks the space, or one that shares its floor, in a row, and of others besides. Answers the spaces whose time counts with its own. */
  hold(spaceId: number, besides: readonly number[] = []): Promise<readonly number[]> {
    return this.times.lock(spaceId, besides);
  }

  /** How the space is booked. */
  async settingsOf(spaceId: number): Promise<BookingSettings> {
    const kept = await this.times.settings(spaceId);
    if (kept?.onlyInWindowsChosen) return kept;
    const hasHours = await this.times.hasHours(spaceId);
    return kept ? resolveSettings(kept, hasHours) : defaultSettings(hasHours);
  }

  /** Windows that touch the span, single ones and occurrences of weekly rules, by their beginning. */
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

  /** Hours that repeat every week and hold on the day or later, as they begin. */
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

  /** Blocks that touch the span, the owner's and those of foreign calendars. */
  blocksOf(spaceIds: readonly number[], from: Date, until: Date): Promise<BlockedSlot[]> {
    return this.times.blocks(spaceIds, from, until);
  }
}
