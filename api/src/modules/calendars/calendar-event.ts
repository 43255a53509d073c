import { toOneLine, type CalendarProblemReason } from '@prostora/contracts';
import { createHash } from 'node:crypto';
import type { BusySpan, CalendarProblem, EventTexts } from './calendar-contents.ts';
import { parseContentLine, unescapeText, type CalendarComponent, type ContentLine } from './content-lines.ts';
import { parseDateValue } from './date-values.ts';
import {
  findEventTime,
  parseEventTimes,
  resolveDuration,
  toTimestamp,
  type EventDuration,
  type EventTime,
} from './event-times.ts';
import type { FileTimeZones } from './time-zone.ts';

const MAX_KEY_LENGTH = 300;
const MAX_SUMMARY_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 2000;

/** RFC 5546, 2.1.5: the highest SEQUENCE, then the latest DTSTAMP, is the current revision. */
type Revision = { readonly sequence: number; readonly stamp: number | null };

/** A parsed VEVENT; `start` is null when it cannot be read. */
export type CalendarEvent = {
  readonly uid: string;
  readonly revision: Revision;
  readonly isBusy: boolean;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly texts: EventTexts;
  /** Present in an override of an occurrence, or of it and all later ones (THISANDFUTURE). */
  readonly isOverride: boolean;
  readonly originalStart: EventTime | null;
  readonly appliesToLater: boolean;
  readonly start: EventTime | null;
  readonly length: EventDuration;
  readonly rules: readonly string[];
  readonly extraTimes: readonly { readonly moment: EventTime; readonly length: EventDuration | null }[];
  readonly excludedTimes: readonly EventTime[];
  readonly doubts: readonly CalendarProblemReason[];
};

export type EventLines = ReadonlyMap<string, readonly ContentLine[]>;

/** Properties of a component by name. */
export function groupLines({ lines }: CalendarComponent): EventLines {
  const byName = new Map<string, ContentLine[]>();
  for (const text of lines) {
    const line = parseContentLine(text);
    if (line) byName.set(line.name, [...(byName.get(line.name) ?? []), line]);
  }
  return byName;
}

const getValue = (lines: EventLines, name: string): string => lines.get(name)?.[0]?.value ?? '';

/** UID, or a hash of the content of an entry without one. */
export const getUid = (lines: EventLines, component: CalendarComponent): string =>
  getValue(lines, 'UID') ||
  createHash('sha256')
    .update(
      component.lines
        .filter((line) => !/^(?:DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE)[;:]/iu.test(line))
        .join('\r\n'),
    )
    .digest('hex');

/** Normalizes a text to one line of well-formed Unicode. */
export const toBoundedLine = (value: string, maxLength: number): string =>
  toOneLine(value.toWellFormed()).slice(0, maxLength).toWellFormed();

/** The part of the key of a span that identifies its event; a long UID is replaced by its hash. */
function toEventKey(uid: string): string {
  const clean = toBoundedLine(uid, MAX_KEY_LENGTH + 1);
  return clean.length > MAX_KEY_LENGTH ? createHash('sha256').update(uid).digest('hex') : clean;
}

/** Stable key of an occurrence. */
export const buildSpanKey = (uid: string, timestamp: number): BusySpan['key'] =>
  `${toEventKey(uid)}|${new Date(timestamp).toISOString()}`;

export const toProblem = (
  { uid, summary, start }: Pick<CalendarEvent, 'uid' | 'summary' | 'start'>,
  reason: CalendarProblemReason,
): CalendarProblem => ({
  eventKey: toEventKey(uid),
  reason,
  summary,
  start: start && toTimestamp(start),
});

