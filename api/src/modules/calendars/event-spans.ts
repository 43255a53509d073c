import { toOneLine } from '@prostora/contracts';
import type ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import type { BusySpan, Window } from './calendar-contents.ts';
import { endOf, instantOf, lengthOf, momentAt, momentsOf, type Length, type Moment } from './event-times.ts';
import { repetitionsOf, Taken } from './event-repetitions.ts';
import type { ZonesOfFile } from './wall-zone.ts';

/** End of the year 9999 in epoch milliseconds. */
const LAST_MOMENT = 253_402_300_799_000;
const LONGEST_KEY = 300;
const LONGEST_SUMMARY = 200;

/** Events with one UID: recurring masters and overrides (RECURRENCE-ID). */
export type EventGroup = {
  readonly uid: string;
  readonly masters: ICAL.Component[];
  readonly changes: ICAL.Component[];
};
export type Reading = { readonly window: Window; readonly zones: ZonesOfFile };

/** Override of one occurrence, or of it and all later ones (THISANDFUTURE). */
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

/** False for cancelled events and those marked as free. */
function isBusy(event: ICAL.Component): boolean {
  const says = (name: string): string => text(event, name).trim().toUpperCase();
  return (
    says('status') !== 'CANCELLED' &&
    says('transp') !== 'TRANSPARENT' &&
    says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** Normalizes a text to one line of well-formed Unicode. */
export const oneLine = (value: string, most: number): string =>
  toOneLine(value.toWellFormed()).slice(0, most).toWellFormed();

/** Stable key of an occurrence; long UIDs are replaced by their hash. */
export const keyOf = (uid: string, instant: number): string => {
  const clean = oneLine(uid, LONGEST_KEY + 1);
  const id = clean.length > LONGEST_KEY ? createHash('sha256').update(uid).digest('hex') : clean;
  return `${id}|${new Date(instant).toISOString()}`;
};

/**
 * Busy time of a group of events within the window.
 * @throws Error for invalid properties
 */
export function spansOf({ uid, masters, changes }: EventGroup, { window, zones }: Reading): BusySpan[] {
  const spans: BusySpan[] = [];
  const summary = masters.map((event) => text(event, 'summary')).find((each) => each !== '') ?? '';
  const emit = (event: ICAL.Component, start: Moment, length: Length, key: number): void => {
    const [begins, ends] = [instantOf(start), endOf(start, length)];
    if (!(begins >= -LAST_MOMENT && ends <= LAST_MOMENT)) throw new Error('Date out of range');
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
  if (!replaced) throw new Error('Override without a valid RECURRENCE-ID');
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
  if (!start) throw new Error('Event without DTSTART');
  const length = lengthOf(master, start, zones);
  const taken = new Taken();
  for (const { moment } of momentsOf(master, 'exdate', zones)) taken.add(moment, start.isDay);
  for (const { replaced } of changes) taken.add(replaced, start.isDay);
  const later = changes
    .filter(({ isForLater }) => isForLater)
    .sort((left, right) => instantOf(right.replaced) - instantOf(left.replaced));
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
  // Occurrences that started before the window may reach into it, or be moved into it by an override.
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
