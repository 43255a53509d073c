import { DAY_MS } from '@prostora/contracts';
import { ComponentReader, LineUnfolder, parseContentLine, type CalendarComponent } from './content-lines.ts';
import { parseDateValue, parseDuration, toMaxMs } from './date-values.ts';
import { FeedFailure } from './feed-failure.ts';

/** Limit of what is kept of a calendar, in characters. */
const MAX_KEPT = 2_000_000;
/** Wall time differs from UTC by less than a day, an unreadable end is a day after the start. */
const MARGIN_MS = 3 * DAY_MS;

const EVENT_PROPERTIES: ReadonlySet<string> = new Set([
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
  'RRULE',
  'RDATE',
  'EXDATE',
  'EXRULE',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'SUMMARY',
]);
/** What decides whether an event that is over supersedes another with its UID. */
const REVISION_PROPERTIES: ReadonlySet<string> = new Set([
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
]);

const getName = (line: string): string => (/^[A-Za-z0-9-]+/u.exec(line)?.[0] ?? '').toUpperCase();
const findValue = (lines: readonly string[], name: string): string | null => {
  const line = lines.find((each) => getName(each) === name);
  return line === undefined ? null : (parseContentLine(line)?.value ?? '');
};

/**
 * Keeps of a calendar, while it is downloaded, what busy time is parsed from. Events that ended before the window
 * are dropped, so that years of history do not count towards the limit.
 */
export class CalendarExcerpt {
  private readonly kept: string[] = [];
  private size = 0;
  private readonly keptUids = new Set<string>();
  /** Dropped events by UID: they may supersede a kept one. */
  private readonly dropped = new Map<string, string[]>();
  private readonly reader: ComponentReader;
  private readonly unfolder: LineUnfolder;
  private isCalendar = false;

  /** @param from start of the window, in epoch milliseconds */
  constructor(private readonly from: number) {
    this.reader = new ComponentReader(
      (component) => {
        this.addComponent(component);
      },
      (line) => {
        if (/^(?:BEGIN:VCALENDAR|VERSION|X-WR-CALNAME)/iu.test(line)) this.keep(line);
      },
    );
    this.unfolder = new LineUnfolder((line) => {
      if (!this.isCalendar && !/^BEGIN:VCALENDAR\s*$/iu.test(line))
        throw new FeedFailure('FEED_NOT_CALENDAR');
      this.isCalendar = true;
      this.reader.add(line);
    });
  }

  /** @throws FeedFailure FEED_TOO_LARGE beyond the limit of what is kept, FEED_NOT_CALENDAR for another file */
  add(text: string): void {
    this.unfolder.add(text);
  }

  /** The calendar without what does not matter; without its end when it was truncated. */
  end(): string {
    this.unfolder.end();
    if (!this.isCalendar) throw new FeedFailure('FEED_NOT_CALENDAR');
    for (const uid of this.keptUids) for (const entry of this.dropped.get(uid) ?? []) this.keep(entry);
    if (this.reader.isComplete) this.keep('END:VCALENDAR');
    return `${this.kept.join('\r\n')}\r\n`;
  }

  private addComponent({ kind, lines }: CalendarComponent): void {
    if (kind !== 'VEVENT') {
      this.keep(toText({ kind, lines }));
      return;
    }
    const uid = findValue(lines, 'UID') ?? '';
    if (this.isOver(lines)) {
      if (uid === '') return;
      const former = this.dropped.get(uid) ?? [];
      former.push(toText({ kind, lines: lines.filter((line) => REVISION_PROPERTIES.has(getName(line))) }));
      this.dropped.set(uid, former);
      return;
    }
    this.keptUids.add(uid);
    this.keep(toText({ kind, lines: lines.filter((line) => EVENT_PROPERTIES.has(getName(line))) }));
  }

  /** Whether an event without recurrence ended before the window, and replaces no occurrence in it. */
  private isOver(lines: readonly string[]): boolean {
    const names = new Set(lines.map(getName));
    if (names.has('RRULE') || names.has('RDATE') || lines.some((line) => /;RANGE=/iu.test(line)))
      return false;
    const limit = this.from - MARGIN_MS;
    const isBefore = (name: string): boolean =>
      !names.has(name) || (parseDateValue(findValue(lines, name) ?? '')?.wall ?? Infinity) < limit;
    const duration = parseDuration(findValue(lines, 'DURATION') ?? 'PT0S');
    const start = parseDateValue(findValue(lines, 'DTSTART') ?? '');
    return (
      start !== null &&
      duration !== null &&
      start.wall + toMaxMs(duration) < limit &&
      ['DTEND', 'RECURRENCE-ID'].every(isBefore)
    );
  }

  private keep(text: string): void {
    this.size += text.length;
    if (this.size > MAX_KEPT) throw new FeedFailure('FEED_TOO_LARGE');
    this.kept.push(text);
  }
}

const toText = ({ kind, lines }: CalendarComponent): string =>
  [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n');
