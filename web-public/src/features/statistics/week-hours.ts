import type { WeekHourStatistics } from '@prostora/api-client';

/** Hours of the heat strip. */
export const FIRST_HOUR = 8;
export const SHOWN_HOURS = 16;
/** Fewer offered hours say nothing. */
const MIN_OFFERED_HOURS = 5;
/** Lower bounds of the levels 1 to 5. */
const LEVELS = [0.1, 0.3, 0.5, 0.7, 0.85] as const;
const BLOCK_HOURS = 4;

/** Level of occupancy, 0 to 5. */
export const toLevel = (occupancy: number): number => LEVELS.filter((bound) => occupancy >= bound).length;

/** Occupancy of an hour that was offered often enough. */
export const getOccupancy = ({ offered_hours, occupancy }: WeekHourStatistics): number | null =>
  offered_hours >= MIN_OFFERED_HOURS ? occupancy : null;

/** The shown hours by weekday. */
export const toRows = (hours: readonly WeekHourStatistics[]): WeekHourStatistics[][] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    hours.filter(
      (cell) => cell.weekday === weekday && cell.hour >= FIRST_HOUR && cell.hour < FIRST_HOUR + SHOWN_HOURS,
    ),
  );

export type QuietHours = { days: 'workdays' | 'weekend'; from: number; to: number; occupancy: number };

/** The block of four hours with the lowest occupancy, of workdays or of the weekend; null without data. */
export function findQuietHours(hours: readonly WeekHourStatistics[]): QuietHours | null {
  const blocks: QuietHours[] = [];
  for (const days of ['workdays', 'weekend'] as const)
    for (let from = FIRST_HOUR; from < FIRST_HOUR + SHOWN_HOURS; from += BLOCK_HOURS) {
      const cells = hours.filter(
        ({ weekday, hour }) =>
          weekday > 5 === (days === 'weekend') && hour >= from && hour < from + BLOCK_HOURS,
      );
      const booked = cells.reduce((sum, { booked_hours }) => sum + booked_hours, 0);
      const offered = cells.reduce((sum, { offered_hours }) => sum + offered_hours, 0);
      if (offered >= BLOCK_HOURS * MIN_OFFERED_HOURS)
        blocks.push({ days, from, to: from + BLOCK_HOURS, occupancy: booked / offered });
    }
  return blocks.toSorted((one, other) => one.occupancy - other.occupancy)[0] ?? null;
}
