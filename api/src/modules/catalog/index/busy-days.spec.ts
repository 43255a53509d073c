import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, toPragueDayNumber } from '@prostora/contracts';
import fc from 'fast-check';
import { BusyDays, parseDay, type BusyInterval, type TimeSpan } from './busy-days.ts';

const day = (date: string): number => parseDay(date) ?? Number.NaN;
const at = (instant: string): number => Date.parse(instant);

function isTaken(busy: BusyDays, from: string, to: string, slot = 0): boolean {
  const taken = new Uint32Array(1);
  busy.addBusyOn({ from: day(from), to: day(to) }, taken, 1);
  return (((taken[0] ?? 0) >>> slot) & 1) === 1;
}

function calendar(...intervals: BusyInterval[]): BusyDays {
  const busy = new BusyDays(day('2027-01-01'), 400);
  busy.set(0, intervals);
  return busy;
}

describe('BusyDays', () => {
  it('marks the days of an interval in the calendar of Prague', () => {
    const busy = calendar([at('2027-06-10T22:30:00Z'), at('2027-06-12T10:00:00Z')]);
    expect([
      isTaken(busy, '2027-06-10', '2027-06-10'),
      isTaken(busy, '2027-06-11', '2027-06-11'),
      isTaken(busy, '2027-06-12', '2027-06-12'),
      isTaken(busy, '2027-06-13', '2027-06-13'),
    ]).toEqual([false, true, true, false]);
    expect(isTaken(busy, '2027-06-01', '2027-06-30')).toBe(true);
  });

  it('leaves the day free that starts when the interval ends', () => {
    const busy = calendar([at('2027-06-10T10:00:00+02:00'), at('2027-06-11T00:00:00+02:00')]);
    expect([isTaken(busy, '2027-06-10', '2027-06-10'), isTaken(busy, '2027-06-11', '2027-06-11')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ])('handles the length of %s, on which the clocks change', (date, begins, ends) => {
    expect(isTaken(calendar([at(begins), at(ends)]), date, date)).toBe(true);
    expect(isTaken(calendar([at(begins) - HOUR_MS, at(begins)]), date, date)).toBe(false);
    expect(isTaken(calendar([at(ends), at(ends) + HOUR_MS]), date, date)).toBe(false);
  });

  it('ignores empty intervals and those outside the calendar, and replaces previous ones', () => {
    const busy = calendar(
      [at('2020-01-01T00:00:00Z'), at('2020-01-02T00:00:00Z')],
      [at('9999-01-01T00:00:00Z'), at('9999-01-02T00:00:00Z')],
      [at('2027-05-05T10:00:00Z'), at('2027-05-05T10:00:00Z')],
    );
    expect(isTaken(busy, '2027-01-01', '2028-01-31')).toBe(false);
    busy.set(0, [[at('2027-05-05T10:00:00Z'), at('9999-05-05T10:00:00Z')]]);
    expect(isTaken(busy, '2027-01-01', '2027-05-04')).toBe(false);
    expect(isTaken(busy, '2027-12-31', '2027-12-31')).toBe(true);
    busy.set(0, []);
    expect(isTaken(busy, '2027-01-01', '2028-01-31')).toBe(false);
  });

  it('agrees with an overlap check of each interval', () => {
    const hour = fc.integer({ min: 0, max: 24 * 380 });
    const span = fc
      .tuple(hour, fc.integer({ min: 1, max: 90 }))
      .map(([start, length]): BusyInterval => [
        at('2027-01-01T00:00:00+01:00') + start * HOUR_MS,
        at('2027-01-01T00:00:00+01:00') + (start + length) * HOUR_MS,
      ]);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), fc.nat(360), fc.nat(6), (spans, first, length) => {
        const range = { from: day('2027-01-01') + first, to: day('2027-01-01') + first + length };
        const taken = new Uint32Array(1);
        calendar(...spans).addBusyOn(range, taken, 1);
        const expected = spans.some(
          ([startsAt, endsAt]) =>
            toPragueDayNumber(new Date(startsAt)) <= range.to &&
            toPragueDayNumber(new Date(endsAt - 1)) >= range.from,
        );
        expect(taken[0] === 1).toBe(expected);
      }),
    );
  });
});

describe('dayOf', () => {
  it.each(['2027-02-30', '2027-13-01', '27-01-01', 'zítra', '2027-1-1', '', '2027-01-01T10:00'])(
    'returns null for the invalid date „%s“',
    (date) => {
      expect(parseDay(date)).toBeNull();
    },
  );
});

describe('BusyDays with several days or hours', () => {
  const first = day('2027-03-01');
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 30 * 24 }), fc.integer({ min: 1, max: 80 })), { maxLength: 6 })
    .map((drawn) =>
      drawn.map(([from, length]): BusyInterval => [
        at('2027-02-28T23:00:00Z') + from * HOUR_MS,
        at('2027-02-28T23:00:00Z') + (from + length) * HOUR_MS,
      ]),
    );

  it('finds a slot busy on all days exactly when busy on each', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 6 }),
        (intervals, from, length) => {
          const busy = calendar(...intervals);
          const days = Array.from({ length: length + 1 }, (_unused, index) => first + from + index);
          const single = (number: number): boolean => {
            const words = new Uint32Array(1);
            busy.addBusyOn({ from: number, to: number }, words, 1);
            return words[0] === 1;
          };
          const each = days.map(single);
          expect((busy.findBusyOnAll(days, 1)[0] ?? 0) & 1).toBe(each.every(Boolean) ? 1 : 0);
        },
      ),
    );
  });

  it('finds a span free exactly when no interval overlaps it', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: 0, max: 30 * 24 }),
        fc.integer({ min: 1, max: 24 }),
        (intervals, from, length) => {
          const wanted: TimeSpan = [
            at('2027-02-28T23:00:00Z') + from * HOUR_MS,
            at('2027-02-28T23:00:00Z') + (from + length) * HOUR_MS,
          ];
          expect(calendar(...intervals).isFree(0, wanted)).toBe(
            !intervals.some(([start, end]) => start < wanted[1] && end > wanted[0]),
          );
        },
      ),
    );
  });

  it('blocks hours by the buffers and days by the interval alone', () => {
    const [from, until] = [at('2027-03-10T10:00:00Z'), at('2027-03-10T12:00:00Z')];
    const busy = calendar([from, until, from - HOUR_MS, until + 13 * HOUR_MS]);
    expect([
      busy.isFree(0, [from - 2 * HOUR_MS, from - HOUR_MS]),
      busy.isFree(0, [from - 2 * HOUR_MS, from]),
      busy.isFree(0, [until + 12 * HOUR_MS, until + 14 * HOUR_MS]),
      isTaken(busy, '2027-03-11', '2027-03-11'),
    ]).toEqual([true, false, false, false]);
  });

  it('finds nothing busy beyond the calendar', () => {
    expect(
      calendar([at('2027-05-05T00:00:00Z'), at('2027-05-09T00:00:00Z')]).findBusyOnAll([first + 5000], 1)[0],
    ).toBe(0);
  });
});
