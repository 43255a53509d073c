import { DAY_MINUTES } from './durations.ts';
import { isCzechHoliday } from './czech-holidays.ts';
import { addDays, daysBetween, fromPragueWallTime, getWeekday, toPragueWallTime } from './prague-time.ts';

/** Weekly pattern of a repeated booking; its first day is that of the first slot. */
export type RepeatPattern = {
  /** 1 (Monday) – 7. */
  readonly weekdays: readonly number[];
  /** Weeks from one occurrence to the next. */
  readonly every: number;
  /** Last possible day, YYYY-MM-DD. */
  readonly until: string;
  readonly skipHolidays: boolean;
  /** Days left out, YYYY-MM-DD. */
  readonly except: readonly string[];
};
export type Occurrence = { readonly day: string; readonly startsAt: Date; readonly endsAt: Date };

/**
 * Days of a pattern, in order; weeks are counted from the Monday of the first day.
 * @param from first possible day, YYYY-MM-DD
 * @param limit stops after this number of days
 */
export function listRepeatDays(
  from: string,
  { weekdays, every, until, skipHolidays, except }: RepeatPattern,
  limit: number,
): string[] {
  const days: string[] = [];
  const monday = addDays(from, 1 - getWeekday(from));
  for (let day = from; day <= until && days.length < limit; day = addDays(day)) {
    const isInWeek = Math.floor(daysBetween(monday, day) / 7) % every === 0;
    if (!isInWeek || !weekdays.includes(getWeekday(day)) || except.includes(day)) continue;
    if (!(skipHolidays && isCzechHoliday(day))) days.push(day);
  }
  return days;
}

/** Wall times of a slot in Prague, in minutes; `startMinute` is since midnight. */
export type WallSlot = { readonly day: string; readonly startMinute: number; readonly lengthMinutes: number };

/**
 * Wall times of a slot in Prague.
 * @returns minutes since midnight, and the length in minutes of wall time, also across midnight
 */
export function toWallSlot({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): WallSlot {
  const start = toPragueWallTime(startsAt);
  const end = toPragueWallTime(endsAt);
  return {
    day: start.day,
    startMinute: start.minute,
    lengthMinutes: daysBetween(start.day, end.day) * DAY_MINUTES + end.minute - start.minute,
  };
}

/**
 * The slot at the same wall times on other days, across changes of daylight saving time.
 * @param days YYYY-MM-DD
 */
export function repeatSlot(slot: { startsAt: Date; endsAt: Date }, days: readonly string[]): Occurrence[] {
  const { startMinute, lengthMinutes } = toWallSlot(slot);
  return days.map((day) => ({ day, ...fromWallSlot({ day, startMinute, lengthMinutes }) }));
}

/**
 * The slot at wall times in Prague. One that starts in the hour that a night in spring does not have begins an hour
 * later and keeps its length (RFC 5545, 3.3.5).
 */
export function fromWallSlot({ day, startMinute, lengthMinutes }: WallSlot): {
  startsAt: Date;
  endsAt: Date;
} {
  const startsAt = fromPragueWallTime(day, startMinute);
  const isMoved = toPragueWallTime(startsAt).minute !== startMinute;
  const endsAt = isMoved
    ? new Date(startsAt.getTime() + lengthMinutes * 60_000)
    : fromPragueWallTime(day, startMinute + lengthMinutes);
  return { startsAt, endsAt };
}
