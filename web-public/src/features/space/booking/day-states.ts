import type { BookingRules } from '@prostora/api-client';
import { BOOKING, BOOKING_DEFAULTS, dayAfter, pragueInstant, pragueWall } from '@prostora/contracts';
import { NIGHT_ENDS, daysOf, type CalendarData } from '@prostora/ui/calendar/entries.ts';
import { freeParts, rangeOf, type Range } from '../../../lib/free-parts.ts';
import { daysBetween, endOffset, instantsOf, termOf, withEnd, type Term } from './term.ts';

/** Availability data of a space; empty lists when loading failed (SPEC §8). */
export type SpaceTime = CalendarData & { rules: BookingRules };

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

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** Default duration of a slot, in minutes. */
const USUAL = 240;
const USUAL_START = 10 * 60;

const earliestStart = (rules: BookingRules, now: Date): Date =>
  new Date(now.getTime() + rules.notice_hours * 60 * MINUTE);

/** Earliest bookable start. */
export const earliestOf = ({ rules }: SpaceTime, now: Date = new Date()): Date => earliestStart(rules, now);

const takenOf = ({ reservations, blocked_slots }: SpaceTime): Range[] =>
  [...reservations.filter(({ status }) => status !== 'cancelled'), ...blocked_slots].map(rangeOf);

const long =
  (rules: BookingRules) =>
  ({ start, end }: Range): boolean =>
    end - start >= rules.shortest_minutes * MINUTE;

/** Free ranges of a day: within its windows, and outside them (without the night) when that is bookable. */
function partsOf(day: string, time: SpaceTime, now: Date): { inWindows: Range[]; outside: Range[] } {
  const from = earliestStart(time.rules, now).getTime();
  const taken = takenOf(time);
  const windows = time.availabilities.filter((window) => {
    const { first, last } = daysOf({ start: window.start_datetime, end: window.end_datetime });
    return first <= day && day <= last;
  });
  const whole = {
    start: pragueInstant(day, NIGHT_ENDS).getTime(),
    end: pragueInstant(dayAfter(day), 0).getTime(),
  };
  const cut = (range: Range): Range[] =>
    freeParts({ start: Math.max(range.start, from), end: range.end }, taken).filter(long(time.rules));
  const inWindows = windows
    .map(rangeOf)
    .flatMap((range) =>
      cut({ start: Math.max(range.start, pragueInstant(day, 0).getTime()), end: range.end }),
    );
  return { inWindows, outside: time.rules.only_in_windows ? [] : cut(whole) };
}

/** Free ranges of a day outside offered hours, bookable on request. */
export function requestParts(day: string, time: SpaceTime, now: Date = new Date()): Range[] {
  const windows = time.availabilities.map(rangeOf);
  return partsOf(day, time, now)
    .outside.flatMap((part) => freeParts(part, windows))
    .filter(long(time.rules));
}

/** Range in minutes of wall time since the midnight of a day. */
export type MinuteRange = { readonly from: number; readonly until: number };

/** Offered hours of the day and the next one, relative to the midnight of the day. */
export function offeredRanges(day: string, { availabilities }: SpaceTime): MinuteRange[] {
  const [start, end] = [pragueInstant(day, 0).getTime(), pragueInstant(dayAfter(day, 2), 0).getTime()];
  const touching = availabilities.map(rangeOf).filter((range) => range.start < end && range.end > start);
  return touching.map((range) => {
    const [first, last] = [pragueWall(new Date(range.start)), pragueWall(new Date(range.end))];
    return {
      from: daysBetween(day, first.day) * DAY_MINUTES + first.minute,
      until: daysBetween(day, last.day) * DAY_MINUTES + last.minute,
    };
  });
}

/** Bookable state of a day (SPEC §5: a free slot overlaps no active reservation and no block). */
export function dayState(day: string, time: SpaceTime, now: Date = new Date()): DayState {
  if (
    pragueInstant(dayAfter(day), 0) <= earliestStart(time.rules, now) ||
    pragueInstant(day, 0).getTime() > now.getTime() + BOOKING.aheadDays * 24 * 60 * MINUTE
  )
    return 'past';
  const { inWindows, outside } = partsOf(day, time, now);
  return inWindows.length > 0 ? 'open' : outside.length > 0 ? 'free' : 'taken';
}

const holds = (part: Range, term: Term): boolean => {
  const { start, end } = instantsOf(term);
  return Date.parse(start) >= part.start && Date.parse(end) <= part.end;
};

const halfHourUp = (instant: number): number => Math.ceil(instant / (30 * MINUTE)) * 30 * MINUTE;

/**
 * Suggests a slot on a day: the previously chosen hours when they fit, else the default duration from the
 * first free time.
 */
export function termOn(day: string, before: Term | null, time: SpaceTime, now: Date = new Date()): Term {
  const kept = before ? withEnd({ ...before, day }, endOffset(before)) : null;
  const { inWindows, outside } = partsOf(day, time, now);
  const parts = inWindows.length > 0 ? inWindows : outside;
  if (kept && parts.some((part) => holds(part, kept))) return kept;
  const usual = withEnd(
    { day, from: USUAL_START, endDay: day, to: 0 },
    USUAL_START + Math.max(USUAL, time.rules.shortest_minutes),
  );
  const first = parts[0];
  if (!first) return kept ?? usual;
  // A free range starts at night, when no event starts.
  const tellsNoStart = inWindows.length === 0 || first.start < pragueInstant(day, NIGHT_ENDS).getTime();
  if (tellsNoStart && holds(first, usual)) return usual;
  const start = halfHourUp(first.start);
  const length = Math.min(Math.max(USUAL, time.rules.shortest_minutes), time.rules.longest_minutes) * MINUTE;
  return termOf({
    start: new Date(start).toISOString(),
    end: new Date(Math.max(Math.min(start + length, first.end), start + 30 * MINUTE)).toISOString(),
  });
}
