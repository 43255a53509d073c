import { toOneLine } from '@prostora/contracts';
import type ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import type { BusySpan, Window } from './calendar-contents.ts';
import { endOf, instantOf, lengthOf, momentAt, momentsOf, type Length, type Moment } from './event-times.ts';
import { repetitionsOf, Taken } from './event-repetitions.ts';
import type { ZonesOfFile } from './wall-zone.ts';

/** End of the year 9999, beyond which no calendar goes. */
const LAST_MOMENT = 253_402_300_799_000;
const LONGEST_KEY = 300;
const LONGEST_SUMMARY = 200;

/** Entries of a file with one UID: what repeats, and single repetitions that were changed. */
export type EventGroup = {
  readonly uid: string;
  readonly masters: ICAL.Component[];
  readonly changes: ICAL.Component[];
};
export type Reading = { readonly window: Window; readonly zones: ZonesOfFile };

/** A change of one repetition, or of it and all later ones. */
type Change = {
  readonly event: ICAL.Component;
  readonly replaced: Moment;
  readonly start: Moment;
  readonly length: Length;
  readonly isForLater: boolean;
};

const text = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** Whether an entry takes time: not what was cancelled, nor what its author marked as free. */
function isBusy(event: ICAL.Component): boolean {
  const says = (name: string): string => text(event, name).trim().toUpperCase();
  return (
    says('status') !== 'CANCELLED' &&
    says('transp') !== 'TRANSPARENT' &&
    says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** A line without what cannot be shown or kept. */
export const oneLine = (value: string, most: number): string =>
  toOneLine(value.toWellFormed()).slice(0, most).toWellFormed();

/** Which entry it is, the same in every reading; long names are shortened by their hash. */
export const keyOf = (uid: string, instant: number): string => {
  const clean = oneLine(uid, LONGEST_KEY + 1);
  return `${clean.length > LONGEST_KEY ? createHash('sha256').update(uid).digest('hex') : clean}|${new Date(instant).toISOString()}`;
};

/** The time a group of entries takes within the window. Throws where it cannot be read. */
export function spansOf({ uid, masters, changes }: EventGroup, { window, zones }: Reading): BusySpan[] {
  const spans: BusySpan[] = [];
  const summary = masters.map((event) => text(event, 'summary')).find((each) => each !== '') ?? '';
  const emit = (event: ICAL.Component, start: Moment, length: Length, key: number): void => {
    const [begins, ends] = [instantOf(start), endOf(start, length)];
    if (!(begins >= -LAST_MOMENT && ends <= LAST_MOMENT)) throw new Error('A time lies beyond the calendar.');
    if (ends <= begins || ends <= window.from || begins >= window.until || !isBusy(event)) return;
    spans.push({
      key: keyOf(uid, key),
      start: begins,
      end: ends,
      summary: oneLine(text(event, 'summary') || summary, LONGEST_SUMMARY),
      allDay: start.isDay,
    });
  };
  const changed = changes.map((event) => changeOf(event, zones));
  for (const { event, start, length, replaced } of changed) emit(event, start, length, instantOf(replaced));
  for (const master of masters) repeat(master, changed, { window, zones }, emit);
  return spans;
}

function changeOf(event: ICAL.Component, zones: ZonesOfFile): Change {
  const replaced = momentAt(event, 'recurrence-id', zones);
  if (!replaced) throw new Error('A changed repetition does not say which.');
  const start = momentAt(event, 'dtstart', zones) ?? replaced;
  return {
    event,
    replaced,
    start,
    length: lengthOf(event, start, zones),
    isForLater: event.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE',
  };
}

type Emit = (event: ICAL.Component, start: Moment, length: Length, key: number) => void;

function repeat(
  master: ICAL.Component,
  changes: readonly Change[],
  { window, zones }: Reading,
  emit: Emit,
): void {
  const start = momentAt(master, 'dtstart', zones);
  if (!start) throw new Error('An event does not begin.');
  const length = lengthOf(master, start, zones);
  const taken = new Taken();
  for (const { moment } of momentsOf(master, 'exdate', zones)) taken.add(moment, start.isDay);
  for (const { replaced } of changes) taken.add(replaced, start.isDay);
  const later = changes
    .filter(({ isForLater }) => isForLater)
    .sort((one, other) => instantOf(other.replaced) - instantOf(one.replaced));
  const one = (moment: Moment, own: Length): void => {
    if (taken.has(moment)) return;
    const key = instantOf(moment);
    const change = later.find(({ replaced }) => instantOf(replaced) <= key);
    if (change)
      emit(
        change.event,
        { ...change.start, wall: moment.wall + change.start.wall - change.replaced.wall },
        change.length,
        key,
      );
    else emit(master, moment, own, key);
  };
  // What began before the window may still last, and a change for later ones may have moved it.
  const reach =
    Math.max(
      ...[length, ...later.map((change) => change.length)].map(({ days, ms }) => days * 86_400_000 + ms),
      0,
    ) + shiftOf(later);
  for (const wall of repetitionsOf(master, start, {
    from: window.from - reach,
    until: window.until + shiftOf(later),
  }))
    one({ ...start, wall }, length);
  for (const { moment, length: own } of momentsOf(master, 'rdate', zones)) one(moment, own ?? length);
}

const shiftOf = (later: readonly Change[]): number =>
  Math.max(0, ...later.map(({ start, replaced }) => Math.abs(start.wall - replaced.wall)));
