import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  HOUR_MS,
  listCzechHolidays,
  toPragueWallTime,
} from '@prostora/contracts';
import { listOccurrences, isDuplicateRule, type WeeklyHours } from './weekly-hours.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const rule = (from: number, to: number, given: Partial<WeeklyHours> = {}): WeeklyHours => ({
  weekdays: EVERY_DAY,
  fromMinute: from * 60,
  toMinute: to * 60,
  validFrom: null,
  validUntil: null,
  onHolidays: true,
  exceptions: [],
  ...given,
});
const midnight = (day: string): Date => fromPragueWallTime(day, 0);
const shown = (rules: readonly WeeklyHours[], from: string, until: string): string[] =>
  listOccurrences(rules, midnight(from), midnight(until)).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(0, 16)}`,
  );
/** Occurrences that start on the day. */
const beginningOn = (day: string, from: number, to: number): string[] => {
  const [begins, ends] = [midnight(day), midnight(addDays(day))];
  return listOccurrences([rule(from, to)], begins, ends)
    .filter(({ startsAt }) => startsAt >= begins)
    .map(
      ({ startsAt, endsAt }) =>
        `${startsAt.toISOString().slice(5, 16)} ${(endsAt.getTime() - startsAt.getTime()) / HOUR_MS} h`,
    );
};

describe('weekly hours on days of a clock change', () => {
  it.each([
    ['2027-03-27', 13, 15, ['03-27T12:00 2 h']],
    ['2027-03-28', 13, 15, ['03-28T11:00 2 h']],
    ['2027-03-28', 0, 24, ['03-27T23:00 23 h']],
    ['2027-03-27', 22, 26, ['03-27T21:00 4 h']],
    ['2027-03-27', 22, 28, ['03-27T21:00 5 h']],
    ['2027-03-28', 1, 2, ['03-28T00:00 1 h']],
    ['2027-03-28', 2, 3, []],
    ['2027-03-28', 2.5, 4, ['03-28T01:00 1 h']],
    ['2027-03-28', 1, 2.5, ['03-28T00:00 1 h']],
    ['2027-10-30', 13, 15, ['10-30T11:00 2 h']],
    ['2027-10-31', 13, 15, ['10-31T12:00 2 h']],
    ['2027-10-31', 0, 24, ['10-30T22:00 25 h']],
    ['2027-10-30', 22, 26, ['10-30T20:00 4 h']],
    ['2027-10-30', 22, 28, ['10-30T20:00 7 h']],
    ['2027-10-31', 1, 2, ['10-30T23:00 1 h']],
    ['2027-10-31', 2, 3, ['10-31T00:00 2 h']],
    ['2027-10-31', 2.5, 4, ['10-31T00:30 2.5 h']],
  ])('resolve %s from hour %d to %d to %j', (day, from, to, expected) => {
    expect(beginningOn(day, from, to)).toEqual(expected);
  });

  it.each(['UTC', 'Europe/Prague', 'America/New_York'])(
    'do not depend on the time zone %s of the server',
    (TZ) => {
      const { href } = new URL('weekly-hours.ts', import.meta.url);
      const script = `import { ${listOccurrences.name} as list } from '${href}';
      const hours = { weekdays: [6, 7], fromMinute: 1320, toMinute: 1680 };
      const rule = { ...hours, validFrom: null, validUntil: null, onHolidays: true, exceptions: [] };
      for (const [a, b] of [['2027-03-26', '2027-03-30'], ['2027-10-29', '2027-11-02']]) {
        const occurrences = list([rule], new Date(a), new Date(b));
        console.log(JSON.stringify(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt])));
      }`;
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ, NODE_OPTIONS: '' },
        encoding: 'utf8',
      });
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ).toEqual([
        [
          ['2027-03-27T21:00:00.000Z', '2027-03-28T02:00:00.000Z'],
          ['2027-03-28T20:00:00.000Z', '2027-03-29T02:00:00.000Z'],
        ],
        [
          ['2027-10-30T20:00:00.000Z', '2027-10-31T03:00:00.000Z'],
          ['2027-10-31T21:00:00.000Z', '2027-11-01T03:00:00.000Z'],
        ],
      ]);
    },
  );
});

describe('weekly hours', () => {
  it('apply on their weekdays within their validity, except on excluded days', () => {
    const given = {
      weekdays: [1, 3],
      validFrom: '2027-06-02',
      validUntil: '2027-06-14',
      exceptions: ['2027-06-09'],
    };
    expect(shown([rule(9, 12, given)], '2027-05-01', '2027-07-01').map((each) => each.slice(0, 10))).toEqual([
      '2027-06-02',
      '2027-06-07',
      '2027-06-14',
    ]);
  });

  it('apply on public holidays only with `onHolidays`', () => {
    const [from, until] = ['2027-12-20', '2028-01-03'];
    const days = (onHolidays: boolean): string[] =>
      shown([rule(9, 12, { onHolidays })], from, until).map((each) => each.slice(0, 10));
    expect(days(true)).toHaveLength(14);
    expect(days(true).filter((day) => !days(false).includes(day))).toEqual([
      '2027-12-24',
      '2027-12-25',
      '2027-12-26',
      '2028-01-01',
    ]);
  });

  it('across midnight belong to the day on which they start', () => {
    expect(shown([rule(20, 26, { weekdays: [5] })], '2027-06-05', '2027-06-06')).toEqual([
      '2027-06-04T18:00 2027-06-05T00:00',
    ]);
    expect(
      shown([rule(20, 26, { weekdays: [5], exceptions: ['2027-06-04'] })], '2027-06-05', '2027-06-06'),
    ).toEqual([]);
  });

  it('are left out when they only touch the span', () => {
    expect(shown([rule(18, 24)], '2027-06-05', '2027-06-06')).toHaveLength(1);
    expect(
      listOccurrences([rule(9, 12)], new Date('2027-06-05T10:00Z'), new Date('2027-06-06T07:00Z')),
    ).toEqual([]);
  });

  it('are left out of an empty or a reversed span', () => {
    expect(
      listOccurrences([rule(9, 12)], new Date('2027-06-05T08:00Z'), new Date('2027-06-05T08:00Z')),
    ).toEqual([]);
    expect(
      listOccurrences([rule(9, 12)], new Date('2027-06-05T09:00Z'), new Date('2027-06-05T08:00Z')),
    ).toEqual([]);
  });

  it('may start on the last day of the span and end on the next one', () => {
    const found = listOccurrences(
      [rule(10, 26, { weekdays: [6] })],
      new Date('2027-06-05T06:00Z'),
      new Date('2027-06-05T12:00Z'),
    );
    expect(found.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['2027-06-05T08:00:00.000Z', '2027-06-06T00:00:00.000Z'],
    ]);
  });
});

describe('isDuplicateRule', () => {
  const june = rule(18, 22, { weekdays: [1, 2], validFrom: '2027-06-01', validUntil: '2027-06-30' });
  it.each<[string, WeeklyHours, boolean]>([
    ['an equal rule', june, true],
    ['a rule with a common weekday', { ...june, weekdays: [2, 3] }, true],
    ['a rule of other weekdays', { ...june, weekdays: [3, 4] }, false],
    ['a rule with another start', { ...june, fromMinute: 17 * 60 }, false],
    ['a rule with another end', { ...june, toMinute: 23 * 60 }, false],
    ['a rule valid from its last day', { ...june, validFrom: '2027-06-30', validUntil: null }, true],
    ['a rule valid after it', { ...june, validFrom: '2027-07-01', validUntil: '2027-07-31' }, false],
    ['a rule valid until its first day', { ...june, validFrom: null, validUntil: '2027-06-01' }, true],
    ['a rule valid before it', { ...june, validFrom: '2027-05-01', validUntil: '2027-05-31' }, false],
    ['a rule without limits of validity', { ...june, validFrom: null, validUntil: null }, true],
  ])('compares a rule with %s', (_name, other, isTwice) => {
    expect([isDuplicateRule(june, other), isDuplicateRule(other, june)]).toEqual([isTwice, isTwice]);
  });
});

describe('arbitrary weekly rules', () => {
  const DAYS = { first: '2027-01-01', length: 730 };
  const day = fc.integer({ min: 0, max: DAYS.length }).map((days) => addDays(DAYS.first, days));
  const anyRule = fc
    .record({
      weekdays: fc.uniqueArray(fc.constantFrom(...EVERY_DAY), { minLength: 1 }),
      fromMinute: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      length: fc.integer({ min: 1, max: 96 }).map((quarter) => quarter * 15),
      validFrom: fc.option(day),
      validUntil: fc.option(day),
      onHolidays: fc.boolean(),
      exceptions: fc.uniqueArray(day, { maxLength: 5 }),
    })
    .map(({ length, ...given }): WeeklyHours => ({ ...given, toMinute: given.fromMinute + length }));
  const anySpan = fc
    .tuple(day, fc.integer({ min: 1, max: 40 }))
    .map(([from, days]) => [midnight(from), midnight(addDays(from, days))] as const);
  /** Whether there is no clock change on the day or the next one. */
  const isOrdinary = (each: string): boolean =>
    fromPragueWallTime(addDays(each, 2), 0).getTime() - fromPragueWallTime(each, 0).getTime() === 2 * DAY_MS;
  const RUNS = { seed: 20_271_031, numRuns: 200 };

  it('open exactly once on each day they apply on, without days of a clock change', () => {
    fc.assert(
      fc.property(anyRule, anySpan, (given, [from, until]) => {
        const found = listOccurrences([given], from, until);
        const expected: string[] = [];
        for (
          let each = addDays(toPragueWallTime(from).day, -1);
          each <= toPragueWallTime(until).day;
          each = addDays(each)
        ) {
          const holds =
            given.weekdays.includes(getWeekday(each)) &&
            !given.exceptions.includes(each) &&
            (given.onHolidays || !listCzechHolidays(Number(each.slice(0, 4))).includes(each)) &&
            (given.validFrom ?? '') <= each &&
            each <= (given.validUntil ?? '9999');
          const [starts, ends] = [
            fromPragueWallTime(each, given.fromMinute),
            fromPragueWallTime(each, given.toMinute),
          ];
          if (holds && isOrdinary(each) && starts < until && ends > from)
            expected.push(`${starts.toISOString()} ${ends.toISOString()}`);
        }
        const ordinary = found.filter(({ startsAt }) => isOrdinary(toPragueWallTime(startsAt).day));
        expect(
          ordinary.map(({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`),
        ).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('cover all time without overlap or gap when they are adjacent, across both clock changes', () => {
    const cuts = fc
      .uniqueArray(
        fc.integer({ min: 1, max: 95 }).map((quarter) => quarter * 15),
        { minLength: 1, maxLength: 12 },
      )
      .map((minutes) => [0, ...minutes.sort((one, other) => one - other), 1440]);
    fc.assert(
      fc.property(cuts, fc.constantFrom('2027-03-26', '2027-10-29', '2027-06-11'), (minutes, first) => {
        const rules = minutes.slice(1).map((to, index) => rule((minutes[index] ?? 0) / 60, to / 60));
        const [from, until] = [midnight(first), midnight(addDays(first, 5))];
        const found = listOccurrences(rules, from, until).sort(
          (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
        );
        expect([found[0]?.startsAt, found.at(-1)?.endsAt]).toEqual([from, until]);
        expect(
          found.every(
            ({ startsAt }, index) => index === 0 || startsAt.getTime() === found[index - 1]?.endsAt.getTime(),
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('give the same occurrences for a span as for its parts', () => {
    fc.assert(
      fc.property(
        anyRule,
        anySpan,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, [from, until], share) => {
          const cut = new Date(Math.round(from.getTime() + (until.getTime() - from.getTime()) * share));
          const keys = (a: Date, b: Date): string[] =>
            listOccurrences([given], a, b).map(({ startsAt }) => startsAt.toISOString());
          expect([...new Set([...keys(from, cut), ...keys(cut, until)])].sort()).toEqual(
            keys(from, until).sort(),
          );
        },
      ),
      RUNS,
    );
  });
});