/** Parses an event; what cannot be read is a doubt, not an error. */
export function parseEvent(component: CalendarComponent, zones: FileTimeZones): CalendarEvent {
  const lines = groupLines(component);
  const [recurrenceId] = lines.get('RECURRENCE-ID') ?? [];
  const originalStart = findEventTime(recurrenceId, zones);
  const written = lines.get('DTSTART')?.[0];
  const start = written ? findEventTime(written, zones) : originalStart;
  const resolved = start && resolveLength(start, lines, zones);
  const extra = parseEventTimes(lines.get('RDATE') ?? [], zones);
  const excluded = parseEventTimes(lines.get('EXDATE') ?? [], zones);
  return {
    uid: getUid(lines, component),
    revision: parseRevision(lines),
    ...parseStatus(lines),
    summary: toBoundedLine(unescapeText(getValue(lines, 'SUMMARY')), MAX_SUMMARY_LENGTH),
    texts: {
      location: toBoundedLine(unescapeText(getValue(lines, 'LOCATION')), MAX_SUMMARY_LENGTH),
      description: toBoundedLine(unescapeText(getValue(lines, 'DESCRIPTION')), MAX_DESCRIPTION_LENGTH),
    },
    isOverride: recurrenceId !== undefined,
    originalStart,
    appliesToLater: recurrenceId?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    start,
    length: resolved?.length ?? { days: 0, ms: 0, lead: 0 },
    rules: (lines.get('RRULE') ?? []).map(({ value }) => value),
    extraTimes: extra.times,
    excludedTimes: excluded.times.map(({ moment }) => moment),
    doubts: [
      ...(start === null || extra.unread > 0 ? (['time'] as const) : []),
      ...(resolved?.doubts ?? []),
      ...(excluded.unread > 0 || lines.has('EXRULE') || (recurrenceId && !originalStart)
        ? (['exception'] as const)
        : []),
    ],
  };
}

function parseRevision(lines: EventLines): Revision {
  const sequence = /^\d{1,9}$/u.exec(getValue(lines, 'SEQUENCE'))?.[0] ?? '0';
  return { sequence: Number(sequence), stamp: parseDateValue(getValue(lines, 'DTSTAMP'))?.wall ?? null };
}

function parseStatus(lines: EventLines): Pick<CalendarEvent, 'isBusy' | 'isCancelled'> {
  const is = (name: string, value: string): boolean => getValue(lines, name).toUpperCase() === value;
  const isCancelled = is('STATUS', 'CANCELLED');
  return {
    isCancelled,
    isBusy: !isCancelled && !is('TRANSP', 'TRANSPARENT') && !is('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE'),
  };
}

/** The duration, widened by what the zone leaves open. */
function resolveLength(
  start: EventTime,
  lines: EventLines,
  zones: FileTimeZones,
): { readonly length: EventDuration; readonly doubts: readonly CalendarProblemReason[] } {
  const [end, duration] = [lines.get('DTEND')?.[0], lines.get('DURATION')?.[0]];
  const { length, isCertain } = resolveDuration(start, { end, duration }, zones);
  const spreads = [start, findEventTime(end, zones)].map((time) => time?.zone.uncertainty);
  const [before, after] = (['before', 'after'] as const).map((side) =>
    Math.max(...spreads.map((spread) => spread?.[side] ?? 0)),
  ) as [number, number];
  return {
    length: { ...length, lead: length.lead + before, ms: length.ms + after },
    doubts: [
      ...(isCertain ? [] : (['end'] as const)),
      ...(before > 0 || after > 0 ? (['zone'] as const) : []),
    ],
  };
}

/** Revisions that are current; those that cannot be ordered all are. */
export function keepCurrent(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  if (events.length < 2) return events;
  const sequence = Math.max(...events.map(({ revision }) => revision.sequence));
  const latest = events.filter(({ revision }) => revision.sequence === sequence);
  const stamp = Math.max(...latest.map(({ revision }) => revision.stamp ?? Number.NEGATIVE_INFINITY));
  return latest.filter(({ revision }) => revision.stamp === null || revision.stamp === stamp);
}

/** Whether the revision precedes another; one without DTSTAMP precedes none of its SEQUENCE. */
export const isSuperseded = (one: Revision, by: Revision): boolean =>
  one.sequence < by.sequence ||
  (one.sequence === by.sequence && one.stamp !== null && by.stamp !== null && one.stamp < by.stamp);
