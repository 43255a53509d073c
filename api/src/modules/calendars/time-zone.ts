import {
  DAY_MINUTES,
  fromPragueWallTime,
  HOUR_MS,
  MINUTE_MS,
  TIME_ZONE,
  toPragueWallTime,
} from '@prostora/contracts';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { toIanaName } from './windows-zones.ts';

const SECOND_MS = 1000;

/**
 * Converts between wall time of a zone and epoch milliseconds. Wall time is expressed as the epoch
 * milliseconds of the same UTC date-time. A skipped time is shifted by the gap, of a repeated one the first
 * is taken (RFC 5545, 3.3.5).
 */
export type TimeZone = {
  /** How much earlier and later a time may be where the offset is not certain, in milliseconds. */
  readonly uncertainty?: { readonly before: number; readonly after: number };
  readonly toTimestamp: (wall: number) => number;
  readonly toWallTime: (instant: number) => number;
};

export const UTC: TimeZone = { toTimestamp: (wall) => wall, toWallTime: (instant) => instant };

/**
 * The zone of most events, without Temporal because of its time (libs/contracts/src/prague-time.ts). Offsets
 * are whole minutes, so seconds and milliseconds are kept.
 */
export const PRAGUE: TimeZone = {
  toTimestamp: (wall) => {
    const minutes = Math.floor(wall / MINUTE_MS);
    return (
      fromPragueWallTime(
        new Date(wall).toISOString().slice(0, 10),
        minutes - Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES,
      ).getTime() +
      (wall - minutes * MINUTE_MS)
    );
  },
  toWallTime: (instant) => {
    const whole = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
    const { day, minute } = toPragueWallTime(new Date(whole));
    return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS + (instant - whole);
  },
};

/** A zone that cannot be resolved: from UTC+14 to UTC-12. */
const UNKNOWN: TimeZone = { ...UTC, uncertainty: { before: 14 * HOUR_MS, after: 12 * HOUR_MS } };

/** @param offset from UTC, in milliseconds */
export const createOffsetZone = (offset: number): TimeZone => ({
  toTimestamp: (wall) => wall - offset,
  toWallTime: (instant) => instant + offset,
});

/** A zone named by its offset, „(UTC+01:00) Praha“: in summer the offset may be an hour more. */
function findNamedOffset(name: string): TimeZone | null {
  const [, sign, hours, minutes = '0'] =
    /(?:UTC|GMT)\s*([+-])(0?\d|1[0-4])(?::?([0-5]\d))?(?!\d)/iu.exec(name) ?? [];
  if (hours === undefined) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  return { ...createOffsetZone(offset), uncertainty: { before: HOUR_MS, after: 0 } };
}

/** Wall time of an ICAL time, ignoring its zone. */
export const toWallTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Floating ICAL time of a wall time. */
export function toFloatingTime(wall: number, isDate: boolean): ICAL.Time {
  const at = new Date(wall);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  return ICAL.Time.fromData(
    isDate
      ? { ...day, isDate }
      : { ...day, hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
  );
}

const zoneCache = new Map<string, TimeZone | null>();

/** IANA zone by name, null if unknown; cached. */
function findIanaZone(name: string): TimeZone | null {
  const found = zoneCache.get(name);
  if (found !== undefined) return found;
  const zone = name === TIME_ZONE ? PRAGUE : isIanaName(name) ? createIanaZone(name) : null;
  if (zoneCache.size < 1000) zoneCache.set(name, zone);
  return zone;
}

function isIanaName(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/u.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

const toPlainDateTime = (wall: number): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();

const createIanaZone = (name: string): TimeZone => ({
  toTimestamp: (wall) =>
    toPlainDateTime(wall).toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds,
  toWallTime: (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(name)
      .toPlainDateTime()
      .toZonedDateTime('UTC').epochMilliseconds,
});

/** Zone defined by a VTIMEZONE component; null when it has no offset. */
function createDefinedZone(description: ICAL.Component): TimeZone | null {
  const observances = ['standard', 'daylight'].flatMap((name) => description.getAllSubcomponents(name));
  if (
    observances.length === 0 ||
    !observances.every((each) =>
      ['tzoffsetto', 'tzoffsetfrom', 'dtstart'].every((name) => each.hasProperty(name)),
    )
  )
    return null;
  const zone = new ICAL.Timezone(description);
  const toTimestamp = (wall: number): number =>
    wall - zone.utcOffset(toFloatingTime(wall, false)) * SECOND_MS;
  const toZoneWallTime = (instant: number): number => {
    const time = toFloatingTime(instant, false);
    time.zone = ICAL.Timezone.utcTimezone;
    return toWallTime(time.convertToZone(zone));
  };
  try {
    const probe = toTimestamp(Date.UTC(2027, 0, 1));
    return Number.isFinite(probe) ? { toTimestamp, toWallTime: toZoneWallTime } : null;
  } catch {
    return null;
  }
}

/**
 * Resolves TZID values of a file: IANA zones first (more reliable than bundled definitions), then VTIMEZONE, then
 * an offset in the name. An unknown zone is uncertain.
 */
export class FileTimeZones {
  private readonly resolved = new Map<string, TimeZone>();
  private readonly definitions = new Map<string, ICAL.Component>();

  addDefinition(description: ICAL.Component): void {
    const name = description.getFirstPropertyValue('tzid');
    if (typeof name === 'string') this.definitions.set(name, description);
  }

  get(name: string): TimeZone {
    const zone = this.resolved.get(name) ?? this.resolve(name);
    this.resolved.set(name, zone);
    return zone;
  }

  private resolve(name: string): TimeZone {
    const described = this.definitions.get(name);
    const location = described?.getFirstPropertyValue('x-lic-location');
    // „/freeassociation.sourceforge.net/Europe/Prague“
    const tail = /([A-Z][A-Za-z_]+\/[A-Za-z_+-]+)$/u.exec(name)?.[1];
    for (const candidate of [
      name,
      ...(typeof location === 'string' ? [location] : []),
      toIanaName(name),
      tail,
    ]) {
      const zone = candidate ? findIanaZone(candidate) : null;
      if (zone) return zone;
    }
    return (described && createDefinedZone(described)) ?? findNamedOffset(name) ?? UNKNOWN;
  }
}
