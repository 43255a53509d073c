import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@prostora/contracts';
import fc from 'fast-check';
import {
  classifyOfferedHours,
  toElapsedHours,
  findContainingWindow,
  priceSlot,
  type PricedWindow,
  type SlotPrice,
} from './index.ts';

/** UTC timestamps: Prague is an hour ahead in winter, two in summer. */
const utc = (text: string): Date => new Date(`${text}Z`);
let nextId = 1;
const single = (from: Date, until: Date, crowns: number): PricedWindow => ({
  id: nextId++,
  ruleId: null,
  startsAt: from,
  endsAt: until,
  pricePerHourHaler: crowns * 100,
});
const weekly = (from: Date, until: Date, crowns: number, ruleId = 1): PricedWindow => ({
  ...single(from, until, crowns),
  id: null,
  ruleId,
});
const price = (
  from: Date,
  until: Date,
  windows: readonly PricedWindow[],
  priceFromHaler: number | null = null,
): SlotPrice => priceSlot({ startsAt: from, endsAt: until, windows, priceFromHaler });

/** The example of QUALITY 53: 8:00 to 22:00 in Prague at 1,500 CZK. */
const DAY = weekly(utc('2027-03-10T07:00'), utc('2027-03-10T21:00'), 1500);

describe('priceSlot', () => {
  it('multiplies elapsed hours by the rate of a containing window', () => {
    expect(price(utc('2027-03-10T08:00'), utc('2027-03-10T21:00'), [DAY])).toMatchObject({
      basis: 'windows',
      totalHaler: 1_950_000,
      isComplete: true,
      reasons: [],
      pricePerHourHaler: 150_000,
    });
  });

  it('estimates one minute outside of the windows by the price from', () => {
    const { lines, ...rest } = price(utc('2027-03-10T08:00'), utc('2027-03-10T21:01'), [DAY], 120_000);
    expect(rest).toMatchObject({
      basis: 'windows',
      totalHaler: 1_952_000,
      isComplete: false,
      reasons: ['OUTSIDE_WINDOWS'],
      pricePerHourHaler: null,
    });
    expect(lines.map(({ code, amountHaler }) => [code, amountHaler])).toEqual([
      ['window-1', 1_950_000],
      ['price-from', 2_000],
    ]);
  });

  it('estimates a slot outside of all windows by the price from', () => {
    expect(price(utc('2027-03-10T01:00'), utc('2027-03-10T04:00'), [DAY], 120_000)).toMatchObject({
      basis: 'price_from',
      totalHaler: 360_000,
      isComplete: false,
      ratedSpan: null,
    });
  });

  it('has no price without a price from', () => {
    const unpriced = { basis: 'none', totalHaler: 0, lines: [], isComplete: false, reasons: ['NO_PRICE'] };
    expect(price(utc('2027-03-10T01:00'), utc('2027-03-10T04:00'), [DAY])).toMatchObject(unpriced);
    expect(price(utc('2027-03-10T08:00'), utc('2027-03-10T21:01'), [DAY], 0)).toMatchObject(unpriced);
  });

  it('prices adjoining windows separately and completely', () => {
    const evening = weekly(utc('2027-03-10T21:00'), utc('2027-03-11T01:00'), 2000, 2);
    expect(price(utc('2027-03-10T19:00'), utc('2027-03-10T23:00'), [DAY, evening])).toMatchObject({
      totalHaler: 700_000,
      isComplete: true,
    });
  });

  it('prefers a single window to a weekly rule and merges parts of a window', () => {
    const lunch = single(utc('2027-03-10T11:00'), utc('2027-03-10T12:00'), 900);
    const { lines, totalHaler } = price(
      utc('2027-03-10T06:00'),
      utc('2027-03-10T21:00'),
      [DAY, lunch],
      100_000,
    );
    expect(totalHaler).toBe(13 * 150_000 + 90_000 + 100_000);
    expect(lines.map(({ code, elapsedMs }) => [code, elapsedMs / HOUR_MS])).toEqual([
      ['window-1', 13],
      ['window-2', 1],
      ['price-from', 1],
    ]);
  });

  it('falls back to the price from in a window without a rate', () => {
    const free = weekly(utc('2027-03-10T07:00'), utc('2027-03-10T21:00'), 0);
    expect(price(utc('2027-03-10T08:00'), utc('2027-03-10T10:00'), [free], 50_000)).toMatchObject({
      totalHaler: 100_000,
      isComplete: false,
      reasons: ['WINDOW_WITHOUT_RATE'],
      pricePerHourHaler: 0,
    });
  });

  it.each([
    ['forward, an hour less', '2027-03-27T21:00', '2027-03-28T04:00', 7],
    ['back, an hour more', '2027-10-30T20:00', '2027-10-31T05:00', 9],
  ])('charges elapsed hours when the clocks go %s', (_name, from, until, hours) => {
    const night = weekly(utc(from), utc(until), 1000);
    expect(price(utc(from), utc(until), [night]).totalHaler).toBe(hours * 100_000);
  });

  it('has no price when the amount exceeds the column', () => {
    const [from, until] = [utc('2027-03-01T00:00'), utc('2027-04-01T00:00')];
    expect(price(from, until, [single(from, until, 1_000_000)])).toMatchObject({
      basis: 'none',
      totalHaler: 0,
    });
  });
});

