import ICAL from 'ical.js';
import { MOST_SPANS, type Window } from './calendar-contents.ts';
import { instantOf, type Moment } from './event-times.ts';
import { floating, PRAGUE, wallOf } from './wall-zone.ts';

const DAY = 86_400_000;
/** Repetitions looked at of one event: a daily one since 1970 until two years ahead has fewer. */
const MOST_STEPS = 30_000;
/** Zones are less than a day apart; a repetition this far outside the window never reaches into it by its zone. */
const MARGIN = 2 * DAY;
/** Nobody takes a hall by the minute: such rules are mistakes or attacks. */
const TOO_FINE: readonly string[] = ['SECONDLY', 'MINUTELY'];

/** Beginnings of the repetitions of an event as its rules say, as wall time of its zone; those before `from` are left out, and those beyond what a calendar takes. */
export function repetitionsOf(event: ICAL.Component, start: Moment, { from, until }: Window): number[] {
  const found = new Set<number>(start.wall >= from - MARGIN ? [start.wall] : []);
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || TOO_FINE.includes(rule.freq))
      throw new Error('The rule of a repetition cannot be read.');
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

/** The rule with its end in the wall time of the event: written in UTC it means an instant, as a day the whole of it. */
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

/** Repetitions that are taken out or stand for themselves: named by their instant, or by their day. */
export class Taken {
  private readonly instants = new Set<number>();
  private readonly days = new Set<number>();

  /** Of an event of whole days a day is meant, however it is written. */
  add(moment: Moment, isOfDays: boolean): void {
    if (moment.isDay || isOfDays) this.days.add(dayOf(moment.wall));
    if (!moment.isDay) this.instants.add(instantOf(moment));
  }

  has(moment: Moment): boolean {
    return this.days.has(dayOf(moment.wall)) || this.instants.has(instantOf(moment));
  }
}
