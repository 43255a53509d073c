import { toOneLine } from '@prostora/contracts';
import type ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import type { BusySpan, TimeWindow } from './calendar-contents.ts';
import {
  toEndTimestamp,
  toTimestamp,
  resolveDuration,
  findEventTime,
  listEventTimes,
  type EventDuration,
  type EventTime,
} from './event-times.ts';
import { expandRecurrence, ExcludedOccurrences } from './event-recurrence.ts';
import type { FileTimeZones } from './time-zone.ts';

/** End of the year 9999 in epoch milliseconds. */
const MAX_TIMESTAMP = 253_402_300_799_000;
const MAX_KEY_LENGTH = 300;
const MAX_SUMMARY_LENGTH = 200;

/** Events with one UID: recurring masters and overrides (RECURRENCE-ID). */
export type EventGroup = {
  readonly uid: string;
  readonly masters: ICAL.Component[];
  readonly overrides: ICAL.Component[];
};
export type ParsingContext = { readonly window: TimeWindow; readonly zones: FileTimeZones };

/** Override of one occurrence, or of it and all later ones (THISANDFUTURE). */
type RecurrenceOverride = {
  readonly event: ICAL.Component;
  readonly originalStart: EventTime;
  readonly start: EventTime;
  readonly duration: EventDuration;
  readonly appliesToLater: boolean;
};

const getText = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** False for cancelled events and those marked as free. */
function isBusy(event: ICAL.Component): boolean {
  const getUpperCase = (name: string): string => getText(event, name).trim().toUpperCase();
  return (
    getUpperCase('status') !== 'CANCELLED' &&
    getUpperCase('transp') !== 'TRANSPARENT' &&
    getUpperCase('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** Normalizes a text to one line of well-formed Unicode. */
export const toBoundedLine = (value: string, maxLength: number): string =>
  toOneLine(value.toWellFormed()).slice(0, maxLength).toWellFormed();

/** Stable key of an occurrence; long UIDs are replaced by their hash. */
export const buildSpanKey = (uid: string, timestamp: number): string => {
  const clean = toBoundedLine(uid, MAX_KEY_LENGTH + 1);
  const id = clean.length > MAX_KEY_LENGTH ? createHash('sha256').update(uid).digest('hex') : clean;
  return `${id}|${new Date(timestamp).toISOString()}`;
};

/**
 * Busy time of a group of events within the window.
 * @throws Error for invalid properties
 */
export function expandGroup(
  { uid, masters, overrides }: EventGroup,
  { window, zones }: ParsingContext,
): BusySpan[] {
  const spans: BusySpan[] = [];
  const summary = masters.map((event) => getText(event, 'summary')).find((each) => each !== '') ?? '';
  const emit = (event: ICAL.Component, start: EventTime, length: EventDuration, key: number): void => {
    const [begins, ends] = [toTimestamp(start), toEndTimestamp(start, length)];
    if (!(begins >= -MAX_TIMESTAMP && ends <= MAX_TIMESTAMP)) throw new Error('Date out of range');
    if (ends <= begins || ends <= window.from || begins >= window.until || !isBusy(event)) return;
    spans.push({
      key: buildSpanKey(uid, key),
      start: begins,
      end: ends,
      summary: toBoundedLine(getText(event, 'summary') || summary, MAX_SUMMARY_LENGTH),
      allDay: start.isDay,
    });
  };
  const overridden = overrides.map((event) => toOverride(event, zones));
  for (const { event, start, duration, originalStart } of overridden)
    emit(event, start, duration, toTimestamp(originalStart));
  for (const master of masters) expandMaster(master, overridden, { window, zones }, emit);
  return spans;
}

function toOverride(event: ICAL.Component, zones: FileTimeZones): RecurrenceOverride {
  const originalStart = findEventTime(event, 'recurrence-id', zones);
  if (!originalStart) throw new Error('Override without a valid RECURRENCE-ID');
  const start = findEventTime(event, 'dtstart', zones) ?? originalStart;
  return {
    event,
    originalStart,
    start,
    duration: resolveDuration(event, start, zones),
    appliesToLater: event.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE',
  };
}

type Emit = (event: ICAL.Component, start: EventTime, length: EventDuration, key: number) => void;

function expandMaster(
  master: ICAL.Component,
  changes: readonly RecurrenceOverride[],
  { window, zones }: ParsingContext,
  emit: Emit,
): void {
  const start = findEventTime(master, 'dtstart', zones);
  if (!start) throw new Error('Event without DTSTART');
  const length = resolveDuration(master, start, zones);
  const excluded = new ExcludedOccurrences();
  for (const { moment: time } of listEventTimes(master, 'exdate', zones)) excluded.exclude(time, start.isDay);
  for (const { originalStart } of changes) excluded.exclude(originalStart, start.isDay);
  const later = changes
    .filter(({ appliesToLater }) => appliesToLater)
    .sort((left, right) => toTimestamp(right.originalStart) - toTimestamp(left.originalStart));
  const emitOccurrence = (time: EventTime, own: EventDuration): void => {
    if (excluded.isExcluded(time)) return;
    const key = toTimestamp(time);
    const change = later.find(({ originalStart }) => toTimestamp(originalStart) <= key);
    if (change)
      emit(
        change.event,
        { ...change.start, wall: time.wall + change.start.wall - change.originalStart.wall },
        change.duration,
        key,
      );
    else emit(master, time, own, key);
  };
  // Occurrences that started before the window may reach into it, or be moved into it by an override.
  const lookBehind =
    Math.max(
      ...[length, ...later.map((change) => change.duration)].map(({ days, ms }) => days * 86_400_000 + ms),
      0,
    ) + maxShift(later);
  for (const wall of expandRecurrence(master, start, {
    from: window.from - lookBehind,
    until: window.until + maxShift(later),
  }))
    emitOccurrence({ ...start, wall }, length);
  for (const { moment: time, length: own } of listEventTimes(master, 'rdate', zones))
    emitOccurrence(time, own ?? length);
}

const maxShift = (later: readonly RecurrenceOverride[]): number =>
  Math.max(0, ...later.map(({ start, originalStart }) => Math.abs(start.wall - originalStart.wall)));
