import ICAL from 'ical.js';
import {
  MAX_SPANS,
  type BusySpan,
  type CalendarContents,
  type CalendarProblem,
  type TimeWindow,
} from './calendar-contents.ts';
import {
  buildSpanKey,
  getUid,
  groupLines,
  parseEvent,
  toBoundedLine,
  toProblem,
  type CalendarEvent,
} from './calendar-event.ts';
import {
  ComponentReader,
  LineUnfolder,
  parseContentLine,
  unescapeText,
  type CalendarComponent,
} from './content-lines.ts';
import { expandEvents, type ExpandedEvents } from './event-expansion.ts';
import { parseEventTimes, toEndTimestamp, toTimestamp } from './event-times.ts';
import { FeedFailure } from './feed-failure.ts';
import { FileTimeZones } from './time-zone.ts';

const MAX_NAME_LENGTH = 100;

/**
 * Parses a foreign calendar into its busy time within the window. Where an entry is not certain, all the time that
 * it may mean is busy; entries whose time cannot be read, or that are widened, are problems.
 * @param isOwn whether a UID is one of our exported events, returned by another service
 * @throws FeedFailure FEED_NOT_CALENDAR for a truncated file or one without a parsable entry
 */
export function parseCalendar(
  text: string,
  window: TimeWindow,
  isOwn: (uid: string) => boolean,
): CalendarContents {
  const { name, components } = splitComponents(text);
  const zones = parseZones(components);
  const events = components.filter(({ kind }) => kind === 'VEVENT').map((each) => parseEvent(each, zones));
  const expanded = [
    ...components
      .filter(({ kind }) => kind === 'VFREEBUSY')
      .map((component) => parseFreeBusy(component, window, zones)),
    ...groupByUid(events.filter(({ uid }) => !isOwn(uid))).map((group) => expandGroup(group, window)),
  ];
  const problems = expanded.flatMap((each) => each.problems);
  const isUnread = ({ spans, problems: [first] }: ExpandedEvents): boolean =>
    spans.length === 0 && first?.reason === 'time';
  if (expanded.length > 0 && expanded.every(isUnread)) throw new FeedFailure('FEED_NOT_CALENDAR');
  const limited = limitSpans(expanded.flatMap((each) => each.spans));
  return { name, spans: limited.spans, problems: [...problems, ...limited.problems] };
}

function splitComponents(text: string): { name: string | null; components: CalendarComponent[] } {
  const components: CalendarComponent[] = [];
  const head: string[] = [];
  const reader = new ComponentReader(
    (component) => components.push(component),
    (line) => head.push(line),
  );
  const unfolder = new LineUnfolder((line) => {
    reader.add(line);
  });
  unfolder.add(text);
  unfolder.end();
  if (!reader.isComplete) throw new FeedFailure('FEED_NOT_CALENDAR');
  const name = head.map(parseContentLine).find((line) => line?.name === 'X-WR-CALNAME')?.value ?? '';
  return { name: toBoundedLine(unescapeText(name), MAX_NAME_LENGTH) || null, components };
}

function parseZones(components: readonly CalendarComponent[]): FileTimeZones {
  const zones = new FileTimeZones();
  for (const { kind, lines } of components)
    if (kind === 'VTIMEZONE')
      try {
        const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n');
        zones.addDefinition(new ICAL.Component(ICAL.parse(text) as unknown as string));
      } catch {
        // A zone that is not defined is unknown: its events are widened.
      }
  return zones;
}

function groupByUid(events: readonly CalendarEvent[]): CalendarEvent[][] {
  const groups = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const group = groups.get(event.uid);
    if (group) group.push(event);
    else groups.set(event.uid, [event]);
  }
  return [...groups.values()];
}

/** An unexpected error leaves the time of the entry unread. */
function expandGroup(events: readonly CalendarEvent[], window: TimeWindow): ExpandedEvents {
  try {
    return expandEvents(events, window);
  } catch {
    return { spans: [], problems: events.slice(0, 1).map((event) => toProblem(event, 'time')) };
  }
}

/** VFREEBUSY periods except FBTYPE=FREE. */
function parseFreeBusy(
  component: CalendarComponent,
  window: TimeWindow,
  zones: FileTimeZones,
): ExpandedEvents {
  const lines = groupLines(component);
  const uid = getUid(lines, component);
  const busy = (lines.get('FREEBUSY') ?? []).filter(
    ({ params }) => params.get('FBTYPE')?.toUpperCase() !== 'FREE',
  );
  const { times, unread } = parseEventTimes(busy, zones);
  const periods = times.map(({ moment, length }) => ({
    start: toTimestamp(moment),
    end: length ? toEndTimestamp(moment, length) : Number.NaN,
  }));
  const isUnread = unread > 0 || periods.some(({ start, end }) => !(end > start));
  return {
    spans: periods
      .filter(({ start, end }) => end > start && end > window.from && start < window.until)
      .map((period) => ({ ...period, key: buildSpanKey(uid, period.start), summary: '', allDay: false })),
    problems: isUnread ? [toProblem({ uid, summary: '', start: null }, 'time')] : [],
  };
}

/**
 * One span of each key; beyond the limit, all the time from the last span that is kept to the end of all is
 * busy.
 */
function limitSpans(spans: readonly BusySpan[]): { spans: BusySpan[]; problems: CalendarProblem[] } {
  const byKey = new Map<string, BusySpan>();
  for (const span of spans) {
    const known = byKey.get(span.key) ?? span;
    byKey.set(span.key, {
      ...span,
      start: Math.min(span.start, known.start),
      end: Math.max(span.end, known.end),
    });
  }
  const ordered = [...byKey.values()].sort((one, other) => one.start - other.start || one.end - other.end);
  const kept = ordered.slice(0, MAX_SPANS);
  const last = kept.at(-1);
  if (!last || ordered.length <= MAX_SPANS) return { spans: kept, problems: [] };
  const end = ordered.reduce((latest, span) => Math.max(latest, span.end), last.end);
  return {
    spans: [...kept.slice(0, -1), { ...last, end }],
    problems: [
      { eventKey: last.key.split('|')[0] ?? '', reason: 'limit', summary: last.summary, start: last.start },
    ],
  };
}
