import { buildDefaultSettings, type BookingRules } from './booking-settings.entity.ts';
import { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from './opening-window.ts';
import { suspendInSeasons, type SeasonDays } from './seasonal-rules.ts';

type SlotRow = { id: number; starts_at: string; ends_at: string };
/** Columns of `SCHEDULE_CONTEXT_COLUMNS` as PostgreSQL returns them in JSON. */
export type ScheduleContextRow = {
  settings: {
    instant_booking: boolean;
    buffer_before: number;
    buffer_after: number;
    notice_hours: number;
    shortest_minutes: number;
    longest_minutes: number;
    only_in_windows: boolean;
    only_in_windows_chosen: boolean;
  } | null;
  windows: (SlotRow & { price_per_hour_haler: number })[];
  rules: {
    id: number;
    weekdays: number[];
    from_minute: number;
    to_minute: number;
    price_per_hour_haler: number;
    valid_from: string | null;
    valid_until: string | null;
    on_holidays: boolean;
    exceptions: string[];
    season_id: number | null;
  }[];
  /** Days of the seasons of the space. */
  seasons: SeasonDays[];
  blocks: (SlotRow & { space_id: number; feed_id: number | null; reason: string; private_reason: string })[];
  has_windows: boolean;
};

/** SQL: ids of the space `s` and of the spaces that share floor area with it. */
export const OVERLAPPING_SPACE_IDS = `array(select s.id union all select case when o.space_id = s.id then o.other_id else o.space_id end
    from space_overlap o where s.id in (o.space_id, o.other_id))`;

/** SQL: days of the seasons of the space `s`. */
export const SEASON_DAYS = `(select coalesce(jsonb_agg(jsonb_build_object('from', p.from_day, 'until', p.until_day) order by p.from_day), '[]')
    from season_space p where p.space_id = s.id)`;

/**
 * SQL: settings, weekly rules and single windows of the space `s`, and blocks of the spaces `sharing.ids`;
 * windows and blocks that overlap `asked.from` – `asked.until`.
 */
export const SCHEDULE_CONTEXT_COLUMNS = `
  (select to_jsonb(b) from booking_settings b where b.space_id = s.id) as settings,
  (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from availability a
    where a.space_id = s.id and a.starts_at < asked.until and a.ends_at > asked.from) as windows,
  (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from availability_rule r where r.space_id = s.id) as rules,
  ${SEASON_DAYS} as seasons,
  exists (select 1 from availability a where a.space_id = s.id) as has_windows,
  (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from blocked_slot k
    where k.space_id = any(sharing.ids) and k.starts_at < asked.until and k.ends_at > asked.from) as blocks`;

/** What a requested slot is checked against: booking settings, windows sorted by start, and blocked time. */
export type ScheduleContext = {
  readonly settings: BookingRules;
  readonly windows: readonly OpeningWindow[];
  readonly blocks: readonly ScheduledBlock[];
};
/** Blocked time of the space or of one that shares its floor. */
export type ScheduledBlock = {
  readonly from: Date;
  readonly until: Date;
  readonly spaceId: number;
  /** Whether it is an event of a foreign calendar. */
  readonly isForeign: boolean;
  /** As the owner reads it. */
  readonly reason: string;
};

/** Expands weekly rules over the span. */
export function toScheduleContext(
  spaceId: number,
  { settings, windows, rules, seasons, blocks, has_windows }: ScheduleContextRow,
  from: Date,
  until: Date,
): ScheduleContext {
  const single = windows.map((row): OpeningWindow => ({
    spaceId,
    id: row.id,
    ruleId: null,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    pricePerHourHaler: row.price_per_hour_haler,
  }));
  const hasHours = has_windows || rules.length > 0;
  return {
    settings:
      settings === null
        ? buildDefaultSettings(hasHours)
        : {
            instantBooking: settings.instant_booking,
            bufferBefore: settings.buffer_before,
            bufferAfter: settings.buffer_after,
            noticeHours: settings.notice_hours,
            shortestMinutes: settings.shortest_minutes,
            longestMinutes: settings.longest_minutes,
            onlyInWindows: settings.only_in_windows_chosen ? settings.only_in_windows : hasHours,
          },
    windows: mergeOpeningWindows(single, toOpeningRules(spaceId, rules, seasons), from, until),
    blocks: blocks.map((row) => ({
      from: new Date(row.starts_at),
      until: new Date(row.ends_at),
      spaceId: row.space_id,
      isForeign: row.feed_id !== null,
      reason: row.private_reason || row.reason,
    })),
  };
}

/** Weekly rules as PostgreSQL returns them in JSON; on the days of seasons only their rules apply. */
export const toOpeningRules = (
  spaceId: number,
  rows: ScheduleContextRow['rules'],
  seasons: readonly SeasonDays[],
): OpeningRule[] =>
  rows.flatMap((row) => {
    const rule = toOpeningRule(spaceId, row);
    return row.season_id === null ? suspendInSeasons(rule, seasons) : [rule];
  });

const toOpeningRule = (spaceId: number, row: ScheduleContextRow['rules'][number]): OpeningRule => ({
  spaceId,
  id: row.id,
  weekdays: row.weekdays,
  fromMinute: row.from_minute,
  toMinute: row.to_minute,
  pricePerHourHaler: row.price_per_hour_haler,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  onHolidays: row.on_holidays,
  exceptions: row.exceptions,
});
