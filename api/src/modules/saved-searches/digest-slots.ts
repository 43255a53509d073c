import { dayAfter, pragueInstant, pragueWall, weekdayOf } from '@prostora/contracts';

const EIGHT = 8 * 60;

/** The last due times of daily and weekly digests: 8:00 in Prague of every day and of Mondays. */
export function lastSlots(now: Date): { daily: Date; weekly: Date } {
  const { day, minute } = pragueWall(now);
  const last = minute >= EIGHT ? day : dayAfter(day, -1);
  return {
    daily: pragueInstant(last, EIGHT),
    weekly: pragueInstant(dayAfter(last, 1 - weekdayOf(last)), EIGHT),
  };
}
