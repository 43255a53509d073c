import { describe, expect, it } from '@jest/globals';
import { MAX_SPANS } from './calendar-contents.ts';
import { parseCalendar } from './calendar-parser.ts';

const WINDOW = { from: Date.parse('2027-03-01T00:00:00Z'), until: Date.parse('2029-03-01T00:00:00Z') };
const none = (): boolean => false;
const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//CZ', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Svatba', ...lines, 'END:VEVENT'].join('\r\n');
const read = (text: string, window = WINDOW): string[] =>
  parseCalendar(text, window, none).spans.map(
    ({ start, end }) =>
      `${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(0, 16)}`,
  );

const PRAGUE_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Naše pásmo',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('parseCalendar: busy time', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20270501T100000Z', 'DTEND:20270501T120000Z'], ['2027-05-01T10:00/2027-05-01T12:00']],
    [
      'floating, which is Prague',
      ['DTSTART:20270501T100000', 'DTEND:20270501T120000'],
      ['2027-05-01T08:00/2027-05-01T10:00'],
    ],
    [
      'in an IANA zone',
      ['DTSTART;TZID=America/New_York:20270501T100000', 'DTEND;TZID=America/New_York:20270501T120000'],
      ['2027-05-01T14:00/2027-05-01T16:00'],
    ],
    [
      'in a Windows zone',
      ['DTSTART;TZID="Central Europe Standard Time":20270501T100000', 'DURATION:PT90M'],
      ['2027-05-01T08:00/2027-05-01T09:30'],
    ],
    [
      'in a zone with a path prefix',
      ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Prague:20270501T100000', 'DURATION:PT1H'],
      ['2027-05-01T08:00/2027-05-01T09:00'],
    ],
    [
      'in an unknown zone, from UTC+14 to UTC-12',
      ['DTSTART;TZID=Doma:20270501T100000', 'DURATION:PT1H'],
      ['2027-04-30T20:00/2027-05-01T23:00'],
    ],
    [
      'in a zone named by its offset, with an hour of summer time',
      ['DTSTART;TZID="(UTC+01:00) Praha, Brno":20270501T100000', 'DURATION:PT1H'],
      ['2027-05-01T08:00/2027-05-01T10:00'],
    ],
    [
      'with an offset',
      ['DTSTART:20270501T100000+0200', 'DTEND:2027-05-01T11:30:00+02:00'],
      ['2027-05-01T08:00/2027-05-01T09:30'],
    ],
    ['a day without VALUE', ['DTSTART:20270501', 'DTEND:20270503'], ['2027-04-30T22:00/2027-05-02T22:00']],
    [
      'a day with a time',
      ['DTSTART;VALUE=DATE:20270501T000000', 'DTEND;VALUE=DATE:20270502T000000'],
      ['2027-04-30T22:00/2027-05-01T22:00'],
    ],
    [
      'without seconds, until 24:00',
      ['DTSTART:20270501T1000', 'DTEND:20270501T240000'],
      ['2027-05-01T08:00/2027-05-01T22:00'],
    ],
    [
      'an end that cannot be read, which is a day later',
      ['DTSTART:20270501T100000Z', 'DTEND:pozdě'],
      ['2027-05-01T10:00/2027-05-02T10:00'],
    ],
    [
      'a duration that cannot be read, which is a day',
      ['DTSTART:20270501T100000Z', 'DURATION:dlouho'],
      ['2027-05-01T10:00/2027-05-02T10:00'],
    ],
    [
      'an end that is a day, to the end of the day',
      ['DTSTART;TZID=Europe/Prague:20270501T100000', 'DTEND;VALUE=DATE:20270502'],
      ['2027-05-01T08:00/2027-05-02T22:00'],
    ],
    [
      'an end before the start, with the time between',
      ['DTSTART:20270501T100000Z', 'DTEND:20270501T090000Z'],
      ['2027-05-01T09:00/2027-05-02T10:00'],
    ],
    [
      'from one zone to another',
      ['DTSTART;TZID=Europe/London:20270501T100000', 'DTEND;TZID=Europe/Prague:20270501T120000'],
      ['2027-05-01T09:00/2027-05-01T10:00'],
    ],
    ['a whole day without an end', ['DTSTART;VALUE=DATE:20270501'], ['2027-04-30T22:00/2027-05-01T22:00']],
    [
      'a whole day with DTEND equal to DTSTART',
      ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270501'],
      ['2027-04-30T22:00/2027-05-01T22:00'],
    ],
    [
      'days, the last one not included',
      ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270504'],
      ['2027-04-30T22:00/2027-05-03T22:00'],
    ],
    [
      'days by their number',
      ['DTSTART;VALUE=DATE:20270501', 'DURATION:P2D'],
      ['2027-04-30T22:00/2027-05-02T22:00'],
    ],
    ['the day the clocks go forward', ['DTSTART;VALUE=DATE:20270328'], ['2027-03-27T23:00/2027-03-28T22:00']],
    ['the day the clocks go back', ['DTSTART;VALUE=DATE:20271031'], ['2027-10-30T22:00/2027-10-31T23:00']],
    [
      'a start skipped by the clock change',
      ['DTSTART;TZID=Europe/Prague:20270328T023000', 'DURATION:PT1H'],
      ['2027-03-28T01:30/2027-03-28T02:30'],
    ],
    [
      'a start repeated by the clock change',
      ['DTSTART;TZID=Europe/Prague:20271031T023000', 'DURATION:PT1H'],
      ['2027-10-31T00:30/2027-10-31T01:30'],
    ],
    [
      'a night with the clock change',
      ['DTSTART;TZID=Europe/Prague:20271030T200000', 'DTEND;TZID=Europe/Prague:20271031T040000'],
      ['2027-10-30T18:00/2027-10-31T03:00'],
    ],
    [
      'a start before the window',
      ['DTSTART:20270225T000000Z', 'DTEND:20270302T000000Z'],
      ['2027-02-25T00:00/2027-03-02T00:00'],
    ],
    ['nothing before the window', ['DTSTART:20270225T000000Z', 'DTEND:20270301T000000Z'], []],
    ['nothing after the window', ['DTSTART:20290301T000000Z', 'DURATION:PT1H'], []],
    ['nothing at all without an end', ['DTSTART:20270501T100000Z'], []],
    ['nothing where it is cancelled', ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    [
      'nothing where it is transparent',
      ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'],
      [],
    ],
    [
      'nothing where Outlook says it is free',
      ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
  ])('parses the time of an event: %s', (_name, lines, spans) => {
    expect(read(file(event(...lines)))).toEqual(spans);
  });

  it.each<[string, string[], string[]]>([
    [
      'with COUNT',
      ['DTSTART;TZID=Europe/Prague:20270327T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
      ['2027-03-27T09:00', '2027-03-28T08:00', '2027-03-29T08:00'],
    ],
    [
      'with UNTIL as an instant, inclusive',
      [
        'DTSTART;TZID=Europe/Prague:20270327T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20270328T080000Z',
      ],
      ['2027-03-27T09:00', '2027-03-28T08:00'],
    ],
    [
      'with UNTIL as a date, inclusive',
      ['DTSTART;TZID=Europe/Prague:20270327T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20270328'],
      ['2027-03-27T09:00', '2027-03-28T08:00'],
    ],
    [
      'with BYDAY',
      [
        'DTSTART;TZID=Europe/Prague:20270503T180000',
        'DURATION:PT2H',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3',
      ],
      ['2027-05-03T16:00', '2027-05-06T16:00', '2027-05-10T16:00'],
    ],
    [
      'on the last Friday of a month',
      [
        'DTSTART;TZID=Europe/Prague:20270528T180000',
        'DURATION:PT2H',
        'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2',
      ],
      ['2027-05-28T16:00', '2027-06-25T16:00'],
    ],
    [
      'from long before the window',
      ['DTSTART:19990301T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;COUNT=30'],
      ['2027-03-01T10:00', '2028-03-01T10:00'],
    ],
    [
      'with RDATE',
      ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'RDATE:20270503T100000Z,20270505T110000Z'],
      ['2027-05-01T10:00', '2027-05-03T10:00', '2027-05-05T11:00'],
    ],
    [
      'without EXDATE times',
      [
        'DTSTART;TZID=Europe/Prague:20270501T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=Europe/Prague:20270502T100000',
        'EXDATE:20270503T080000Z',
      ],
      ['2027-05-01T08:00', '2027-05-04T08:00', '2027-05-05T08:00'],
    ],
    [
      'without EXDATE days',
      [
        'DTSTART;TZID=Europe/Prague:20270501T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20270501,20270503',
      ],
      ['2027-05-02T08:00'],
    ],
    [
      'as all-day event without EXDATE',
      ['DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270508'],
      ['2027-04-30T22:00', '2027-05-14T22:00'],
    ],
    [
      'as all-day event with UNTIL',
      ['DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=DAILY;UNTIL=20270502'],
      ['2027-04-30T22:00', '2027-05-01T22:00'],
    ],
    [
      'as all-day event with EXDATE as an instant',
      ['DTSTART;VALUE=DATE:20270501', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270502T000000Z'],
      ['2027-04-30T22:00'],
    ],
  ])('expands a recurring event %s', (_name, lines, starts) => {
    expect(read(file(event(...lines))).map((span) => span.slice(0, 16))).toEqual(starts);
  });

  it('expands an endless recurrence to the end of the window', () => {
    const { spans, problems } = parseCalendar(
      file(event('DTSTART;TZID=Europe/Prague:20200101T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')),
      WINDOW,
      none,
    );
    expect([spans.length, problems.length, new Date(spans.at(-1)?.start ?? 0).toISOString()]).toEqual([
      731,
      0,
      '2029-02-28T09:00:00.000Z',
    ]);
  });

  it('applies overridden occurrences and drops cancelled ones', () => {
    const text = file(
      event('DTSTART;TZID=Europe/Prague:20270501T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      event(
        'RECURRENCE-ID;TZID=Europe/Prague:20270502T100000',
        'DTSTART;TZID=Europe/Prague:20270520T150000',
        'DURATION:PT2H',
      ),
      event(
        'RECURRENCE-ID:20270503T080000Z',
        'DTSTART;TZID=Europe/Prague:20270503T100000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    );
    expect(read(text)).toEqual([
      '2027-05-01T08:00/2027-05-01T09:00',
      '2027-05-04T08:00/2027-05-04T09:00',
      '2027-05-20T13:00/2027-05-20T15:00',
    ]);
    expect(parseCalendar(text, WINDOW, none).spans.map(({ key }) => key)).toEqual([
      'a@x|2027-05-01T08:00:00.000Z',
      'a@x|2027-05-04T08:00:00.000Z',
      'a@x|2027-05-02T08:00:00.000Z',
    ]);
  });

  it('applies a THISANDFUTURE override to all later occurrences', () => {
    expect(
      read(
        file(
          event('DTSTART;TZID=Europe/Prague:20270501T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
          event(
            'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Prague:20270503T100000',
            'DTSTART;TZID=Europe/Prague:20270503T180000',
            'DURATION:PT3H',
          ),
        ),
      ),
    ).toEqual([
      '2027-05-01T08:00/2027-05-01T09:00',
      '2027-05-02T08:00/2027-05-02T09:00',
      '2027-05-03T16:00/2027-05-03T19:00',
      '2027-05-04T16:00/2027-05-04T19:00',
    ]);
  });

  it('uses the VTIMEZONE of the file for a TZID unknown to IANA', () => {
    expect(
      read(
        file(
          ...PRAGUE_ZONE,
          event('DTSTART;TZID=Naše pásmo:20270327T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
        ),
      ),
    ).toEqual(['2027-03-27T09:00/2027-03-27T10:00', '2027-03-28T08:00/2027-03-28T09:00']);
  });

  it('parses busy periods of VFREEBUSY', () => {
    expect(
      read(
        file(
          'BEGIN:VFREEBUSY',
          'UID:f',
          'FREEBUSY:20270501T100000Z/20270501T120000Z,20270502T100000Z/PT1H',
          'FREEBUSY;FBTYPE=FREE:20270503T100000Z/PT1H',
          'END:VFREEBUSY',
        ),
      ),
    ).toEqual(['2027-05-01T10:00/2027-05-01T12:00', '2027-05-02T10:00/2027-05-02T11:00']);
  });
});

describe('parseCalendar: files of common services', () => {
  it('parses Google: the name, folded lines, escaped commas', () => {
    const { name, spans } = parseCalendar(
      file(
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Sál\\, velký',
        'X-WR-TIMEZONE:Europe/Prague',
        'BEGIN:VEVENT',
        'DTSTART:20270501T160000Z',
        'DTEND:20270501T230000Z',
        'DTSTAMP:20270101T000000Z',
        'UID:abc@google.com',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'SUMMARY:Oslava\\, firem',
        ' ní',
        'TRANSP:OPAQUE',
        'END:VEVENT',
      ),
      WINDOW,
      none,
    );
    expect([name, spans]).toEqual([
      'Sál, velký',
      [
        {
          key: 'abc@google.com|2027-05-01T16:00:00.000Z',
          start: Date.parse('2027-05-01T16:00:00Z'),
          end: Date.parse('2027-05-01T23:00:00Z'),
          summary: 'Oslava, firemní',
          allDay: false,
        },
      ],
    ]);
  });

  it('parses Outlook: Windows zones with VTIMEZONE, busy status, unfolded line breaks', () => {
    const zone = PRAGUE_ZONE.map((line) => line.replace('Naše pásmo', 'Central Europe Standard Time'));
    const { spans, problems } = parseCalendar(
      file(
        ...zone,
        'BEGIN:VEVENT',
        'UID:040000008200E00074C5B7101A82E008',
        'SUMMARY;LANGUAGE=cs:Busy',
        'DESCRIPTION:první řádek',
        'druhý řádek bez odsazení',
        'DTSTART;TZID=Central Europe Standard Time:20270501T090000',
        'DTEND;TZID=Central Europe Standard Time:20270501T100000',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'ACTION:DISPLAY',
        'END:VALARM',
        'END:VEVENT',
      ),
      WINDOW,
      none,
    );
    expect([
      problems.length,
      spans.map(({ start, summary }) => [new Date(start).toISOString(), summary]),
    ]).toEqual([0, [['2027-05-01T07:00:00.000Z', 'Busy']]]);
  });

  it('parses Airbnb: all-day events with bare line feeds', () => {
    const text = file(
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20270505',
      'DTSTART;VALUE=DATE:20270503',
      'UID:1418fb94e984@airbnb.com',
      'SUMMARY:Airbnb (Not available)',
      'END:VEVENT',
    ).replaceAll('\r\n', '\n');
    expect(parseCalendar(text, WINDOW, none).spans).toMatchObject([
      { start: Date.parse('2027-05-02T22:00:00Z'), end: Date.parse('2027-05-04T22:00:00Z'), allDay: true },
    ]);
  });
});

describe('parseCalendar: uncertain entries', () => {
  const GOOD = event('DTSTART:20270601T100000Z', 'DURATION:PT1H').replace('UID:a@x', 'UID:good');
  const listProblems = (text: string): [string, string, string | null][] =>
    parseCalendar(text, WINDOW, none).problems.map(({ reason, summary, start }) => [
      reason,
      summary,
      start === null ? null : new Date(start).toISOString().slice(0, 16),
    ]);

  it.each([
    ['an invalid DTSTART', event('DTSTART:zítra')],
    ['a day that does not exist', event('DTSTART:20270230T100000Z')],
    ['no DTSTART', event('DTEND:20270501T100000Z')],
    ['an override without a valid DTSTART', event('RECURRENCE-ID:20270501T100000Z', 'DTSTART:zítra')],
    ['an invalid RDATE', event('DTSTART:20200501T100000Z', 'DURATION:PT1H', 'RDATE:zítra')],
  ])('names an entry with %s and keeps the others', (_name, broken) => {
    const { spans, problems } = parseCalendar(file(broken, GOOD), WINDOW, none);
    expect([spans.map(({ key }) => key), problems]).toEqual([
      ['good|2027-06-01T10:00:00.000Z'],
      [expect.objectContaining({ eventKey: 'a@x', reason: 'time', summary: 'Svatba' })],
    ]);
  });

  it.each([
    ['end', ['DTSTART:20270501T100000Z', 'DTEND:pozdě']],
    ['end', ['DTSTART:20270501T100000Z', 'DTEND:20270501T090000Z']],
    ['zone', ['DTSTART;TZID=Doma:20270501T120000', 'DURATION:PT1H']],
    ['rule', ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES']],
    ['exception', ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'EXDATE:někdy']],
    ['exception', ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'RECURRENCE-ID:nikdy']],
  ])('names an entry that blocks more than is certain: %s', (reason, lines) => {
    expect(listProblems(file(event(...lines), GOOD))).toEqual([[reason, 'Svatba', expect.any(String)]]);
  });

  it.each([
    ['is free', ['DTSTART:zítra', 'TRANSP:TRANSPARENT']],
    ['is cancelled', ['DTSTART:zítra', 'STATUS:CANCELLED']],
    ['ended before the window', ['DTSTART:20200501T100000Z', 'DTEND:pozdě']],
    [
      'has an empty EXDATE',
      ['DTSTART:20270501T100000Z', 'DURATION:PT1H', 'EXDATE:', 'EXDATE;TZID=Europe/Prague:'],
    ],
  ])('does not name an entry that %s', (_name, lines) => {
    expect(listProblems(file(event(...lines), GOOD))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['every day at its time', 'FREQ=WEEKLY;BYMONTHDAY=1;UNTIL=20270504T000000Z', ['01T10', '02T10', '03T10']],
    ['every day at its time', 'FREQ=MONTHLY;BYDAY=MO;X-SKIP=1;UNTIL=20270503', ['01T10', '02T10', '03T10']],
    ['each date of both ends', 'FREQ=DAILY;COUNT=2;UNTIL=20270503T235959Z', ['01T10', '02T10', '03T10']],
    [
      'the whole week without a weekday',
      'FREQ=YEARLY;BYWEEKNO=18;UNTIL=20270601T000000Z',
      ['01T10', '03T10', '04T10', '05T10', '06T10', '07T10', '08T10', '09T10'],
    ],
  ])('blocks %s for the rule %s', (_name, rule, starts) => {
    const text = file(event('DTSTART:20270501T100000Z', 'DURATION:PT1H', `RRULE:${rule}`));
    expect(read(text).map((span) => span.slice(8, 13))).toEqual(starts);
    expect(listProblems(text)).toEqual([['rule', 'Svatba', '2027-05-01T10:00']]);
  });

  it.each([
    'FREQ=SOMETIMES;UNTIL=20270701T000000Z',
    'FREQ=SECONDLY;UNTIL=20270701T000000Z',
    'FREQ=DAILY;BYHOUR=25;UNTIL=20270701T000000Z',
    'FREQ=MINUTELY;UNTIL=20270701T000000Z',
  ])('blocks all the time from its start to its end for the rule %s', (rule) => {
    const text = file(event('DTSTART:20270501T100000Z', 'DURATION:PT1H', `RRULE:${rule}`));
    const [first] = parseCalendar(text, WINDOW, none).spans;
    expect([
      first && new Date(first.start).toISOString(),
      first && new Date(first.end).toISOString(),
    ]).toEqual(['2027-05-01T10:00:00.000Z', '2027-07-01T01:00:00.000Z']);
  });

  it('blocks both hours of an hourly rule that the clock change repeats', () => {
    expect(
      read(
        file(
          event('DTSTART;TZID=Europe/Prague:20271031T010000', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;COUNT=3'),
        ),
      ),
    ).toEqual([
      '2027-10-30T23:00/2027-10-31T00:00',
      '2027-10-31T00:00/2027-10-31T01:00',
      '2027-10-31T01:00/2027-10-31T02:00',
      '2027-10-31T02:00/2027-10-31T03:00',
    ]);
  });

  it('names each event once', () => {
    expect(
      listProblems(file(event('DTSTART:20270501T100000Z', 'DTEND:pozdě', 'RRULE:FREQ=DAILY;COUNT=5'))),
    ).toEqual([['end', 'Svatba', '2027-05-01T10:00']]);
  });
});

describe('parseCalendar: revisions', () => {
  const at = (day: number, ...lines: string[]): string =>
    event(`DTSTART:2027050${day}T100000Z`, 'DURATION:PT1H', ...lines);
  const listDays = (...events: string[]): number[] =>
    [events, events.toReversed()]
      .map((each) => read(file(...each)).map((span) => Number(span.slice(9, 10))))
      .reduce((one, other) => {
        expect(one).toEqual(other);
        return one;
      });

  it.each<[string, string[], number[]]>([
    ['the highest SEQUENCE', [at(1, 'SEQUENCE:0'), at(2, 'SEQUENCE:2'), at(3, 'SEQUENCE:1')], [2]],
    [
      'the latest DTSTAMP of one SEQUENCE',
      [at(1, 'DTSTAMP:20270101T000000Z'), at(2, 'DTSTAMP:20270102T000000Z')],
      [2],
    ],
    [
      'SEQUENCE before DTSTAMP',
      [at(1, 'SEQUENCE:1', 'DTSTAMP:20270101T000000Z'), at(2, 'DTSTAMP:20270102T000000Z')],
      [1],
    ],
    ['nothing where the latest is cancelled', [at(1), at(1, 'SEQUENCE:1', 'STATUS:CANCELLED')], []],
    ['nothing where the latest is free', [at(1), at(1, 'SEQUENCE:1', 'TRANSP:TRANSPARENT')], []],
    ['what was confirmed after it was cancelled', [at(1, 'STATUS:CANCELLED'), at(2, 'SEQUENCE:1')], [2]],
    ['both that cannot be ordered', [at(1), at(2)], [1, 2]],
    ['both of one revision', [at(1, 'DTSTAMP:20270101T000000Z'), at(2, 'DTSTAMP:20270101T000000Z')], [1, 2]],
    ['the former of one that cannot be read', [at(1), event('DTSTART:zítra', 'SEQUENCE:1')], [1]],
  ])('blocks %s', (_name, events, days) => {
    expect(listDays(...events)).toEqual(days);
  });

  it('takes the current revision of an overridden occurrence', () => {
    const series = at(1, 'RRULE:FREQ=DAILY;COUNT=3');
    const override = (day: number, ...lines: string[]): string =>
      at(day, 'RECURRENCE-ID:20270502T100000Z', ...lines);
    expect(listDays(series, override(7), override(8, 'SEQUENCE:1'))).toEqual([1, 3, 8]);
    expect(listDays(series, override(7), override(2, 'SEQUENCE:1', 'STATUS:CANCELLED'))).toEqual([1, 3]);
  });

  it('drops former overrides of a cancelled series, not newer ones', () => {
    const series = at(1, 'RRULE:FREQ=DAILY;COUNT=3', 'SEQUENCE:2', 'STATUS:CANCELLED');
    expect(
      listDays(
        series,
        at(7, 'RECURRENCE-ID:20270502T100000Z', 'SEQUENCE:1'),
        at(8, 'RECURRENCE-ID:20270503T100000Z', 'SEQUENCE:3'),
      ),
    ).toEqual([8]);
  });
});

describe('parseCalendar: malformed files', () => {
  it.each([
    ['an HTML page', '<html></html>'],
    [
      'a truncated file',
      file(event('DTSTART:20270501T100000Z', 'DURATION:PT1H')).replace('END:VCALENDAR\r\n', ''),
    ],
    ['a file with invalid entries only', file(event('DTSTART:zítra'))],
  ])('throws FEED_NOT_CALENDAR for %s', (_name, text) => {
    expect(() => parseCalendar(text, WINDOW, none)).toThrow('FEED_NOT_CALENDAR');
  });

  it('returns no busy time for an empty calendar', () => {
    expect(parseCalendar(file(), WINDOW, none)).toEqual({ name: null, spans: [], problems: [] });
  });

  it('blocks all the time after the last span within the limit, and says so', () => {
    const { spans, problems } = parseCalendar(
      file(event('DTSTART:20270501T000000Z', 'DURATION:PT30M', 'RRULE:FREQ=HOURLY')),
      WINDOW,
      none,
    );
    expect([
      spans.length,
      new Date(spans[0]?.start ?? 0).toISOString(),
      new Date(spans.at(-1)?.end ?? 0).toISOString(),
      problems.map(({ reason }) => reason),
    ]).toEqual([MAX_SPANS, '2027-05-01T00:00:00.000Z', '2029-02-28T23:30:00.000Z', ['limit']]);
  });

  it('identifies an event without a UID by its content', () => {
    const text = (stamp: string): string =>
      file('BEGIN:VEVENT', `DTSTAMP:${stamp}`, 'DTSTART:20270501T100000Z', 'DURATION:PT1H', 'END:VEVENT');
    const [one, other] = ['20270101T000000Z', '20270102T000000Z'].map(
      (stamp) => parseCalendar(text(stamp), WINDOW, none).spans[0]?.key,
    );
    expect(one).toMatch(/^[\da-f]{64}\|/u);
    expect(one).toBe(other);
  });

  it('limits keys and summaries to the column length and strips control characters', () => {
    const [span] = parseCalendar(
      file(
        `${event('DTSTART:20270501T100000Z', 'DURATION:PT1H')
          .replace('UID:a@x', `UID:${'u'.repeat(900)}`)
          .replace('Svatba', `\u0007a\\nb${'s'.repeat(500)}`)}`,
      ),
      WINDOW,
      none,
    ).spans;
    expect([span?.key.length, span?.summary.length, span?.summary.slice(0, 4)]).toEqual([
      64 + 25,
      200,
      'a bs',
    ]);
  });

  it('ignores our own events returned by another service', () => {
    const own = event('DTSTART:20270501T100000Z', 'DURATION:PT1H').replace(
      'UID:a@x',
      'UID:reservation-7@localhost',
    );
    expect(parseCalendar(file(own), WINDOW, (uid) => uid === 'reservation-7@localhost').spans).toEqual([]);
  });
});
