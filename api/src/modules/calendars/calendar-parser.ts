import ICAL from 'ical.js';
import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { MAX_SPANS, type BusySpan, type CalendarContents, type TimeWindow } from './calendar-contents.ts';
import { toEndTimestamp, toTimestamp, listEventTimes } from './event-times.ts';
import {
  buildSpanKey,
  toBoundedLine,
  expandGroup,
  type EventGroup,
  type ParsingContext,
} from './event-expansion.ts';
import { FeedFailure } from './feed-failure.ts';
import { FileTimeZones } from './time-zone.ts';

/** Time limit of expanding one recurring event in ms; a usual one takes a few. */
const EVENT_TIMEOUT_MS = 1000;
const BLOCKS = ['VEVENT', 'VTIMEZONE', 'VFREEBUSY'] as const;

type Block = { readonly kind: (typeof BLOCKS)[number]; readonly text: string };
type CalendarParts = { readonly head: string; readonly blocks: Block[] };

/**
 * Parses a foreign calendar into its busy time within the window. Unparsable entries are counted and skipped.
 * @param isOwn whether a UID is one of our exported events, returned by another service
 * @throws FeedFailure FEED_NOT_CALENDAR for a truncated file or one without a parsable entry
 */
export function parseCalendar(
  text: string,
  window: TimeWindow,
  isOwn: (uid: string) => boolean,
): CalendarContents {
  const { head, blocks } = splitComponents(text);
  const context: ParsingContext = { window, zones: new FileTimeZones() };
  const groups = new Map<string, EventGroup>();
  const spans: BusySpan[] = [];
  let [read, skipped] = [0, 0];
  for (const { text: zone } of blocks.filter(({ kind }) => kind === 'VTIMEZONE'))
    succeeds(() => {
      context.zones.addDefinition(parseComponent(zone));
    });
  for (const { text: entry } of blocks.filter(({ kind }) => kind === 'VEVENT'))
    if (
      !succeeds(() => {
        addToGroup(groups, parseComponent(entry), entry);
      })
    )
      skipped += 1;
  const parsers = [
    ...blocks
      .filter(({ kind }) => kind === 'VFREEBUSY')
      .map(
        ({ text: entry }) =>
          () =>
            parseFreeBusy(parseComponent(entry), entry, context),
      ),
    ...[...groups.values()]
      .filter(({ uid }) => !isOwn(uid))
      .map((group) => () => expandWithTimeout(group, context)),
  ];
  for (const parse of parsers) {
    if (
      succeeds(() => {
        spans.push(...parse());
      })
    )
      read += 1;
    else skipped += 1;
  }
  if (skipped > 0 && read === 0) throw new FeedFailure('FEED_NOT_CALENDAR');
  return { name: parseName(head), spans: limitSpans(spans), skipped };
}

const parseComponent = (text: string): ICAL.Component =>
  new ICAL.Component(ICAL.parse(text) as unknown as string);

/** Returns false if `work` throws. */
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * Splits the file into components, so that a broken entry does not affect others. Drops lines that are
 * neither a property nor a continuation.
 */
function splitComponents(text: string): CalendarParts {
  const lines = text.split(/\r\n|\n|\r/u);
  if (!lines.some((line) => /^END:VCALENDAR\s*$/iu.test(line))) throw new FeedFailure('FEED_NOT_CALENDAR');
  const head: string[] = [];
  const blocks: Block[] = [];
  let inside: { kind: Block['kind']; lines: string[] } | null = null;
  for (const line of lines) {
    if (!/^(?:[ \t]|[A-Za-z0-9-]+[;:])/u.test(line)) continue;
    const kind = BLOCKS.find((name) => line.trimEnd().toUpperCase() === `BEGIN:${name}`);
    if (kind) inside = { kind, lines: [] };
    (inside?.lines ?? head).push(line.trimEnd() === '' ? ' ' : line);
    if (inside && line.trimEnd().toUpperCase() === `END:${inside.kind}`) {
      blocks.push({ kind: inside.kind, text: inside.lines.join('\r\n') });
      inside = null;
    }
  }
  return { head: head.join('\r\n'), blocks };
}

function parseName(head: string): string | null {
  const rawName = /^X-WR-CALNAME(?:;[^:]*)?:(.*(?:\r\n[ \t].*)*)/imu.exec(head)?.[1] ?? '';
  return (
    toBoundedLine(
      rawName
        .replace(/\r\n[ \t]/gu, '')
        .replace(/\\n/giu, ' ')
        .replace(/\\(.)/gu, '$1'),
      100,
    ) || null
  );
}

/** Groups events by UID; an event without a UID is identified by its content hash. */
function addToGroup(groups: Map<string, EventGroup>, event: ICAL.Component, text: string): void {
  const uidValue = event.getFirstPropertyValue('uid');
  const uid = typeof uidValue === 'string' && uidValue.trim() !== '' ? uidValue.trim() : hashEvent(text);
  const group = groups.get(uid) ?? { uid, masters: [], overrides: [] };
  groups.set(uid, group);
  (event.hasProperty('recurrence-id') ? group.overrides : group.masters).push(event);
}

const hashEvent = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/^(?:DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE)[;:].*$/gimu, ''))
    .digest('hex');

/** Expands recurring events in a VM context with a timeout: some rules never produce an occurrence. */
function expandWithTimeout(group: EventGroup, context: ParsingContext): BusySpan[] {
  if (!group.masters.some((event) => event.hasProperty('rrule'))) return expandGroup(group, context);
  return runInContext('work()', createContext({ work: () => expandGroup(group, context) }), {
    timeout: EVENT_TIMEOUT_MS,
  }) as BusySpan[];
}

/** VFREEBUSY periods except FBTYPE=FREE. */
function parseFreeBusy(
  component: ICAL.Component,
  text: string,
  { window, zones }: ParsingContext,
): BusySpan[] {
  const uid = component.getFirstPropertyValue('uid');
  for (const property of component.getAllProperties('freebusy'))
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE')
      component.removeProperty(property);
  return listEventTimes(component, 'freebusy', zones).flatMap(({ moment, length }) => {
    const [start, end] = [toTimestamp(moment), length ? toEndTimestamp(moment, length) : Number.NaN];
    if (!(end > start)) throw new Error('FREEBUSY period does not end after its start');
    return end <= window.from || start >= window.until
      ? []
      : [
          {
            key: buildSpanKey(typeof uid === 'string' ? uid : hashEvent(text), start),
            start,
            end,
            summary: '',
            allDay: false,
          },
        ];
  });
}

/** Keeps the longest span of each key, and the earliest spans up to the limit. */
function limitSpans(spans: readonly BusySpan[]): BusySpan[] {
  const byKey = new Map<string, BusySpan>();
  for (const span of spans)
    if (span.end > (byKey.get(span.key)?.end ?? Number.NEGATIVE_INFINITY)) byKey.set(span.key, span);
  return [...byKey.values()]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .slice(0, MAX_SPANS);
}
