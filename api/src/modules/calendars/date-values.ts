import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@prostora/contracts';

const SECOND_MS = 1000;

/**
 * Date or date-time, also as written by programs that do not keep to RFC 5545: with separators, without seconds,
 * with an offset, with the hour 24.
 */
const DATE_TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?([01]\d|2[0-4]):?([0-5]\d)(?::?([0-5]\d|60))?(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?[0-5]\d)?)?$/iu;
const DURATION =
  /^\+?P(?=\w)(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/iu;

/** A date or wall time; `offset` in milliseconds when the value has one (0 for UTC). */
export type DateValue = { readonly isDay: boolean; readonly wall: number; readonly offset: number | null };

/** Nominal days (wall time), then exact milliseconds. */
export type DurationValue = { readonly days: number; readonly ms: number };

/** Parses a date or date-time; null when it is none, or does not exist (30 February). */
export function parseDateValue(text: string, isDay = false): DateValue | null {
  const [, year, month, date, hour, minute = '0', second = '0', zone] = DATE_TIME.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (Number(year) < 1000 || new Date(day).getUTCMonth() !== Number(month) - 1 || Number(date) === 0)
    return null;
  if (hour === undefined || isDay) return { isDay: true, wall: day, offset: null };
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes > DAY_MINUTES) return null;
  return {
    isDay: false,
    wall: day + minutes * MINUTE_MS + Number(second) * SECOND_MS,
    offset: zone === undefined ? null : parseOffset(zone),
  };
}

const parseOffset = (zone: string): number =>
  zone.toUpperCase() === 'Z'
    ? 0
    : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * MINUTE_MS;

/** Parses a duration that is not negative; null when it is none. Weeks and days are nominal (RFC 5545, 3.3.6). */
export function parseDuration(text: string): DurationValue | null {
  const match = DURATION.exec(text.trim());
  if (!match || match.slice(1).every((part) => part === undefined)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS };
}

/** Upper bound of a duration in milliseconds. */
export const toMaxMs = ({ days, ms }: DurationValue): number => days * DAY_MS + ms;
