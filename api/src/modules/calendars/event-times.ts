import { DAY_MS } from '@prostora/contracts';
import type { ContentLine } from './content-lines.ts';
import { parseDateValue, parseDuration, type DateValue } from './date-values.ts';
import { createOffsetZone, PRAGUE, UTC, type TimeZone, type FileTimeZones } from './time-zone.ts';

/** A date-time property: wall time in a zone, or a whole day in Europe/Prague. */
export type EventTime = { readonly isDay: boolean; readonly wall: number; readonly zone: TimeZone };

/** Nominal days (wall time), then exact milliseconds. `lead` is blocked before the start. */
export type EventDuration = { readonly days: number; readonly ms: number; readonly lead: number };

/** Duration of an event whose end cannot be read. */
const UNCERTAIN_DURATION: EventDuration = { days: 0, ms: DAY_MS, lead: 0 };

export const toTimestamp = ({ zone, wall }: EventTime): number => zone.toTimestamp(wall);

/** Epoch milliseconds of the end. */
export const toEndTimestamp = (
  { zone, wall }: EventTime,
  { days, ms }: Pick<EventDuration, 'days' | 'ms'>,
): number => zone.toTimestamp(wall + days * DAY_MS) + ms;

/** Converts a time in UTC, with an offset, in a named zone, or floating (interpreted in Europe/Prague). */
function toEventTime(
  { isDay, wall, offset }: DateValue,
  tzid: string | undefined,
  zones: FileTimeZones,
): EventTime {
  if (isDay) return { isDay, wall, zone: PRAGUE };
  if (offset !== null) return { isDay, wall, zone: offset === 0 ? UTC : createOffsetZone(offset) };
  return { isDay, wall, zone: tzid === undefined || tzid === '' ? PRAGUE : zones.get(tzid) };
}

/** A value of a date-time property; `length` is that of a period. */
type TimeValue = { readonly moment: EventTime; readonly length: EventDuration | null };

/**
 * Values of a property, which may hold several. Empty values are left out; `unread` counts those that cannot be
 * read.
 */
export function parseEventTimes(
  lines: readonly ContentLine[],
  zones: FileTimeZones,
): { readonly times: readonly TimeValue[]; readonly unread: number } {
  const values = lines.flatMap(({ params, value }) =>
    value
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) => parseTimeValue(text, params, zones)),
  );
  const times = values.filter((value) => value !== null);
  return { times, unread: values.length - times.length };
}

/** A date, date-time or period. */
function parseTimeValue(text: string, params: ContentLine['params'], zones: FileTimeZones): TimeValue | null {
  const [first = '', second] = text.split('/');
  const parsed = parseDateValue(first, params.get('VALUE')?.toUpperCase() === 'DATE');
  if (!parsed) return null;
  const moment = toEventTime(parsed, params.get('TZID'), zones);
  if (second === undefined) return { moment, length: null };
  const duration = parseDuration(second);
  const end = parseDateValue(second);
  if (duration) return { moment, length: { ...duration, lead: 0 } };
  return end && { moment, length: durationBetween(moment, toEventTime(end, params.get('TZID'), zones)) };
}

/** First value of a property; null when it is missing or cannot be read. */
export const findEventTime = (line: ContentLine | undefined, zones: FileTimeZones): EventTime | null =>
  line ? (parseEventTimes([line], zones).times[0]?.moment ?? null) : null;

/**
 * From DTEND or DURATION; without both a whole day for all-day events, else zero (RFC 5545, 3.6.1). Not certain
 * when the end cannot be read, precedes the start, or is a day while the start is a time.
 */
export function resolveDuration(
  start: EventTime,
  { end, duration }: { readonly end: ContentLine | undefined; readonly duration: ContentLine | undefined },
  zones: FileTimeZones,
): { readonly length: EventDuration; readonly isCertain: boolean } {
  if (!end && !duration) return { length: { days: start.isDay ? 1 : 0, ms: 0, lead: 0 }, isCertain: true };
  const endTime = findEventTime(end, zones);
  if (endTime && endTime.isDay && !start.isDay)
    return withFallback(durationBetween(start, { ...endTime, wall: endTime.wall + DAY_MS }), false);
  if (endTime) {
    const length = durationBetween(start, endTime);
    // The two times may be swapped.
    const lead = toTimestamp(start) - toTimestamp(endTime);
    return length
      ? { length, isCertain: true }
      : withFallback(lead < DAY_MS ? { ...UNCERTAIN_DURATION, lead } : null, false);
  }
  const parsed = duration ? parseDuration(duration.value) : null;
  return withFallback(parsed && { ...parsed, lead: 0 }, parsed !== null && !end);
}

const withFallback = (
  length: EventDuration | null,
  isCertain: boolean,
): { length: EventDuration; isCertain: boolean } => ({ length: length ?? UNCERTAIN_DURATION, isCertain });

/**
 * All-day events in nominal days, others in exact time. A zero-day event counts as one day; null when the end
 * precedes the start.
 */
function durationBetween(start: EventTime, end: EventTime): EventDuration | null {
  if (start.isDay && end.isDay)
    return end.wall < start.wall
      ? null
      : { days: Math.max(1, (end.wall - start.wall) / DAY_MS), ms: 0, lead: 0 };
  const ms = toTimestamp(end) - toTimestamp(start);
  return ms < 0 ? null : { days: 0, ms, lead: 0 };
}
