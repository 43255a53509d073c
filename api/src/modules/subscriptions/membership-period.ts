import { fromPragueWallTime, toPragueWallTime } from '@prostora/contracts';

const MINUTE = 60_000;

/** Wall time in Prague, stored in the UTC fields of a Date. */
function toWallTime(timestamp: Date): Date {
  const { day, minute } = toPragueWallTime(timestamp);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE + (timestamp.getTime() % MINUTE));
}

/**
 * Inverse of the above; a time skipped by the change to daylight saving time becomes the one an hour later.
 */
const toTimestamp = (wallTime: Date): Date =>
  new Date(
    fromPragueWallTime(
      wallTime.toISOString().slice(0, 10),
      wallTime.getUTCHours() * 60 + wallTime.getUTCMinutes(),
    ).getTime() +
      (wallTime.getTime() % MINUTE),
  );

/** Adds calendar days in Prague and keeps the wall time across daylight saving changes. */
export function addDays(timestamp: Date, days: number): Date {
  const wallTime = toWallTime(timestamp);
  wallTime.setUTCDate(wallTime.getUTCDate() + days);
  return toTimestamp(wallTime);
}

/**
 * Adds a year in Prague; a year from 29 February ends on the last day of February (§ 605 of the Civil Code).
 */
export const addYear = (timestamp: Date): Date => addYears(timestamp, 1);

export function addYears(timestamp: Date, years: number): Date {
  const wallTime = toWallTime(timestamp);
  const month = wallTime.getUTCMonth();
  wallTime.setUTCFullYear(wallTime.getUTCFullYear() + years);
  if (wallTime.getUTCMonth() !== month) wallTime.setUTCDate(0);
  return toTimestamp(wallTime);
}

/** Calendar day in Prague, YYYY-MM-DD. */
export const toPragueDay = (timestamp: Date): string => toPragueWallTime(timestamp).day;

/** Calendar days in Prague between two timestamps; 0 within one day. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(toPragueDay(to)) - Date.parse(toPragueDay(from))) / 86_400_000;
