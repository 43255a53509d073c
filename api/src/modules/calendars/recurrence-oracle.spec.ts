import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { DAY_MS, MINUTE_MS } from '@prostora/contracts';
import { Temporal } from 'temporal-polyfill';
import { OWN_CALENDARS, type BusyRule } from '../../../test/cases/own-calendars.ts';
import { parseCalendar } from './calendar-parser.ts';

/** Its CommonJS build has no exports by name. */
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');
type Span = readonly [number, number];

/** Occurrences by rrule.js, a port of python-dateutil; `start` in the basic format, without a zone. */
const listOracle = (start: string, rule: string, until: number): number[] =>
  RRule.fromString(`DTSTART:${start}Z\nRRULE:${rule}`)
    .between(new Date(0), new Date(until - 1), true)
    .map((occurrence) => occurrence.getTime());

const event = (...lines: readonly string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const file = (...entries: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n');

/** The examples of RFC 5545, 3.8.5.3: start and rule. */
const RFC_EXAMPLES: readonly [string, string][] = [
  ['19970902T090000', 'FREQ=DAILY;COUNT=10'],
  ['19970902T090000', 'FREQ=DAILY;UNTIL=19971224T000000Z'],
  ['19970902T090000', 'FREQ=DAILY;INTERVAL=2'],
  ['19970902T090000', 'FREQ=DAILY;INTERVAL=10;COUNT=5'],
  ['19980101T090000', 'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA'],
  ['19980101T090000', 'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1'],
  ['19970902T090000', 'FREQ=WEEKLY;COUNT=10'],
  ['19970902T090000', 'FREQ=WEEKLY;UNTIL=19971224T000000Z'],
  ['19970902T090000', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
  ['19970902T090000', 'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH'],
  ['19970902T090000', 'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH'],
  ['19970901T090000', 'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR'],
  ['19970902T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH'],
  ['19970905T090000', 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR'],
  ['19970905T090000', 'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR'],
  ['19970907T090000', 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU'],
  ['19970922T090000', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO'],
  ['19970928T090000', 'FREQ=MONTHLY;BYMONTHDAY=-3'],
  ['19970902T090000', 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15'],
  ['19970930T090000', 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1'],
  ['19970910T090000', 'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15'],
  ['19970902T090000', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU'],
  ['19970610T090000', 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7'],
  ['19970310T090000', 'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3'],
  ['19970101T090000', 'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200'],
  ['19970519T090000', 'FREQ=YEARLY;BYDAY=20MO'],
  ['19970512T090000', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
  ['19970313T090000', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH'],
  ['19970605T090000', 'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8'],
  ['19970902T090000', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'],
  ['19970913T090000', 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13'],
  ['19961105T090000', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8'],
  ['19970904T090000', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3'],
  ['19970929T090000', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2'],
  ['19970902T090000', 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z'],
  ['19970902T090000', 'FREQ=MINUTELY;INTERVAL=15;COUNT=6'],
  ['19970902T090000', 'FREQ=MINUTELY;INTERVAL=90;COUNT=4'],
  ['19970902T090000', 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40'],
  ['19970902T090000', 'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16'],
  ['19970805T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO'],
  ['19970805T090000', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'],
  ['20070115T090000', 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5'],
];
/** Other rules that expanders get wrong. */
const FURTHER_RULES: readonly [string, string][] = [
  ['20261130T190000', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['20261130T190000', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ['20261201T190000', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1'],
  ['20240131T190000', 'FREQ=MONTHLY'],
  ['20240229T190000', 'FREQ=YEARLY'],
  ['20240229T190000', 'FREQ=YEARLY;INTERVAL=4'],
  ['20240229T190000', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
  ['20240229T190000', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
  ['20260101T190000', 'FREQ=YEARLY;BYYEARDAY=-1,60,366'],
  ['20260104T190000', 'FREQ=YEARLY;BYWEEKNO=1,53;BYDAY=MO,SU'],
  ['20260104T190000', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=TH;WKST=SU'],
  ['20260104T190000', 'FREQ=YEARLY;BYDAY=-1SU,52TH,-52FR'],
  ['20260104T190000', 'FREQ=YEARLY;BYMONTH=1,6;BYDAY=2MO,-2FR'],
  ['20260104T190000', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,MO;WKST=SU'],
  ['20260104T190000', 'FREQ=DAILY;BYMONTHDAY=-1'],
];

describe('recurrence against an independent expansion', () => {
  it.each([...RFC_EXAMPLES, ...FURTHER_RULES])('%s %s', (start, rule) => {
    const from = Date.UTC(Number(start.slice(0, 4)), 0, 1);
    // Rules of minutes fill the limit of a calendar sooner.
    const until = from + (rule.includes('BYMINUTE') || rule.includes('BYHOUR') ? 250 : 2000) * DAY_MS;
    const { spans, problems } = parseCalendar(
      file(event('UID:a', `DTSTART:${start}Z`, 'DURATION:PT10M', `RRULE:${rule}`)),
      { from, until },
      () => false,
    );
    const first = Date.parse(start.replace(/(....)(..)(..)T(..)(..)(..)/u, '$1-$2-$3T$4:$5:$6Z'));
    // DTSTART is an occurrence even where it does not match the rule.
    const expected = [...new Set([first, ...listOracle(start, rule, until)])];
    expect(spans.map((span) => new Date(span.start).toISOString())).toEqual(
      expected.map((at) => new Date(at).toISOString()),
    );
    expect(problems).toEqual([]);
  });
});

describe('own calendars', () => {
  const WINDOW = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2028-06-01T00:00:00Z') };
  const toInstant = (wall: number, zone: string): number =>
    Temporal.Instant.fromEpochMilliseconds(wall)
      .toZonedDateTimeISO('UTC')
      .toPlainDateTime()
      .toZonedDateTime(zone).epochMilliseconds;
  const listBusy = ({ start, minutes, rule, zone = 'Europe/Prague', except = [] }: BusyRule): Span[] =>
    listOracle(start, rule ?? 'FREQ=DAILY;COUNT=1', WINDOW.until)
      .filter((wall) => !except.includes(new Date(wall).toISOString().slice(0, 10)))
      .map((wall): Span => [toInstant(wall, zone), toInstant(wall, zone) + minutes * MINUTE_MS])
      .filter(([from, to]) => to > WINDOW.from && from < WINDOW.until);
  /** Parts of a span that no other covers. */
  const listFree = ([from, to]: Span, busy: readonly Span[]): Span[] => {
    let at = from;
    for (const [begin, end] of busy) if (begin <= at && end > at) at = end;
    return at < to ? [[at, to]] : [];
  };

  it('are sixty, valid, odd and broken', () => {
    const count = (kind: string): number => OWN_CALENDARS.filter((each) => each.kind === kind).length;
    expect([OWN_CALENDARS.length, count('valid'), count('odd'), count('broken')]).toEqual([60, 20, 20, 20]);
  });

  it.each(OWN_CALENDARS)('$kind: $name', ({ kind, entries, busy, reason }) => {
    const { spans, problems } = parseCalendar(file(...entries), WINDOW, () => false);
    const blocked = spans.map(({ start, end }): Span => [start, end]);
    const expected = busy.flatMap(listBusy).sort(([one], [other]) => one - other);
    expect(expected.length).toBeGreaterThan(0);
    expect(
      expected
        .flatMap((span) => listFree(span, blocked))
        .map((span) => span.map((at) => new Date(at).toISOString())),
    ).toEqual([]);
    if (kind === 'valid') expect(blocked).toEqual(expected);
    expect([...new Set(problems.map((problem) => problem.reason))]).toEqual(reason ? [reason] : []);
  });
});
