import ICAL from 'ical.js';
import { PRAGUE, UTC, wallOf, type WallZone, type ZonesOfFile } from './wall-zone.ts';

const DAY = 86_400_000;
const SECOND = 1000;

/** A date-time property: wall time in a zone, or a whole day in Europe/Prague. */
export type Moment = { readonly isDay: boolean; readonly wall: number; readonly zone: WallZone };

/** Nominal days (wall time), then exact milliseconds. */
export type Length = { readonly days: number; readonly ms: number };

export const instantOf = ({ zone, wall }: Moment): number => zone.instantOf(wall);

/** Epoch milliseconds of the end. */
export const endOf = ({ zone, wall }: Moment, { days, ms }: Length): number =>
  zone.instantOf(wall + days * DAY) + ms;

/** Converts a time in UTC, in a named zone, or floating (interpreted in Europe/Prague). */
export function momentOf(time: ICAL.Time, tzid: unknown, zones: ZonesOfFile): Moment {
  const wall = wallOf(time);
  if (time.isDate) return { isDay: true, wall, zone: PRAGUE };
  if (time.zone === ICAL.Timezone.utcTimezone) return { isDay: false, wall, zone: UTC };
  return { isDay: false, wall, zone: typeof tzid === 'string' ? zones.named(tzid) : PRAGUE };
}

/** All values of a property, which may repeat and hold several values; for periods the start and duration. */
export function momentsOf(
  event: ICAL.Component,
  name: string,
  zones: ZonesOfFile,
): { moment: Moment; length: Length | null }[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value: unknown) => {
      const tzid = property.getParameter('tzid');
      if (value instanceof ICAL.Period) {
        const moment = momentOf(value.start, tzid, zones);
        return {
          moment,
          length: value.duration
            ? lengthOfDuration(value.duration)
            : between(moment, momentOf(value.end, tzid, zones)),
        };
      }
      if (!(value instanceof ICAL.Time)) throw new Error(`${name} is not a date-time`);
      return { moment: momentOf(value, tzid, zones), length: null };
    }),
  );
}

/** First value of a property, null if it is missing. */
export const momentAt = (event: ICAL.Component, name: string, zones: ZonesOfFile): Moment | null =>
  momentsOf(event, name, zones)[0]?.moment ?? null;

/** From DTEND or DURATION; without both a whole day for all-day events, else zero (RFC 5545, 3.6.1). */
export function lengthOf(event: ICAL.Component, start: Moment, zones: ZonesOfFile): Length {
  const end = momentAt(event, 'dtend', zones);
  if (end) return between(start, end);
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return lengthOfDuration(duration);
  return { days: start.isDay ? 1 : 0, ms: 0 };
}

/** All-day events in nominal days, others in exact time. A zero-day event counts as one day. */
function between(start: Moment, end: Moment): Length {
  if (start.isDay && end.isDay)
    return { days: Math.max(1, atLeastNothing((end.wall - start.wall) / DAY)), ms: 0 };
  return { days: 0, ms: atLeastNothing(instantOf(end) - instantOf(start)) };
}

/** Weeks and days are nominal (RFC 5545, 3.3.6). */
function lengthOfDuration(duration: ICAL.Duration): Length {
  if (duration.isNegative) throw new Error('Negative DURATION');
  const { weeks, days, hours, minutes, seconds } = duration;
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

function atLeastNothing(amount: number): number {
  if (!(amount >= 0)) throw new Error('Event ends before its start');
  return amount;
}
