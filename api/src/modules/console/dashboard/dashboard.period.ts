import { addDays, DAY_MS } from '@prostora/contracts';

/** Days in Europe/Prague, both ends inclusive, with the preceding period of the same length. */
export type Period = { from: string; to: string; days: number; previousFrom: string; previousTo: string };

/** Longest period: a leap year. */
export const MAX_DAYS = 366;
/** Earliest allowed day, before the launch of the product. */
export const FIRST_DAY = '2020-01-01';

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

export function buildPeriod(from: string, to: string): Period {
  const days = daysBetween(from, to);
  return { from, to, days, previousFrom: addDays(from, -days), previousTo: addDays(from, -1) };
}

/** The last days, today included. */
export const buildLastDays = (today: string, days: number): Period =>
  buildPeriod(addDays(today, 1 - days), today);
