import ICAL from 'ical.js';
import { MAX_SPANS, type TimeWindow } from './calendar-contents.ts';
import { toTimestamp, type EventTime } from './event-times.ts';
import { toFloatingTime, PRAGUE, toWallTime } from './time-zone.ts';

const DAY_MS = 86_400_000;
/** Iteration limit per event; a daily event from 1970 to two years ahead needs fewer. */
const MAX_STEPS = 30_000;
/**
 * Wall time differs from UTC by less than a day, so occurrences beyond this margin are outside the window.
 */
const MARGIN_MS = 2 * DAY_MS;
/** Rejected frequencies: mistakes or attacks. */
const UNSUPPORTED_FREQUENCIES: readonly string[] = ['SECONDLY', 'MINUTELY'];

/**
 * Start times of an event's RRULE occurrences within the window, as wall time of its zone, up to MAX_SPANS.
 */
export function expandRecurrence(
  event: ICAL.Component,
  start: EventTime,
  { from, until }: TimeWindow,
): number[] {
  const found = new Set<number>(start.wall >= from - MARGIN_MS ? [start.wall] : []);
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || UNSUPPORTED_FREQUENCIES.includes(rule.freq))
      throw new Error('Unsupported RRULE');
    const iterator = normalizeUntil(rule, start).iterator(toFloatingTime(start.wall, start.isDay));
    for (let step = 0; step < MAX_STEPS && found.size < MAX_SPANS; step += 1) {
      const next: ICAL.Time | null = iterator.next();
      const wall = next ? toWallTime(next) : Number.POSITIVE_INFINITY;
      if (wall > until + MARGIN_MS) break;
      if (wall >= from - MARGIN_MS) found.add(wall);
    }
  }
  return [...found].sort((one, other) => one - other).slice(0, MAX_SPANS);
}

/** Converts UNTIL to the wall time of the event: a UTC value is an instant, a date includes the whole day. */
function normalizeUntil(rule: ICAL.Recur, start: EventTime): ICAL.Recur {
  const { until } = rule;
  if (!until) return rule;
  const own = rule.clone();
  const wall = toWallTime(until);
  if (until.isDate) own.until = toFloatingTime(start.isDay ? wall : wall + DAY_MS - 1000, start.isDay);
  else if (until.zone === ICAL.Timezone.utcTimezone)
    own.until = toFloatingTime(
      start.isDay ? floorToDay(PRAGUE.toWallTime(wall)) : start.zone.toWallTime(wall),
      start.isDay,
    );
  else own.until = toFloatingTime(start.isDay ? floorToDay(wall) : wall, start.isDay);
  return own;
}

const floorToDay = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

/** Occurrences excluded (EXDATE) or overridden (RECURRENCE-ID), by timestamp or by day. */
export class ExcludedOccurrences {
  private readonly timestamps = new Set<number>();
  private readonly days = new Set<number>();

  /** For all-day events the value means a day, even if written with a time. */
  exclude(time: EventTime, isAllDay: boolean): void {
    if (time.isDay || isAllDay) this.days.add(floorToDay(time.wall));
    if (!time.isDay) this.timestamps.add(toTimestamp(time));
  }

  isExcluded(time: EventTime): boolean {
    return this.days.has(floorToDay(time.wall)) || this.timestamps.has(toTimestamp(time));
  }
}
