import { BookingSettings } from './booking-settings.entity.ts';
import type { OpeningWindow } from './opening-window.ts';
import type { KeptGround } from './space-time.repository.ts';
import { occurrencesOf } from './weekly-hours.ts';

/** What terms of a space are judged by: its rules of booking, its windows by their beginning, and blocked time. */
export type SpaceGround = {
  readonly settings: Omit<BookingSettings, 'space'>;
  readonly windows: readonly OpeningWindow[];
  readonly blocks: readonly { readonly from: Date; readonly until: Date }[];
};

/** Rows in the words of the domain; weekly rules are spread over the span. */
export function spaceGround(spaceId: number, { settings, windows, rules, blocks }: KeptGround, from: Date, until: Date): SpaceGround {
  const single = windows.map((row): OpeningWindow => ({ spaceId, id: row.id, ruleId: null, startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at), pricePerHourHaler: row.price_per_hour_haler }));
  const weekly = occurrencesOf(rules.map(weeklyHours), from, until)
    .map(({ rule, startsAt, endsAt }): OpeningWindow => ({ spaceId, id: null, ruleId: rule.id, startsAt, endsAt, pricePerHourHaler: rule.pricePerHourHaler }));
  return {
    settings: settings === null ? new BookingSettings() : {
      instantBooking: settings.instant_booking, bufferBefore: settings.buffer_before, bufferAfter: settings.buffer_after, noticeHours: settings.notice_hours,
      shortestMinutes: settings.shortest_minutes, longestMinutes: settings.longest_minutes, onlyInWindows: settings.only_in_windows,
    },
    windows: [...single, ...weekly].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    blocks: blocks.map((row) => ({ from: new Date(row.starts_at), until: new Date(row.ends_at) })),
  };
}

const weeklyHours = (row: KeptGround['rules'][number]) => ({
  id: row.id, weekdays: row.weekdays, fromMinute: row.from_minute, toMinute: row.to_minute, pricePerHourHaler: row.price_per_hour_haler, validFrom: row.valid_from, validUntil: row.valid_until,
  onHolidays: row.on_holidays, exceptions: row.exceptions,
});
