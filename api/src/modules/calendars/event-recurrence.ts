import { createContext, runInContext } from 'node:vm';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { RRuleTemporal } from 'rrule-temporal';
import type { TimeWindow } from './calendar-contents.ts';
import { parseDateValue } from './date-values.ts';
import { toTimestamp, type EventTime } from './event-times.ts';
import { PRAGUE, UTC } from './time-zone.ts';

/** Time limit of expanding one rule in ms; a usual one takes a few. */
const RULE_TIMEOUT_MS = 1000;
/** Limit of periods of one rule; a daily rule of a hundred years has fewer. Beyond it the rule is not certain. */
const MAX_PERIODS = 100_000;
/** Limit of occurrences of one rule in the window; an hourly one of two years has fewer. */
const MAX_OCCURRENCES = 20_000;
/** Wall time differs from UTC by less than a day, so occurrences beyond this margin are outside the window. */
const MARGIN_MS = 2 * DAY_MS;

const listPattern = (item: string): RegExp => new RegExp(`^${item}(?:,${item})*$`, 'u');
const WEEKDAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
/** Parts of a rule and their values (RFC 5545, 3.3.10). */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY)$/u,
  INTERVAL: /^0*[1-9]\d{0,4}$/u,
  COUNT: /^0*[1-9]\d{0,5}$/u,
  UNTIL: /^./u,
  WKST: listPattern(WEEKDAY),
  BYDAY: listPattern(`(?:[+-]?0?(?:[1-9]|[1-4]\\d|5[0-3]))?${WEEKDAY}`),
  BYMONTH: listPattern('0?(?:[1-9]|1[0-2])'),
  BYMONTHDAY: listPattern('[+-]?0?(?:[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: listPattern('[+-]?0{0,2}(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
  BYWEEKNO: listPattern('[+-]?0?(?:[1-9]|[1-4]\\d|5[0-3])'),
  BYSETPOS: listPattern('[+-]?0{0,2}(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
  BYHOUR: listPattern('(?:[01]?\\d|2[0-3])'),
  BYMINUTE: listPattern('[0-5]?\\d'),
  BYSECOND: listPattern('[0-5]?\\d'),
};
const TIME_PARTS = ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const;
/** Frequencies whose occurrences have the time of DTSTART, unless a part of the rule says otherwise. */
const DAY_FREQUENCIES: readonly (string | undefined)[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'];
const HOURLY = /FREQ=(?:HOURLY|MINUTELY)/iu;
const WHOLE_WEEK = 'MO,TU,WE,TH,FR,SA,SU';

type RuleParts = ReadonlyMap<string, string>;
const EVERY_DAY: RuleParts = new Map([['FREQ', 'DAILY']]);

/**
 * Start times in order. `continuous` in wall time: the rule may have occurrences at any time between. Not certain
 * when a rule was replaced by one with more occurrences.
 */
export type Recurrence = {
  readonly times: readonly EventTime[];
  readonly continuous: { readonly from: number; readonly until: number } | null;
  readonly isCertain: boolean;
};

/**
 * Occurrences of an event's RRULE within the window, and DTSTART. A rule that cannot be read, or that calendars
 * read differently, is replaced by one with more occurrences: busy time is never dropped.
 */
export function expandRecurrence(rules: readonly string[], start: EventTime, window: TimeWindow): Recurrence {
  const from = window.from - MARGIN_MS;
  const until = window.until + MARGIN_MS;
  const found = new Set<number>(start.wall >= from ? [start.wall] : []);
  let continuousUntil: number | null = null;
  let isCertain = true;
  for (const rule of rules) {
    const parts = parseParts(rule);
    const end = resolveUntil(parts, start);
    const expanded = expandRule(parts, start, end, { from, until });
    if (expanded) for (const wall of expanded.walls) found.add(wall);
    else continuousUntil = Math.max(continuousUntil ?? 0, Math.min(until, end.wall ?? until));
    isCertain &&= expanded !== null && expanded.isCertain && end.isCertain;
  }
  const isHourly = rules.some((rule) => HOURLY.test(rule));
  return {
    times: [...found]
      .sort((one, other) => one - other)
      .flatMap((wall) => [{ ...start, wall }, ...(isHourly ? listRepeated({ ...start, wall }) : [])]),
    continuous:
      continuousUntil === null ? null : { from: Math.max(from, start.wall), until: continuousUntil },
    isCertain,
  };
}

/** Parts by name; a repeated part is kept as an unreadable one. */
function parseParts(rule: string): RuleParts {
  const parts = new Map<string, string>();
  for (const part of rule.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim());
    if (name !== '') parts.set(name, parts.has(name) ? '?' : value);
  }
  return parts;
}

/** UNTIL as wall time of the event: a UTC value is an instant, a date includes the whole day. */
function resolveUntil(parts: RuleParts, start: EventTime): { wall: number | null; isCertain: boolean } {
  const text = parts.get('UNTIL');
  if (text === undefined) return { wall: null, isCertain: true };
  const value = parseDateValue(text);
  if (!value) return { wall: null, isCertain: false };
  if (value.isDay) return { wall: start.isDay ? value.wall : value.wall + DAY_MS - 1000, isCertain: true };
  const zone = start.isDay ? PRAGUE : start.zone;
  // In an unknown zone, the end is as late as it may be.
  const wall =
    value.offset === null
      ? value.wall
      : zone.toWallTime(value.wall - value.offset) + (zone.uncertainty?.before ?? 0);
  return { wall: start.isDay ? floorToDay(wall) : wall, isCertain: true };
}

const floorToDay = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;

type ExpandedRule = { readonly walls: readonly number[]; readonly isCertain: boolean };

/** Null when the rule may have occurrences at any time of day. */
function expandRule(
  parts: RuleParts,
  start: EventTime,
  until: { readonly wall: number | null },
  window: TimeWindow,
): ExpandedRule | null {
  const variants = toVariants(parts, start.isDay);
  if (variants) {
    const walls = variants.rules.map((rule) =>
      generate(rule, start, rule.has('UNTIL') ? until.wall : null, window),
    );
    if (walls.every((each) => each !== null)) return { walls: walls.flat(), isCertain: variants.isCertain };
  }
  const isAtStartTime =
    start.isDay ||
    (DAY_FREQUENCIES.includes(parts.get('FREQ')) && TIME_PARTS.every((part) => !parts.has(part)));
  const walls = isAtStartTime ? generate(EVERY_DAY, start, until.wall, window) : null;
  return walls && { walls, isCertain: false };
}

/** Rules that together have all occurrences the given one may mean; null when it cannot be read. */
function toVariants(
  parts: RuleParts,
  isDay: boolean,
): { readonly rules: readonly RuleParts[]; readonly isCertain: boolean } | null {
  const own = new Map([...parts].filter(([name]) => !isDay || TIME_PARTS.every((part) => part !== name)));
  if (![...own].every(([name, value]) => PARTS[name]?.test(value)) || !isConsistent(own)) return null;
  // Without BYDAY some calendars take the weekday of DTSTART, others the whole week.
  const isWholeWeek = own.has('BYWEEKNO') && !own.has('BYDAY');
  if (isWholeWeek) own.set('BYDAY', WHOLE_WEEK);
  // The library counts the 53rd weekday of a year that has 52 in the next year.
  const hasOverflow = /53[A-Z]/u.test(own.get('BYDAY') ?? '');
  // RFC 5545 allows only one of them.
  const hasTwoEnds = own.has('COUNT') && own.has('UNTIL');
  return {
    rules: hasTwoEnds ? ['COUNT', 'UNTIL'].map((name) => omit(own, name)) : [own],
    isCertain: !isWholeWeek && !hasOverflow && !hasTwoEnds,
  };
}

const omit = (parts: RuleParts, name: string): RuleParts =>
  new Map([...parts].filter(([each]) => each !== name));

/** Whether the parts may stand together (RFC 5545, 3.3.10); other combinations are read in different ways. */
function isConsistent(parts: RuleParts): boolean {
  const frequency = parts.get('FREQ');
  const has = (...names: string[]): boolean => names.some((name) => parts.has(name));
  const isNumbered = /\d/u.test(parts.get('BYDAY') ?? '');
  return (
    frequency !== undefined &&
    !(
      has('BYWEEKNO') &&
      (frequency !== 'YEARLY' || isNumbered || has('BYMONTHDAY', 'BYYEARDAY', 'BYSETPOS'))
    ) &&
    !(has('BYYEARDAY') && ['MONTHLY', 'WEEKLY', 'DAILY'].includes(frequency)) &&
    !(has('BYMONTHDAY') && frequency === 'WEEKLY') &&
    !(isNumbered && !['YEARLY', 'MONTHLY'].includes(frequency)) &&
    !(has('BYSETPOS') && !has('BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', ...TIME_PARTS))
  );
}

const toBasicFormat = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+/gu, '');

/**
 * Expands wall time as if it were UTC, so that a time skipped by a clock change stays an occurrence. Null when the
 * rule exceeds a limit.
 */
function generate(
  parts: RuleParts,
  start: EventTime,
  until: number | null,
  window: TimeWindow,
): readonly number[] | null {
  const rule = [...omit(parts, 'UNTIL')].map(([name, value]) => `${name}=${value}`);
  if (until !== null) rule.push(`UNTIL=${toBasicFormat(until)}`);
  const work = (): number[] =>
    new RRuleTemporal({
      rruleString: `DTSTART:${toBasicFormat(start.wall)}\nRRULE:${rule.join(';')}`,
      maxIterations: MAX_PERIODS,
      cache: false,
    })
      .between(new Date(window.from), new Date(window.until), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  try {
    const walls = runInContext('work()', createContext({ work }), { timeout: RULE_TIMEOUT_MS }) as number[];
    return walls.length > MAX_OCCURRENCES ? null : walls;
  } catch {
    return null;
  }
}

/** The second of a wall time that a clock change repeats: an hourly rule has both. */
function listRepeated(time: EventTime): EventTime[] {
  const second = toTimestamp(time) + HOUR_MS;
  return time.zone.toWallTime(second) === time.wall ? [{ isDay: false, wall: second, zone: UTC }] : [];
}

/** Occurrences excluded (EXDATE) or overridden (RECURRENCE-ID), by timestamp or by day. */
export class ExcludedOccurrences {
  private readonly timestamps = new Set<number>();
  private readonly days = new Set<number>();

  /** For all-day events the value means a day, even if written with a time. */
  exclude(time: EventTime, isAllDay: boolean): void {
    if (time.isDay || isAllDay) this.days.add(floorToDay(time.wall));
    if (!time.isDay) this.timestamps.add(toTimestamp(time));
  }

  isExcluded(time: EventTime): boolean {
    return this.days.has(floorToDay(time.wall)) || this.timestamps.has(toTimestamp(time));
  }
}
