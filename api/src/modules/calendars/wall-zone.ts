import { pragueInstant, pragueWall, TIME_ZONE } from '@prostora/contracts';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { ianaOfWindows } from './windows-zones.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/**
 * Converts between wall time of a zone and epoch milliseconds. Wall time is expressed as the epoch
 * milliseconds of the same UTC date-time. A skipped time is shifted by the gap, of a repeated one the first
 * is taken (RFC 5545, 3.3.5).
 */
export type WallZone = {
  readonly instantOf: (wall: number) => number;
  readonly wallOf: (instant: number) => number;
};

export const UTC: WallZone = { instantOf: (wall) => wall, wallOf: (instant) => instant };

/** Offsets of Europe/Prague are whole minutes, so seconds and milliseconds are kept. */
export const PRAGUE: WallZone = {
  instantOf: (wall) => {
    const minutes = Math.floor(wall / MINUTE);
    return (
      pragueInstant(
        new Date(wall).toISOString().slice(0, 10),
        minutes - Math.floor(minutes / 1440) * 1440,
      ).getTime() +
      (wall - minutes * MINUTE)
    );
  },
  wallOf: (instant) => {
    const whole = Math.floor(instant / MINUTE) * MINUTE;
    const { day, minute } = pragueWall(new Date(whole));
    return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE + (instant - whole);
  },
};

/** Wall time of an ICAL time, ignoring its zone. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Floating ICAL time of a wall time. */
export function floating(wall: number, isDate: boolean): ICAL.Time {
  const at = new Date(wall);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  return ICAL.Time.fromData(
    isDate
      ? { ...day, isDate }
      : { ...day, hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
  );
}

const known = new Map<string, WallZone | null>();

/** IANA zone by name, null if unknown; cached. */
function ianaZone(name: string): WallZone | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = name === TIME_ZONE ? PRAGUE : isIana(name) ? zoneOf(name) : null;
  if (known.size < 1000) known.set(name, zone);
  return zone;
}

function isIana(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/u.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

const plain = (wall: number): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();

const zoneOf = (name: string): WallZone => ({
  instantOf: (wall) => plain(wall).toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds,
  wallOf: (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(name)
      .toPlainDateTime()
      .toZonedDateTime('UTC').epochMilliseconds,
});

/** Zone defined by a VTIMEZONE component. */
function describedZone(description: ICAL.Component): WallZone {
  const zone = new ICAL.Timezone(description);
  const instantOf = (wall: number): number => wall - zone.utcOffset(floating(wall, false)) * SECOND;
  const wallAt = (instant: number): number => {
    const time = floating(instant, false);
    time.zone = ICAL.Timezone.utcTimezone;
    return wallOf(time.convertToZone(zone));
  };
  return { instantOf, wallOf: wallAt };
}

/**
 * Resolves TZID values of a file: IANA zones first (more reliable than bundled definitions), then VTIMEZONE,
 * then Europe/Prague.
 */
export class ZonesOfFile {
  private readonly found = new Map<string, WallZone>();
  private readonly descriptions = new Map<string, ICAL.Component>();

  describe(description: ICAL.Component): void {
    const name = description.getFirstPropertyValue('tzid');
    if (typeof name === 'string') this.descriptions.set(name, description);
  }

  named(name: string): WallZone {
    const zone = this.found.get(name) ?? this.look(name);
    this.found.set(name, zone);
    return zone;
  }

  private look(name: string): WallZone {
    const described = this.descriptions.get(name);
    const location = described?.getFirstPropertyValue('x-lic-location');
    // „/freeassociation.sourceforge.net/Europe/Prague“
    const tail = /([A-Z][A-Za-z_]+\/[A-Za-z_+-]+)$/u.exec(name)?.[1];
    for (const candidate of [
      name,
      ...(typeof location === 'string' ? [location] : []),
      ianaOfWindows(name),
      tail,
    ]) {
      const zone = candidate ? ianaZone(candidate) : null;
      if (zone) return zone;
    }
    return described ? describedZone(described) : PRAGUE;
  }
}