describe('findContainingWindow', () => {
  const at = (hour: number): Date => new Date(Date.UTC(2027, 5, 1, hour));
  const window = (from: number, until: number, given: Partial<PricedWindow> = {}): PricedWindow => ({
    id: 1,
    ruleId: null,
    startsAt: at(from),
    endsAt: at(until),
    pricePerHourHaler: 100,
    ...given,
  });

  it('includes both ends and ignores adjoining windows', () => {
    expect(findContainingWindow([window(8, 12)], at(8), at(12))?.id).toBe(1);
    expect(findContainingWindow([window(8, 12)], at(11), at(13))).toBeNull();
    expect(findContainingWindow([window(8, 12), window(12, 16, { id: 2 })], at(11), at(13))).toBeNull();
  });

  it('prefers single, then narrower, then older windows', () => {
    const wide = window(6, 22, { id: 9 });
    const rule = window(8, 12, { id: null, ruleId: 1 });
    const [narrow, older] = [window(8, 20, { id: 8 }), window(8, 20, { id: 7 })];
    const cases: [PricedWindow[], PricedWindow][] = [
      [[wide, rule], wide],
      [[wide, rule, narrow], narrow],
      [[older, narrow, wide], older],
    ];
    for (const [windows, expected] of cases) {
      expect(findContainingWindow(windows, at(9), at(10))).toBe(expected);
      expect(findContainingWindow(windows.toReversed(), at(9), at(10))).toBe(expected);
    }
  });
});

it('classifies a slot as inside, partly inside or outside of the offered hours', () => {
  const evening = weekly(utc('2027-03-10T21:00'), utc('2027-03-11T01:00'), 2000, 2);
  const classify = (from: string, until: string): string =>
    classifyOfferedHours([DAY, evening], {
      startsAt: utc(`2027-03-${from}`),
      endsAt: utc(`2027-03-${until}`),
    });
  expect(classify('10T20:00', '10T23:00')).toBe('inside');
  expect(classify('10T23:00', '11T02:00')).toBe('partly');
  expect(classify('10T06:00', '11T02:00')).toBe('partly');
  expect(classify('10T02:00', '10T05:00')).toBe('outside');
  expect(classify('11T01:00', '11T03:00')).toBe('outside');
});

