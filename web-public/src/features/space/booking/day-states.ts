import { listDayHours, type DayHours } from '@prostora/contracts/day-hours.ts';
import type { BookingRules } from '@prostora/api-client';
import {
  DAY_MINUTES,
  addDays,
  BOOKING,
  BOOKING_DEFAULTS,
  DAY_MS,
  daysBetween,
  fromPragueWallTime,
  HOUR_MS,
  MINUTE_MS,
  toPragueWallTime,
} from '@prostora/contracts';
import { NIGHT_END_MINUTES, getEntryDays, type CalendarData } from '@prostora/ui/calendar/entries.ts';
import { subtractRanges, toRange, type Range } from '../../../lib/time-ranges.ts';
import { endOffset, toTimestamps, toLocalSlot, withEnd, type LocalSlot } from './local-slot.ts';

/** Availability data of a space; empty lists when loading failed (SPEC §8). */
export type SpaceAvailability = CalendarData & { rules: BookingRules };

export const NO_RULES: BookingRules = {
  instant_booking: BOOKING_DEFAULTS.instant_booking,
  notice_hours: BOOKING_DEFAULTS.notice_hours,
  shortest_minutes: BOOKING_DEFAULTS.shortest_minutes,
  longest_minutes: BOOKING_DEFAULTS.longest_minutes,
  only_in_windows: BOOKING_DEFAULTS.only_in_windows,
  capacity: null,
};

/** State of a day: with offered hours, on request only, taken, or not bookable any more. */
export type DayState = 'open' | 'free' | 'taken' | 'past';

/** Default duration of a slot, in minutes. */
const DEFAULT_MINUTES = 240;
const DEFAULT_START = 10 * 60;

const earliestStart = (rules: BookingRules, now: Date): Date =>
  new Date(now.getTime() + rules.notice_hours * HOUR_MS);

/** Earliest bookable start. */
export const findEarliestStart = ({ rules }: SpaceAvailability, now: Date = new Date()): Date =>
  earliestStart(rules, now);

const listTakenRanges = ({ reservations, blocked_slots }: SpaceAvailability): Range[] =>
  [...reservations.filter(({ status }) => status !== 'cancelled'), ...blocked_slots].map(toRange);

const isLongEnough =
  (rules: BookingRules) =>
  ({ start, end }: Range): boolean =>
    end - start >= rules.shortest_minutes * MINUTE_MS;

/** Free ranges of a day: within its windows, and outside them (without the night) when that is bookable. */
function findFreeRanges(
  day: string,
  time: SpaceAvailability,
  now: Date,
): { inWindows: Range[]; outside: Range[] } {
  const from = earliestStart(time.rules, now).getTime();
  const taken = listTakenRanges(time);
  const windows = time.availabilities.filter((window) => {
    const { first, last } = getEntryDays({ start: window.start_datetime, end: window.end_datetime });
    return first <= day && day <= last;
  });
  const whole = {
    start: fromPragueWallTime(day, NIGHT_END_MINUTES).getTime(),
    end: fromPragueWallTime(addDays(day), 0).getTime(),
  };
  const cut = (range: Range): Range[] =>
    subtractRanges({ start: Math.max(range.start, from), end: range.end }, taken).filter(
      isLongEnough(time.rules),
    );
  const inWindows = windows
    .map(toRange)
    .flatMap((range) =>
      cut({ start: Math.max(range.start, fromPragueWallTime(day, 0).getTime()), end: range.end }),
    );
  return { inWindows, outside: time.rules.only_in_windows ? [] : cut(whole) };
}

/** Free ranges of a day outside offered hours, bookable on request. */
export function findRequestRanges(day: string, time: SpaceAvailability, now: Date = new Date()): Range[] {
  const windows = time.availabilities.map(toRange);
  return findFreeRanges(day, time, now)
    .outside.flatMap((part) => subtractRanges(part, windows))
    .filter(isLongEnough(time.rules));
}

/** Range in minutes of wall time since the midnight of a day. */
export type MinuteRange = { readonly from: number; readonly until: number };

/** Minutes of a range relative to the midnight of a day. */
export function toMinuteRange(day: string, { start, end }: Range): MinuteRange {
  const [first, last] = [toPragueWallTime(new Date(start)), toPragueWallTime(new Date(end))];
  return {
    from: daysBetween(day, first.day) * DAY_MINUTES + first.minute,
    until: daysBetween(day, last.day) * DAY_MINUTES + last.minute,
  };
}

/** Offered hours of the day and the next one, relative to the midnight of the day. */
export function listOfferedRanges(day: string, { availabilities }: SpaceAvailability): MinuteRange[] {
  const [start, end] = [
    fromPragueWallTime(day, 0).getTime(),
    fromPragueWallTime(addDays(day, 2), 0).getTime(),
  ];
  const touching = availabilities.map(toRange).filter((range) => range.start < end && range.end > start);
  return touching.map((range) => toMinuteRange(day, range));
}

/** Offered hours of a day, adjoining ones joined. */
export const listOpeningHours = (day: string, { availabilities }: SpaceAvailability): DayHours[] =>
  listDayHours(
    availabilities.map(({ start_datetime, end_datetime }) => ({
      startsAt: new Date(start_datetime),
      endsAt: new Date(end_datetime),
    })),
    day,
  );

/** Bookable state of a day (SPEC §5: a free slot overlaps no active reservation and no block). */
export function resolveDayState(day: string, time: SpaceAvailability, now: Date = new Date()): DayState {
  if (
    fromPragueWallTime(addDays(day), 0) <= earliestStart(time.rules, now) ||
    fromPragueWallTime(day, 0).getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS
  )
    return 'past';
  const { inWindows, outside } = findFreeRanges(day, time, now);
  return inWindows.length > 0 ? 'open' : outside.length > 0 ? 'free' : 'taken';
}

const contains = (part: Range, slot: LocalSlot): boolean => {
  const { start, end } = toTimestamps(slot);
  return Date.parse(start) >= part.start && Date.parse(end) <= part.end;
};

const roundUpToHalfHour = (instant: number): number => Math.ceil(instant / (30 * MINUTE_MS)) * 30 * MINUTE_MS;

/**
 * Suggests a slot on a day: the previously chosen hours when they fit, else the default duration from the
 * first free time.
 */
export function suggestSlot(
  day: string,
  before: LocalSlot | null,
  time: SpaceAvailability,
  now: Date = new Date(),
): LocalSlot {
  const previous = before ? withEnd({ ...before, day }, endOffset(before)) : null;
  const { inWindows, outside } = findFreeRanges(day, time, now);
  const parts = inWindows.length > 0 ? inWindows : outside;
  if (previous && parts.some((part) => contains(part, previous))) return previous;
  const usual = withEnd(
    { day, from: DEFAULT_START, endDay: day, to: 0 },
    DEFAULT_START + Math.max(DEFAULT_MINUTES, time.rules.shortest_minutes),
  );
  const first = parts[0];
  if (!first) return previous ?? usual;
  // A free range starts at night, when no event starts.
  const isStartUnknown =
    inWindows.length === 0 || first.start < fromPragueWallTime(day, NIGHT_END_MINUTES).getTime();
  if (isStartUnknown && contains(first, usual)) return usual;
  const start = roundUpToHalfHour(first.start);
  const length =
    Math.min(Math.max(DEFAULT_MINUTES, time.rules.shortest_minutes), time.rules.longest_minutes) * MINUTE_MS;
  return toLocalSlot({
    start: new Date(start).toISOString(),
    end: new Date(Math.max(Math.min(start + length, first.end), start + 30 * MINUTE_MS)).toISOString(),
  });
}
