import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { czechHolidays, dayAfter, pragueInstant, pragueWall, weekdayOf } from '@prostora/contracts';
import { occurrencesOf, wouldShowTwice, type WeeklyHours } from './weekly-hours.ts';

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
const midnight = (day: string): Date => pragueInstant(day, 0);
const shown = (rules: readonly WeeklyHours[], from: string, until: string): string[] =>
  occurrencesOf(rules, midnight(from), midnight(until)).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(0, 16)}`,
  );
/** Those that begin on the day. */
const beginningOn = (day: string, from: number, to: number): string[] => {
  const [begins, ends] = [midnight(day), midnight(dayAfter(day))];
  return occurrencesOf([rule(from, to)], begins, ends)
    .filter(({ startsAt }) => startsAt >= begins)
    .map(
      ({ startsAt, endsAt }) =>
        `${startsAt.toISOString().slice(5, 16)} ${(endsAt.getTime() - startsAt.getTime()) / 3_600_000} h`,
    );
};

describe('the nights of the clock change', () => {
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
  ])('a rule of %s from hour %d to %d gives %j', (day, from, to, expected) => {
    expect(beginningOn(day, from, to)).toEqual(expected);
  });

  it.each(['UTC', 'Europe/Prague', 'America/New_York'])('come out the same on a server in %s', (TZ) => {
    const script = `import { occurrencesOf } from '${new URL('weekly-hours.ts', import.meta.url).href}';
      const rule = { weekdays: [6, 7], fromMinute: 1320, toMinute: 1680, validFrom: null, validUntil: null, onHolidays: true, exceptions: [] };
      for (const [a, b] of [['2027-03-26', '2027-03-30'], ['2027-10-29', '2027-11-02']]) console.log(JSON.stringify(occurrencesOf([rule], new Date(a), new Date(b)).map(({ startsAt, endsAt }) => [startsAt, endsAt])));`;
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
  });
});

describe('weekly hours', () => {
  it('hold on their weekdays, from the first to the last day they are valid, and not on days taken out', () => {
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

  it('hold on public holidays only where they say so', () => {
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

  it('over midnight belong to the day they begin on', () => {
    expect(shown([rule(20, 26, { weekdays: [5] })], '2027-06-05', '2027-06-06')).toEqual([
      '2027-06-04T18:00 2027-06-05T00:00',
    ]);
    expect(
      shown([rule(20, 26, { weekdays: [5], exceptions: ['2027-06-04'] })], '2027-06-05', '2027-06-06'),
    ).toEqual([]);
  });

  it('that only touch the span are not in it', () => {
    expect(shown([rule(18, 24)], '2027-06-05', '2027-06-06')).toHaveLength(1);
    expect(
      occurrencesOf([rule(9, 12)], new Date('2027-06-05T10:00Z'), new Date('2027-06-06T07:00Z')),
    ).toEqual([]);
  });

  it('are in no span that has no length, nor in one that ends before it begins', () => {
    expect(
      occurrencesOf([rule(9, 12)], new Date('2027-06-05T08:00Z'), new Date('2027-06-05T08:00Z')),
    ).toEqual([]);
    expect(
      occurrencesOf([rule(9, 12)], new Date('2027-06-05T09:00Z'), new Date('2027-06-05T08:00Z')),
    ).toEqual([]);
  });

  it('that begin on the last day of the span may end on the next one', () => {
    const found = occurrencesOf(
      [rule(10, 26, { weekdays: [6] })],
      new Date('2027-06-05T06:00Z'),
      new Date('2027-06-05T12:00Z'),
    );
    expect(found.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()])).toEqual([
      ['2027-06-05T08:00:00.000Z', '2027-06-06T00:00:00.000Z'],
    ]);
  });
});

describe('two rules would be shown twice', () => {
  const june = rule(18, 22, { weekdays: [1, 2], validFrom: '2027-06-01', validUntil: '2027-06-30' });
  it.each<[string, WeeklyHours, boolean]>([
    ['the very same one', june, true],
    ['one that shares a day of the week with it', { ...june, weekdays: [2, 3] }, true],
    ['one of other days of the week', { ...june, weekdays: [3, 4] }, false],
    ['one that begins at another hour', { ...june, fromMinute: 17 * 60 }, false],
    ['one that ends at another hour', { ...june, toMinute: 23 * 60 }, false],
    ['one that begins on its last day', { ...june, validFrom: '2027-06-30', validUntil: null }, true],
    ['one that begins after it', { ...june, validFrom: '2027-07-01', validUntil: '2027-07-31' }, false],
    ['one that ends on its first day', { ...june, validFrom: null, validUntil: '2027-06-01' }, true],
    ['one that ends before it', { ...june, validFrom: '2027-05-01', validUntil: '2027-05-31' }, false],
    ['one that holds for ever', { ...june, validFrom: null, validUntil: null }, true],
  ])('%s', (_name, other, isTwice) => {
    expect([wouldShowTwice(june, other), wouldShowTwice(other, june)]).toEqual([isTwice, isTwice]);
  });
});

describe('whatever the rule', () => {
  const DAYS = { first: '2027-01-01', length: 730 };
  const day = fc.integer({ min: 0, max: DAYS.length }).map((days) => dayAfter(DAYS.first, days));
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
    .map(([from, days]) => [midnight(from), midnight(dayAfter(from, days))] as const);
  /** No clock changes on it or on the next day. */
  const isOrdinary = (each: string): boolean =>
    pragueInstant(dayAfter(each, 2), 0).getTime() - pragueInstant(each, 0).getTime() === 2 * 86_400_000;
  const RUNS = { seed: 20_271_031, numRuns: 200 };

  it('each day it holds on opens once, from its hour to its hour, and no other day does (the nights of the change are in the table above)', () => {
    fc.assert(
      fc.property(anyRule, anySpan, (given, [from, until]) => {
        const found = occurrencesOf([given], from, until);
        const expected: string[] = [];
        for (
          let each = dayAfter(pragueWall(from).day, -1);
          each <= pragueWall(until).day;
          each = dayAfter(each)
        ) {
          const holds =
            given.weekdays.includes(weekdayOf(each)) &&
            !given.exceptions.includes(each) &&
            (given.onHolidays || !czechHolidays(Number(each.slice(0, 4))).includes(each)) &&
            (given.validFrom ?? '') <= each &&
            each <= (given.validUntil ?? '9999');
          const [starts, ends] = [pragueInstant(each, given.fromMinute), pragueInstant(each, given.toMinute)];
          if (holds && isOrdinary(each) && starts < until && ends > from)
            expected.push(`${starts.toISOString()} ${ends.toISOString()}`);
        }
        const ordinary = found.filter(({ startsAt }) => isOrdinary(pragueWall(startsAt).day));
        expect(
          ordinary.map(({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`),
        ).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('neighbouring rules cut the whole time into pieces that neither meet nor leave a gap, over both changes', () => {
    const cuts = fc
      .uniqueArray(
        fc.integer({ min: 1, max: 95 }).map((quarter) => quarter * 15),
        { minLength: 1, maxLength: 12 },
      )
      .map((minutes) => [0, ...minutes.sort((one, other) => one - other), 1440]);
    fc.assert(
      fc.property(cuts, fc.constantFrom('2027-03-26', '2027-10-29', '2027-06-11'), (minutes, first) => {
        const rules = minutes.slice(1).map((to, index) => rule((minutes[index] ?? 0) / 60, to / 60));
        const [from, until] = [midnight(first), midnight(dayAfter(first, 5))];
        const found = occurrencesOf(rules, from, until).sort(
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

  it('a span shows the same as the spans it is cut into', () => {
    fc.assert(
      fc.property(
        anyRule,
        anySpan,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, [from, until], share) => {
          const cut = new Date(Math.round(from.getTime() + (until.getTime() - from.getTime()) * share));
          const keys = (a: Date, b: Date): string[] =>
            occurrencesOf([given], a, b).map(({ startsAt }) => startsAt.toISOString());
          expect([...new Set([...keys(from, cut), ...keys(cut, until)])].sort()).toEqual(
            keys(from, until).sort(),
          );
        },
      ),
      RUNS,
    );
  });
});
