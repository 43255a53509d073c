import type { CalendarProblemReason } from '@prostora/contracts';

/** Busy time as a person reads it: wall time of the zone (Europe/Prague if omitted), in the basic format. */
export type BusyRule = {
  readonly start: string;
  readonly minutes: number;
  readonly rule?: string;
  readonly zone?: string;
  readonly except?: readonly string[];
};
/** A foreign calendar; `reason` is that of its problems. */
export type OwnCalendar = {
  readonly kind: 'valid' | 'odd' | 'broken';
  readonly name: string;
  readonly entries: readonly string[];
  readonly busy: readonly BusyRule[];
  readonly reason?: CalendarProblemReason;
};

const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:a@example.test', 'SUMMARY:Akce', ...lines, 'END:VEVENT'].join('\r\n');
const PRAGUE = (time: string): readonly string[] => [`DTSTART;TZID=Europe/Prague:${time}`, 'DURATION:PT2H'];
const repeats = (
  kind: OwnCalendar['kind'],
  name: string,
  start: string,
  rule: string,
  oracle = rule,
  reason?: CalendarProblemReason,
): OwnCalendar => ({
  kind,
  name,
  entries: [event(...PRAGUE(start), `RRULE:${rule}`)],
  busy: [{ start, minutes: 120, rule: oracle }],
  ...(reason && { reason }),
});
const once = (
  kind: OwnCalendar['kind'],
  name: string,
  lines: readonly string[],
  start: string,
  minutes: number,
  reason?: CalendarProblemReason,
): OwnCalendar => ({
  kind,
  name,
  entries: [event(...lines)],
  busy: [{ start, minutes }],
  ...(reason && { reason }),
});

