import { addDays, fromPragueWallTime, toPragueWallTime, getWeekday } from '@prostora/contracts';

const DIGEST_MINUTE = 8 * 60;

/** The last due times of daily and weekly digests: 8:00 in Prague of every day and of Mondays. */
export function getLastDigestTimes(now: Date): { daily: Date; weekly: Date } {
  const { day, minute } = toPragueWallTime(now);
  const lastDay = minute >= DIGEST_MINUTE ? day : addDays(day, -1);
  return {
    daily: fromPragueWallTime(lastDay, DIGEST_MINUTE),
    weekly: fromPragueWallTime(addDays(lastDay, 1 - getWeekday(lastDay)), DIGEST_MINUTE),
  };
}
