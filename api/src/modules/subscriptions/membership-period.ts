import { pragueInstant, pragueWall } from '@prostora/contracts';

const MINUTE = 60_000;

/** Wall time in Prague, stored in the UTC fields of a Date. */
function wallOf(instant: Date): Date {
  const { day, minute } = pragueWall(instant);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE + (instant.getTime() % MINUTE));
}

/**
 * Inverse of the above; a time skipped by the change to daylight saving time becomes the one an hour later.
 */
const instantOf = (wall: Date): Date =>
  new Date(
    pragueInstant(wall.toISOString().slice(0, 10), wall.getUTCHours() * 60 + wall.getUTCMinutes()).getTime() +
      (wall.getTime() % MINUTE),
  );

/** Adds calendar days in Prague and keeps the wall time across daylight saving changes. */
export function daysLater(instant: Date, days: number): Date {
  const wall = wallOf(instant);
  wall.setUTCDate(wall.getUTCDate() + days);
  return instantOf(wall);
}

/**
 * Adds a year in Prague; a year from 29 February ends on the last day of February (§ 605 of the Civil Code).
 */
export const yearLater = (instant: Date): Date => yearsLater(instant, 1);

export function yearsLater(instant: Date, years: number): Date {
  const wall = wallOf(instant);
  const month = wall.getUTCMonth();
  wall.setUTCFullYear(wall.getUTCFullYear() + years);
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0);
  return instantOf(wall);
}

/** Calendar day in Prague, YYYY-MM-DD. */
export const dayOf = (instant: Date): string => pragueWall(instant).day;

/** Calendar days in Prague between two timestamps; 0 within one day. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000;
