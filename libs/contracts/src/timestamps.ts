import { addDays, fromPragueWallTime, isExistingWallTime } from './prague-time.ts';

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]|24(?=:00(?::00(?:\.0+)?)?(?:Z|[+-]|$))):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/u;
/** Plausible years of a slot; others are typing errors. */
const YEARS = { first: 2000, last: 2199 };

/** Whether the text is an existing day, as YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

/** Whether the text is an existing day, as YYYY-MM-DD, in a plausible year. */
export function isDay(text: string): boolean {
  if (!isCalendarDay(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/**
 * Parses an ISO 8601 timestamp; without an offset it is Prague wall time. 24:00 is the end of the day. Null when
 * invalid.
 */
export function parseTimestamp(text: string): Date | null {
  const [, day = '', hours, minutes, seconds = '0', fraction = '0', zone] = TIMESTAMP.exec(text) ?? [];
  if (!isDay(day)) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  const milliseconds = Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  if (zone === undefined) return new Date(fromPragueWallTime(day, minute).getTime() + milliseconds);
  return new Date(
    Date.parse(`${day}T00:00:00Z`) + (minute - parseOffsetMinutes(zone)) * 60_000 + milliseconds,
  );
}

/** Whether the text is a Prague wall time that the clocks skip in March. */
export function isSkippedWallTime(text: string): boolean {
  const [, day = '', hours, minutes, , , zone] = TIMESTAMP.exec(text) ?? [];
  return isDay(day) && zone === undefined && !isExistingWallTime(day, Number(hours) * 60 + Number(minutes));
}

/** Offset in minutes of Z, ±hh:mm or ±hhmm. */
const parseOffsetMinutes = (zone: string): number =>
  zone === 'Z'
    ? 0
    : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));

/** Whether the timestamp is a whole minute, as slots are. */
export const isWholeMinute = (timestamp: Date): boolean => timestamp.getTime() % 60_000 === 0;
