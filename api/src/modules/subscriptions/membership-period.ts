import { pragueInstant, pragueWall } from '@prostora/contracts';

const MINUTE = 60_000;

/** Wall time in Prague written as if it were UTC. */
function wallOf(instant: Date): Date {
  const { day, minute } = pragueWall(instant);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE + (instant.getTime() % MINUTE));
}

/** The instant at which clocks in Prague show the wall time; a time the spring change skips becomes the one an hour later. */
const instantOf = (wall: Date): Date =>
  new Date(
    pragueInstant(wall.toISOString().slice(0, 10), wall.getUTCHours() * 60 + wall.getUTCMinutes()).getTime() +
      (wall.getTime() % MINUTE),
  );

/** The same time of the day so many calendar days later in Prague, whatever the clocks do in between. */
export function daysLater(instant: Date, days: number): Date {
  const wall = wallOf(instant);
  wall.setUTCDate(wall.getUTCDate() + days);
  return instantOf(wall);
}

/** The same time of the same day a year later in Prague; a year from 29 February ends on the last day of February (§ 605 of the Civil Code). */
export const yearLater = (instant: Date): Date => yearsLater(instant, 1);

/** The same for several years. */
export function yearsLater(instant: Date, years: number): Date {
  const wall = wallOf(instant);
  const month = wall.getUTCMonth();
  wall.setUTCFullYear(wall.getUTCFullYear() + years);
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0);
  return instantOf(wall);
}

/** The calendar day in Prague, as YYYY-MM-DD. */
export const dayOf = (instant: Date): string => pragueWall(instant).day;

/** Whole calendar days in Prague from one instant to the other; today is 0. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000;
