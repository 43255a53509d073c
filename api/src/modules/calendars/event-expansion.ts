import { DAY_MS } from '@prostora/contracts';
import type { CalendarProblemReason } from '@prostora/contracts';
import type { BusySpan, CalendarProblem, TimeWindow } from './calendar-contents.ts';
import { buildSpanKey, isSuperseded, keepCurrent, toProblem, type CalendarEvent } from './calendar-event.ts';
import { expandRecurrence, ExcludedOccurrences } from './event-recurrence.ts';
import { toEndTimestamp, toTimestamp, type EventDuration, type EventTime } from './event-times.ts';

/** Limits of dates in JavaScript and PostgreSQL: the year 9999. */
const MAX_TIMESTAMP = 253_402_300_799_000;

export type ExpandedEvents = { readonly spans: BusySpan[]; readonly problems: CalendarProblem[] };
type Emit = (event: CalendarEvent, start: EventTime, length: EventDuration, key: number) => void;
/** An override whose replaced occurrence is known. */
type Override = CalendarEvent & { readonly originalStart: EventTime; readonly start: EventTime };

/**
 * Busy time within the window of events with one UID, and the doubts about it. A doubt is a problem when it blocks
 * time in the window, or leaves time of it free.
 */
export function expandEvents(events: readonly CalendarEvent[], window: TimeWindow): ExpandedEvents {
  const { masters, overrides } = selectCurrent(events);
  const spans: BusySpan[] = [];
  const problems = new Map<CalendarProblemReason, CalendarProblem>();
  const summary = masters.find((event) => event.summary !== '')?.summary ?? '';
  const addProblem = (event: CalendarEvent, reason: CalendarProblemReason): void => {
    if (!problems.has(reason))
      problems.set(reason, toProblem({ ...event, summary: event.summary || summary }, reason));
  };
  const emit: Emit = (event, start, length, key) => {
    if (!event.isBusy) return;
    const begins = toTimestamp(start) - length.lead;
    const ends = Math.min(toEndTimestamp(start, length), MAX_TIMESTAMP);
    if (ends <= begins || ends <= window.from || begins >= window.until) return;
    spans.push({
      key: buildSpanKey(event.uid, key),
      start: begins,
      end: ends,
      summary: event.summary || summary,
      allDay: start.isDay,
      ...(hasText(event) && { texts: event.texts }),
    });
    for (const reason of event.doubts) addProblem(event, reason);
  };
  const known = overrides.filter(isKnownOverride);
  for (const event of overrides)
    if (event.start) emit(event, event.start, event.length, toTimestamp(event.originalStart ?? event.start));
  for (const master of masters)
    if (master.start) {
      const isCertain = expandMaster({ ...master, start: master.start }, known, window, emit);
      if (!isCertain && spans.length > 0) addProblem(master, 'rule');
    }
  // An unread time is free, an override without its occurrence leaves the occurrence blocked.
  for (const event of [...masters, ...overrides])
    if (event.isBusy && event.doubts.includes('time')) addProblem(event, 'time');
    else if (event.isOverride && !event.originalStart && spans.length > 0) addProblem(event, 'exception');
  return { spans, problems: [...problems.values()] };
}

const hasText = ({ texts: { location, description } }: CalendarEvent): boolean =>
  location !== '' || description !== '';

const isKnownOverride = (event: CalendarEvent): event is Override =>
  event.originalStart !== null && event.start !== null;

/**
 * Current revisions of the events and of each overridden occurrence. Unreadable events supersede none; overrides of
 * a cancelled event end with it.
 */
function selectCurrent(events: readonly CalendarEvent[]): {
  masters: readonly CalendarEvent[];
  overrides: readonly CalendarEvent[];
} {
  const masters = keepCurrent(events.filter((event) => !event.isOverride && isUsable(event)));
  const isFormer = ({ revision }: CalendarEvent): boolean =>
    masters.length > 0 && masters.every((master) => isSuperseded(revision, master.revision));
  const isCancelled = masters.every((master) => master.isCancelled);
  const byOccurrence = new Map<number, CalendarEvent[]>();
  const unordered: CalendarEvent[] = [];
  for (const event of events.filter(({ isOverride }) => isOverride))
    if (!isKnownOverride(event)) unordered.push(event);
    else {
      const occurrence = toTimestamp(event.originalStart);
      byOccurrence.set(occurrence, [...(byOccurrence.get(occurrence) ?? []), event]);
    }
  return {
    masters: [
      ...masters,
      ...events.filter((event) => !event.isOverride && !isUsable(event) && !isFormer(event)),
    ],
    overrides: [...[...byOccurrence.values()].flatMap(keepCurrent), ...unordered].filter(
      (event) => !(isCancelled && isFormer(event)),
    ),
  };
}

const isUsable = (event: CalendarEvent): boolean => event.start !== null || event.isCancelled;

/** Returns false when the recurrence is not certain. */
function expandMaster(
  master: CalendarEvent & { readonly start: EventTime },
  overrides: readonly Override[],
  window: TimeWindow,
  emit: Emit,
): boolean {
  const { start, length } = master;
  const excluded = new ExcludedOccurrences();
  for (const time of master.excludedTimes) excluded.exclude(time, start.isDay);
  for (const { originalStart } of overrides) excluded.exclude(originalStart, start.isDay);
  const later = overrides
    .filter(({ appliesToLater }) => appliesToLater)
    .sort((left, right) => toTimestamp(right.originalStart) - toTimestamp(left.originalStart));
  const emitOccurrence = (time: EventTime, own: EventDuration): void => {
    if (excluded.isExcluded(time)) return;
    const key = toTimestamp(time);
    const change = later.find(({ originalStart }) => toTimestamp(originalStart) <= key);
    if (change)
      emit(
        change,
        { ...change.start, wall: time.wall + change.start.wall - change.originalStart.wall },
        change.length,
        key,
      );
    else emit(master, time, own, key);
  };
  const { times, continuous, isCertain } = expandRecurrence(
    master.rules,
    start,
    widenWindow(window, [length, ...later.map((change) => change.length)], getMaxShift(later)),
  );
  for (const time of times) emitOccurrence(time, length);
  for (const { moment, length: own } of master.extraTimes) emitOccurrence(moment, own ?? length);
  if (continuous) {
    const from = { ...start, wall: continuous.from };
    emit(
      master,
      from,
      { ...length, ms: length.ms + Math.max(0, continuous.until - continuous.from) },
      toTimestamp(start),
    );
  }
  return isCertain;
}

/** Occurrences that started before the window may reach into it, or be moved into it by an override. */
const widenWindow = (
  { from, until }: TimeWindow,
  lengths: readonly EventDuration[],
  maxShift: number,
): TimeWindow => ({
  from: from - Math.max(...lengths.map(({ days, ms }) => days * DAY_MS + ms)) - maxShift,
  until: until + Math.max(...lengths.map(({ lead }) => lead)) + maxShift,
});

const getMaxShift = (later: readonly Override[]): number =>
  Math.max(0, ...later.map(({ start, originalStart }) => Math.abs(start.wall - originalStart.wall)));
