import ICAL from 'ical.js';
import { PRAGUE, UTC, toWallTime, type TimeZone, type FileTimeZones } from './time-zone.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** A date-time property: wall time in a zone, or a whole day in Europe/Prague. */
export type EventTime = { readonly isDay: boolean; readonly wall: number; readonly zone: TimeZone };

/** Nominal days (wall time), then exact milliseconds. */
export type EventDuration = { readonly days: number; readonly ms: number };

export const toTimestamp = ({ zone, wall }: EventTime): number => zone.toTimestamp(wall);

/** Epoch milliseconds of the end. */
export const toEndTimestamp = ({ zone, wall }: EventTime, { days, ms }: EventDuration): number =>
  zone.toTimestamp(wall + days * DAY_MS) + ms;

/** Converts a time in UTC, in a named zone, or floating (interpreted in Europe/Prague). */
export function toEventTime(time: ICAL.Time, tzid: unknown, zones: FileTimeZones): EventTime {
  const wall = toWallTime(time);
  if (time.isDate) return { isDay: true, wall, zone: PRAGUE };
  if (time.zone === ICAL.Timezone.utcTimezone) return { isDay: false, wall, zone: UTC };
  return { isDay: false, wall, zone: typeof tzid === 'string' ? zones.get(tzid) : PRAGUE };
}

/** All values of a property, which may repeat and hold several values; for periods the start and duration. */
export function listEventTimes(
  event: ICAL.Component,
  name: string,
  zones: FileTimeZones,
): { moment: EventTime; length: EventDuration | null }[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value: unknown) => {
      const tzid = property.getParameter('tzid');
      if (value instanceof ICAL.Period) {
        const moment = toEventTime(value.start, tzid, zones);
        return {
          moment,
          length: value.duration
            ? toEventDuration(value.duration)
            : durationBetween(moment, toEventTime(value.end, tzid, zones)),
        };
      }
      if (!(value instanceof ICAL.Time)) throw new Error(`${name} is not a date-time`);
      return { moment: toEventTime(value, tzid, zones), length: null };
    }),
  );
}

/** First value of a property, null if it is missing. */
export const findEventTime = (event: ICAL.Component, name: string, zones: FileTimeZones): EventTime | null =>
  listEventTimes(event, name, zones)[0]?.moment ?? null;

/** From DTEND or DURATION; without both a whole day for all-day events, else zero (RFC 5545, 3.6.1). */
export function resolveDuration(
  event: ICAL.Component,
  start: EventTime,
  zones: FileTimeZones,
): EventDuration {
  const end = findEventTime(event, 'dtend', zones);
  if (end) return durationBetween(start, end);
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return toEventDuration(duration);
  return { days: start.isDay ? 1 : 0, ms: 0 };
}

/** All-day events in nominal days, others in exact time. A zero-day event counts as one day. */
function durationBetween(start: EventTime, end: EventTime): EventDuration {
  if (start.isDay && end.isDay)
    return { days: Math.max(1, assertNotNegative((end.wall - start.wall) / DAY_MS)), ms: 0 };
  return { days: 0, ms: assertNotNegative(toTimestamp(end) - toTimestamp(start)) };
}

/** Weeks and days are nominal (RFC 5545, 3.3.6). */
function toEventDuration(duration: ICAL.Duration): EventDuration {
  if (duration.isNegative) throw new Error('Negative DURATION');
  const { weeks, days, hours, minutes, seconds } = duration;
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS };
}

function assertNotNegative(amount: number): number {
  if (!(amount >= 0)) throw new Error('Event ends before its start');
  return amount;
}
