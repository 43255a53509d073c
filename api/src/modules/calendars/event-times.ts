import ICAL from 'ical.js';
import { PRAGUE, UTC, wallOf, type WallZone, type ZonesOfFile } from './wall-zone.ts';

const DAY = 86_400_000;
const SECOND = 1000;

/** A moment of an event as it is written: wall time in a zone, or a whole day (of Prague). */
export type Moment = { readonly isDay: boolean; readonly wall: number; readonly zone: WallZone };

/** How long something takes: days of the wall, then milliseconds that really pass. */
export type Length = { readonly days: number; readonly ms: number };

export const instantOf = ({ zone, wall }: Moment): number => zone.instantOf(wall);

/** When something that begins at the moment is over. */
export const endOf = ({ zone, wall }: Moment, { days, ms }: Length): number =>
  zone.instantOf(wall + days * DAY) + ms;

/** Reads a time: in UTC, in a named zone, or floating, which means Prague. */
export function momentOf(time: ICAL.Time, tzid: unknown, zones: ZonesOfFile): Moment {
  const wall = wallOf(time);
  if (time.isDate) return { isDay: true, wall, zone: PRAGUE };
  if (time.zone === ICAL.Timezone.utcTimezone) return { isDay: false, wall, zone: UTC };
  return { isDay: false, wall, zone: typeof tzid === 'string' ? zones.named(tzid) : PRAGUE };
}

/** All moments of a property that may hold several and may stand several times; of periods their beginning. */
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
      if (!(value instanceof ICAL.Time)) throw new Error(`${name} is no time.`);
      return { moment: momentOf(value, tzid, zones), length: null };
    }),
  );
}

/** The moment of a property that stands once; null where it does not stand. */
export const momentAt = (event: ICAL.Component, name: string, zones: ZonesOfFile): Moment | null =>
  momentsOf(event, name, zones)[0]?.moment ?? null;

/** How long an event takes: to its end, for its duration, else a whole day where it has no clock, and no time at all where it has. */
export function lengthOf(event: ICAL.Component, start: Moment, zones: ZonesOfFile): Length {
  const end = momentAt(event, 'dtend', zones);
  if (end) return between(start, end);
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return lengthOfDuration(duration);
  return { days: start.isDay ? 1 : 0, ms: 0 };
}

/** Whole days count on the wall, everything else as it really passes; a day that ends where it begins is meant whole. */
function between(start: Moment, end: Moment): Length {
  if (start.isDay && end.isDay)
    return { days: Math.max(1, atLeastNothing((end.wall - start.wall) / DAY)), ms: 0 };
  return { days: 0, ms: atLeastNothing(instantOf(end) - instantOf(start)) };
}

/** Weeks and days of a duration are days of the wall (RFC 5545, 3.3.6). */
function lengthOfDuration(duration: ICAL.Duration): Length {
  if (duration.isNegative) throw new Error('A duration ends before it begins.');
  const { weeks, days, hours, minutes, seconds } = duration;
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * SECOND };
}

function atLeastNothing(amount: number): number {
  if (!(amount >= 0)) throw new Error('An event ends before it begins.');
  return amount;
}