const VALID: readonly OwnCalendar[] = [
  once('valid', 'one concert', PRAGUE('20270110T190000'), '20270110T190000', 120),
  once('valid', 'one day', ['DTSTART;VALUE=DATE:20270110'], '20270110T000000', 1440),
  once(
    'valid',
    'a night of the clock change',
    ['DTSTART;TZID=Europe/Prague:20270327T200000', 'DTEND;TZID=Europe/Prague:20270328T040000'],
    '20270327T200000',
    420,
  ),
  once('valid', 'an instant', ['DTSTART:20270701T100000Z', 'DTEND:20270701T113000Z'], '20270701T120000', 90),
  {
    kind: 'valid',
    name: 'another zone',
    entries: [event('DTSTART;TZID=America/New_York:20270701T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')],
    busy: [{ start: '20270701T100000', minutes: 60, rule: 'FREQ=WEEKLY', zone: 'America/New_York' }],
  },
  repeats('valid', 'every second Tuesday', '20190101T180000', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'),
  repeats('valid', 'working days', '20261201T080000', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'),
  repeats(
    'valid',
    'the last day of the month',
    '20261130T190000',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  ),
  repeats(
    'valid',
    'the last working day',
    '20261130T190000',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  ),
  repeats('valid', 'the fifth Friday', '20270129T190000', 'FREQ=MONTHLY;BYDAY=5FR'),
  repeats('valid', 'the 31st', '20261231T190000', 'FREQ=MONTHLY'),
  repeats('valid', '29 February', '20240229T190000', 'FREQ=YEARLY'),
  repeats('valid', 'the twentieth Monday of the year', '20260518T090000', 'FREQ=YEARLY;BYDAY=20MO'),
  repeats('valid', 'a week of the year', '20260511T090000', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,WE'),
  repeats('valid', 'the last day of the year', '20201231T200000', 'FREQ=YEARLY;BYYEARDAY=-1'),
  repeats('valid', 'Friday the 13th', '20261113T190000', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'),
  repeats('valid', 'ten times', '20261215T190000', 'FREQ=DAILY;INTERVAL=3;COUNT=10'),
  repeats(
    'valid',
    'until a day in winter',
    '20270901T190000',
    'FREQ=WEEKLY;UNTIL=20271222T180000Z',
    'FREQ=WEEKLY;COUNT=17',
  ),
  {
    ...repeats('valid', 'without a date', '20270104T100000', 'FREQ=WEEKLY;COUNT=6'),
    entries: [
      event(
        ...PRAGUE('20270104T100000'),
        'RRULE:FREQ=WEEKLY;COUNT=6',
        'EXDATE;TZID=Europe/Prague:20270111T100000,20270125T100000',
      ),
    ],
    busy: [
      {
        start: '20270104T100000',
        minutes: 120,
        rule: 'FREQ=WEEKLY;COUNT=6',
        except: ['2027-01-11', '2027-01-25'],
      },
    ],
  },
  {
    kind: 'valid',
    name: 'a moved date',
    entries: [
      event(...PRAGUE('20270104T100000'), 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event('RECURRENCE-ID;TZID=Europe/Prague:20270111T100000', ...PRAGUE('20270112T150000')),
    ],
    busy: [
      { start: '20270104T100000', minutes: 120, rule: 'FREQ=WEEKLY;COUNT=3', except: ['2027-01-11'] },
      { start: '20270112T150000', minutes: 120 },
    ],
  },
];

const ODD: readonly OwnCalendar[] = [
  once('odd', 'days without VALUE', ['DTSTART:20261224', 'DTEND:20261227'], '20261224T000000', 3 * 1440),
  once('odd', 'a day with a zone', ['DTSTART;TZID=Europe/Prague:20261224'], '20261224T000000', 1440),
  once('odd', 'a day with midnight', ['DTSTART;VALUE=DATE:20261224T000000'], '20261224T000000', 1440),
  once(
    'odd',
    'separators',
    ['DTSTART:2027-01-10T19:00:00', 'DTEND:2027-01-10T21:00:00'],
    '20270110T190000',
    120,
  ),
  once('odd', 'no seconds', ['DTSTART:20270110T1900', 'DTEND:20270110T2100'], '20270110T190000', 120),
  once('odd', 'an offset', ['DTSTART:20270710T190000+0200', 'DURATION:PT2H'], '20270710T190000', 120),
  once(
    'odd',
    'the end at 24:00',
    ['DTSTART:20270110T190000', 'DTEND:20270110T240000'],
    '20270110T190000',
    300,
  ),
  once(
    'odd',
    'lower-case names',
    ['dtstart;tzid=Europe/Prague:20270110T190000', 'duration:pt2h'],
    '20270110T190000',
    120,
  ),
  once(
    'odd',
    'a folded time',
    ['DTSTART;TZID=Europe/Pra', ' gue:20270110', ' T190000', 'DURATION:PT2H'],
    '20270110T190000',
    120,
  ),
  once(
    'odd',
    'a quoted zone',
    ['DTSTART;TZID="Europe/Prague":20270110T190000', 'DURATION:PT2H'],
    '20270110T190000',
    120,
  ),
  once(
    'odd',
    'a Windows zone',
    ['DTSTART;TZID=Central Europe Standard Time:20270710T190000', 'DURATION:PT2H'],
    '20270710T190000',
    120,
  ),
  once(
    'odd',
    'a zone with a path',
    ['DTSTART;TZID=/example.test/20270101/Europe/Prague:20270710T190000', 'DURATION:PT2H'],
    '20270710T190000',
    120,
  ),
  once(
    'odd',
    'an alarm with a duration',
    [
      'DTSTART;TZID=Europe/Prague:20270110T190000',
      'BEGIN:VALARM',
      'DURATION:PT5M',
      'END:VALARM',
      'DURATION:PT2H',
    ],
    '20270110T190000',
    120,
  ),
  once(
    'odd',
    'the end of a day is its start',
    ['DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270110'],
    '20270110T000000',
    1440,
  ),
  repeats(
    'odd',
    'spaces and lower case in the rule',
    '20270104T100000',
    ' freq=weekly; byday=mo,we ',
    'FREQ=WEEKLY;BYDAY=MO,WE',
  ),
  repeats(
    'odd',
    'a rule that ends with a semicolon',
    '20270104T100000',
    'FREQ=WEEKLY;COUNT=5;',
    'FREQ=WEEKLY;COUNT=5',
  ),
  repeats('odd', 'UNTIL as a day', '20270104T100000', 'FREQ=DAILY;UNTIL=20270110', 'FREQ=DAILY;COUNT=7'),
  {
    ...repeats('odd', 'empty EXDATE', '20270104T100000', 'FREQ=WEEKLY;COUNT=5'),
    entries: [
      event(
        ...PRAGUE('20270104T100000'),
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE:',
        'EXDATE;TZID=Europe/Prague:,',
      ),
    ],
  },
  {
    ...repeats('odd', 'EXDATE as a day without VALUE', '20270104T100000', 'FREQ=WEEKLY;COUNT=5'),
    entries: [event(...PRAGUE('20270104T100000'), 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE:20270111')],
    busy: [{ start: '20270104T100000', minutes: 120, rule: 'FREQ=WEEKLY;COUNT=5', except: ['2027-01-11'] }],
  },
  {
    kind: 'odd',
    name: 'two revisions',
    entries: [
      event('SEQUENCE:2', 'DTSTAMP:20261101T080000Z', ...PRAGUE('20270112T190000')),
      event('SEQUENCE:1', 'DTSTAMP:20261102T080000Z', ...PRAGUE('20270111T190000')),
    ],
    busy: [{ start: '20270112T190000', minutes: 120 }],
  },
];

const BROKEN: readonly OwnCalendar[] = [
  once(
    'broken',
    'an unknown zone',
    ['DTSTART;TZID=Doma:20270110T190000', 'DURATION:PT2H'],
    '20270110T190000',
    120,
    'zone',
  ),
  {
    ...once(
      'broken',
      'an unknown zone far away',
      ['DTSTART;TZID=Ostrov:20270110T190000', 'DURATION:PT2H'],
      '',
      0,
      'zone',
    ),
    busy: ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => ({
      start: '20270110T190000',
      minutes: 120,
      zone,
    })),
  },
  {
    ...once('broken', 'an unknown zone that repeats', [], '', 0, 'zone'),
    entries: [event('DTSTART;TZID=Doma:20270110T190000', 'DURATION:PT2H', 'RRULE:FREQ=MONTHLY')],
    busy: [{ start: '20270110T190000', minutes: 120, rule: 'FREQ=MONTHLY', zone: 'Asia/Tokyo' }],
  },
  {
    ...once(
      'broken',
      'a zone without offsets',
      ['DTSTART;TZID=Naše:20270110T190000', 'DURATION:PT2H'],
      '20270110T190000',
      120,
      'zone',
    ),
    entries: [
      'BEGIN:VTIMEZONE\r\nTZID:Naše\r\nEND:VTIMEZONE',
      event('DTSTART;TZID=Naše:20270110T190000', 'DURATION:PT2H'),
    ],
  },
  once(
    'broken',
    'an end that cannot be read',
    ['DTSTART:20270110T190000', 'DTEND:večer'],
    '20270110T190000',
    300,
    'end',
  ),
  once('broken', 'an empty end', ['DTSTART:20270110T190000', 'DTEND:'], '20270110T190000', 300, 'end'),
  once(
    'broken',
    'an end that does not exist',
    ['DTSTART:20270228T190000', 'DTEND:20270229T020000'],
    '20270228T190000',
    420,
    'end',
  ),
  once(
    'broken',
    'a negative duration',
    ['DTSTART:20270110T190000', 'DURATION:-PT2H'],
    '20270110T190000',
    120,
    'end',
  ),
  once(
    'broken',
    'an end before the start',
    ['DTSTART:20270110T190000', 'DTEND:20270110T170000'],
    '20270110T170000',
    120,
    'end',
  ),
  once(
    'broken',
    'a time that ends with a day',
    ['DTSTART:20270110T190000', 'DTEND;VALUE=DATE:20270111'],
    '20270110T190000',
    29 * 60,
    'end',
  ),
  repeats(
    'broken',
    'an unknown frequency',
    '20270104T100000',
    'FREQ=FORTNIGHTLY',
    'FREQ=WEEKLY;INTERVAL=2',
    'rule',
  ),
  repeats('broken', 'no frequency', '20270104T100000', 'BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO', 'rule'),
  repeats(
    'broken',
    'a weekday that does not exist',
    '20270104T100000',
    'FREQ=WEEKLY;BYDAY=MO,PÁ',
    'FREQ=WEEKLY;BYDAY=MO,FR',
    'rule',
  ),
  repeats(
    'broken',
    'an interval of zero',
    '20270104T100000',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY',
    'rule',
  ),
  repeats('broken', 'an unknown part', '20270104T100000', 'FREQ=MONTHLY;BYEASTER=1', 'FREQ=DAILY', 'rule'),
  repeats(
    'broken',
    'an end that cannot be read, of a rule',
    '20270104T100000',
    'FREQ=WEEKLY;UNTIL=léto',
    'FREQ=WEEKLY',
    'rule',
  ),
  repeats(
    'broken',
    'a week of the year without a weekday',
    '20260511T090000',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'rule',
  ),
  {
    ...repeats(
      'broken',
      'an exception that cannot be read',
      '20270104T100000',
      'FREQ=WEEKLY;COUNT=5',
      undefined,
      'exception',
    ),
    entries: [event(...PRAGUE('20270104T100000'), 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE:příště')],
  },
  {
    ...once('broken', 'an entry without a start among others', [], '20270110T190000', 120, 'time'),
    entries: [event('DTEND:20270110T190000').replace('UID:a', 'UID:b'), event(...PRAGUE('20270110T190000'))],
  },
  {
    ...once('broken', 'an entry without an end line', [], '20270110T190000', 120),
    entries: [
      event('DTSTART:20270112T190000', 'DURATION:PT2H')
        .replace('\r\nEND:VEVENT', '')
        .replace('UID:a', 'UID:b'),
      event(...PRAGUE('20270110T190000')),
    ],
    busy: [
      { start: '20270110T190000', minutes: 120 },
      { start: '20270112T190000', minutes: 120 },
    ],
  },
];

/** Foreign calendars of our own making, compared with an independent expansion. */
export const OWN_CALENDARS: readonly OwnCalendar[] = [...VALID, ...ODD, ...BROKEN];