describe('priceSlot with arbitrary windows', () => {
  /** Seeded, so that a failure can be reproduced. */
  const RUNS = { seed: 20_271_031, numRuns: 10_000 };
  /** Two days around each clock change, and an ordinary one. */
  const STARTS = ['2027-03-27T00:00', '2027-10-30T00:00', '2027-06-11T00:00'].map((text) =>
    utc(text).getTime(),
  );
  const minutes = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
  const anyWindow = fc.record({
    from: minutes(2880),
    length: fc.integer({ min: 1, max: 1440 }),
    rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400_000 })),
    isWeekly: fc.boolean(),
  });
  const anyCase = fc.record({
    base: fc.constantFrom(...STARTS),
    windows: fc.array(anyWindow, { maxLength: 6 }),
    from: minutes(2000),
    length: fc.integer({ min: 1, max: 1500 }),
    priceFrom: fc.option(minutes(300_000)),
  });
  const toCase = ({
    base,
    windows,
    from,
    length,
    priceFrom,
  }: typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never) => ({
    startsAt: new Date(base + from * MINUTE_MS),
    endsAt: new Date(base + (from + length) * MINUTE_MS),
    priceFromHaler: priceFrom,
    windows: windows.map((window, index): PricedWindow => ({
      id: window.isWeekly ? null : index + 1,
      ruleId: window.isWeekly ? index + 1 : null,
      startsAt: new Date(base + window.from * MINUTE_MS),
      endsAt: new Date(base + (window.from + window.length) * MINUTE_MS),
      pricePerHourHaler: window.rate,
    })),
  });

  /** Minutes priced by each window with a rate; the rest under `null`. */
  function countMinutes(
    windows: readonly PricedWindow[],
    from: number,
    until: number,
  ): Map<PricedWindow | null, number> {
    const spans = windows
      .map((window) => ({ window, from: window.startsAt.getTime(), until: window.endsAt.getTime() }))
      .sort(
        (one, other) =>
          Number(one.window.id === null) - Number(other.window.id === null) ||
          one.until - one.from - (other.until - other.from) ||
          (one.window.id ?? one.window.ruleId ?? 0) - (other.window.id ?? other.window.ruleId ?? 0),
      );
    const whole = spans.find((span) => span.from <= from && span.until >= until);
    const counts = new Map<PricedWindow | null, number>();
    for (let at = from; at < until; at += MINUTE_MS) {
      const window = (whole ?? spans.find((span) => span.from <= at && span.until > at))?.window ?? null;
      const counted = window !== null && window.pricePerHourHaler > 0 ? window : null;
      counts.set(counted, (counts.get(counted) ?? 0) + 1);
    }
    return counts;
  }

  it('equals a sum minute by minute', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const request = toCase(given);
        const { startsAt, endsAt, windows, priceFromHaler } = request;
        const minutesByRate = countMinutes(windows, startsAt.getTime(), endsAt.getTime());
        const unrated = minutesByRate.get(null) ?? 0;
        const result = priceSlot(request);
        if (unrated > 0 && !priceFromHaler) {
          expect(result).toMatchObject({
            basis: 'none',
            totalHaler: 0,
            isComplete: false,
            reasons: ['NO_PRICE'],
          });
          return;
        }
        const amounts = [...minutesByRate].map(([window, count]) =>
          Math.floor((count * (window?.pricePerHourHaler ?? priceFromHaler ?? 0)) / 60 + 0.5),
        );
        expect(result.totalHaler).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(result.isComplete).toBe(unrated === 0);
      }),
      RUNS,
    );
  });

  it('keeps totals, hours and completeness consistent', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const request = toCase(given);
        const { isComplete, totalHaler, lines, basis } = priceSlot(request);
        if (isComplete) {
          expect(classifyOfferedHours(request.windows, request)).toBe('inside');
          expect(lines.every(({ pricePerHourHaler }) => pricePerHourHaler > 0)).toBe(true);
        }
        expect(lines.reduce((sum, { amountHaler }) => sum + amountHaler, 0)).toBe(totalHaler);
        if (basis !== 'none')
          expect(lines.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)).toBe(
            request.endsAt.getTime() - request.startsAt.getTime(),
          );
      }),
      RUNS,
    );
  });
});

it('toElapsedHours rounds to two decimals', () => {
  expect([toElapsedHours(HOUR_MS), toElapsedHours(45 * MINUTE_MS), toElapsedHours(20 * MINUTE_MS)]).toEqual([
    1, 0.75, 0.33,
  ]);
});
