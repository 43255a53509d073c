import ICAL from 'ical.js';
import { MOST_SPANS, type Window } from './calendar-contents.ts';
import { instantOf, type Moment } from './event-times.ts';
import { floating, PRAGUE, wallOf } from './wall-zone.ts';

const DAY = 86_400_000;
/** Iteration limit per event; a daily event from 1970 to two years ahead needs fewer. */
const MOST_STEPS = 30_000;
/**
 * Wall time differs from UTC by less than a day, so occurrences beyond this margin are outside the window.
 */
const MARGIN = 2 * DAY;
/** Rejected frequencies: mistakes or attacks. */
const TOO_FINE: readonly string[] = ['SECONDLY', 'MINUTELY'];

/**
 * Start times of an event's RRULE occurrences within the window, as wall time of its zone, up to MOST_SPANS.
 */
export function repetitionsOf(event: ICAL.Component, start: Moment, { from, until }: Window): number[] {
  const found = new Set<number>(start.wall >= from - MARGIN ? [start.wall] : []);
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || TOO_FINE.includes(rule.freq)) throw new Error('Unsupported RRULE');
    const iterator = bounded(rule, start).iterator(floating(start.wall, start.isDay));
    for (let step = 0; step < MOST_STEPS && found.size < MOST_SPANS; step += 1) {
      const next: ICAL.Time | null = iterator.next();
      const wall = next ? wallOf(next) : Number.POSITIVE_INFINITY;
      if (wall > until + MARGIN) break;
      if (wall >= from - MARGIN) found.add(wall);
    }
  }
  return [...found].sort((one, other) => one - other).slice(0, MOST_SPANS);
}

/** Converts UNTIL to the wall time of the event: a UTC value is an instant, a date includes the whole day. */
function bounded(rule: ICAL.Recur, start: Moment): ICAL.Recur {
  const { until } = rule;
  if (!until) return rule;
  const own = rule.clone();
  const wall = wallOf(until);
  if (until.isDate) own.until = floating(start.isDay ? wall : wall + DAY - 1000, start.isDay);
  else if (until.zone === ICAL.Timezone.utcTimezone)
    own.until = floating(start.isDay ? dayOf(PRAGUE.wallOf(wall)) : start.zone.wallOf(wall), start.isDay);
  else own.until = floating(start.isDay ? dayOf(wall) : wall, start.isDay);
  return own;
}

const dayOf = (wall: number): number => Math.floor(wall / DAY) * DAY;

/** Occurrences excluded (EXDATE) or overridden (RECURRENCE-ID), by timestamp or by day. */
export class Taken {
  private readonly instants = new Set<number>();
  private readonly days = new Set<number>();

  /** For all-day events the value means a day, even if written with a time. */
  add(moment: Moment, isOfDays: boolean): void {
    if (moment.isDay || isOfDays) this.days.add(dayOf(moment.wall));
    if (!moment.isDay) this.instants.add(instantOf(moment));
  }

  has(moment: Moment): boolean {
    return this.days.has(dayOf(moment.wall)) || this.instants.has(instantOf(moment));
  }
}
