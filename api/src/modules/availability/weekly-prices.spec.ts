import { describe, expect, it } from '@jest/globals';
import { DAY_MINUTES, addDays, fromPragueWallTime, toPragueWallTime, getWeekday } from '@prostora/contracts';
import { priceSlot } from '@prostora/pricing';
import fc from 'fast-check';
import { mergeOpeningWindows, type OpeningRule } from './opening-window.ts';

/** Seeded, so that failures are reproducible. */
const RUNS = { seed: 20_270_328, numRuns: 10_000 };
const STEP_MINUTES = 15;
const STEP_MS = STEP_MINUTES * 60_000;
const STEPS_PER_DAY = 96;
/** Sundays of the clock change. */
const CHANGES = ['2027-03-28', '2027-10-31'] as const;
const SPACE_ID = 1;

type Wall = { day: string; minute: number };
const walls = new Map<number, Wall>();
/** Wall time of a timestamp, memoized. */
function readWall(instant: number): Wall {
  const known = walls.get(instant) ?? toPragueWallTime(new Date(instant));
  walls.set(instant, known);
  return known;
}

/** Bounds of weekly hours; those within the repeated hour are tested in weekly-hours.spec. */
const anyEdge = fc
  .integer({ min: 0, max: STEPS_PER_DAY })
  .map((step) => step * STEP_MINUTES)
  .filter((minute) => minute <= 120 || minute >= 180);
const anyRules = fc
  .tuple(
    fc.uniqueArray(anyEdge, { minLength: 2, maxLength: 7 }),
    fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 6, maxLength: 6 }),
    fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }), {
      minLength: 6,
      maxLength: 6,
    }),
  )
  .map(([edges, rates, weekdays]) => {
    const sorted = edges.toSorted((one, other) => one - other);
    return sorted.slice(1).map((toMinute, index): OpeningRule => ({
      id: index + 1,
      spaceId: SPACE_ID,
      weekdays: weekdays[index] ?? [],
      fromMinute: sorted[index] ?? 0,
      toMinute,
      validFrom: null,
      validUntil: null,
      onHolidays: true,
      exceptions: [],
      pricePerHourHaler: rates[index] ?? 1,
    }));
  });
const anyCase = fc.record({
  change: fc.constantFrom(...CHANGES),
  rules: anyRules,
  from: fc.integer({ min: 0, max: 2 * STEPS_PER_DAY }),
  length: fc.integer({ min: 1, max: 2 * STEPS_PER_DAY }),
  priceFromHaler: fc.option(fc.integer({ min: 1, max: 300_000 })),
});

const toAmount = (minutes: number, rate: number): number => Math.floor((minutes * rate) / 60 + 0.5);

/** Elapsed minutes of the slot by rule and day; those outside of all hours have the key `null`. */
function countMinutes(rules: readonly OpeningRule[], from: number, until: number) {
  const counts = new Map<string | null, { minutes: number; rate: number | null }>();
  for (let instant = from; instant < until; instant += STEP_MS) {
    const { day, minute } = readWall(instant);
    const rule = rules.find(
      ({ weekdays, fromMinute, toMinute }) =>
        weekdays.includes(getWeekday(day)) && fromMinute <= minute && minute < toMinute,
    );
    const key = rule ? `${rule.id} ${day}` : null;
    const minutes = (counts.get(key)?.minutes ?? 0) + STEP_MINUTES;
    counts.set(key, { minutes, rate: rule?.pricePerHourHaler ?? null });
  }
  return counts;
}

describe('price of a slot across a clock change', () => {
  it('sums elapsed minutes at the rates of the weekly hours in wall time', () => {
    fc.assert(
      fc.property(anyCase, ({ change, rules, from, length, priceFromHaler }) => {
        const base = fromPragueWallTime(addDays(change, -1), 0).getTime();
        const [startsAt, endsAt] = [
          new Date(base + from * STEP_MS),
          new Date(base + (from + length) * STEP_MS),
        ];
        const counts = countMinutes(rules, startsAt.getTime(), endsAt.getTime());
        const windows = mergeOpeningWindows([], rules, startsAt, endsAt);
        const result = priceSlot({ startsAt, endsAt, windows, priceFromHaler });
        const isWhole = !counts.has(null);
        if (!isWhole && priceFromHaler === null) {
          expect(result).toMatchObject({ basis: 'none', totalHaler: 0, isComplete: false });
          return;
        }
        const expected = [...counts.values()].reduce(
          (sum, { minutes, rate }) => sum + toAmount(minutes, rate ?? priceFromHaler ?? 0),
          0,
        );
        expect([result.totalHaler, result.isComplete]).toEqual([expected, isWhole]);
      }),
      RUNS,
    );
  });

  it.each([
    ['2027-03-28', 23],
    ['2027-10-31', 25],
  ])('counts the whole of %s as %d hours', (day, hours) => {
    const [startsAt, endsAt] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day), 0)];
    const allDay: OpeningRule = {
      id: 1,
      spaceId: SPACE_ID,
      weekdays: [7],
      fromMinute: 0,
      toMinute: DAY_MINUTES,
      validFrom: null,
      validUntil: null,
      onHolidays: true,
      exceptions: [],
      pricePerHourHaler: 100_000,
    };
    const windows = mergeOpeningWindows([], [allDay], startsAt, endsAt);
    expect(priceSlot({ startsAt, endsAt, windows, priceFromHaler: null }).totalHaler).toBe(hours * 100_000);
  });
});
