import { expect, it } from '@jest/globals';
import {
  getWeekday,
  isCzechHoliday,
  LAYOUTS,
  MINUTE_MS,
  parseClock,
  toPragueWallTime,
} from '@prostora/contracts';
import fc from 'fast-check';
import { toListDay } from './calendar.ts';
import { priceByList, type PriceListDefinition, type PriceListRequest } from './index.ts';
import type { RuleConditions } from './price-list.ts';
import { buildDefinition, toTimestamp, VAT_RATES } from './price-lists.fixtures.ts';

/** Seeded, so that a failure can be reproduced. */
const RUNS = { seed: 20_281_128, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 3000) };
const SIX = 360;
const PURPOSES = ['svatba', 'oslava'];
const OPTIONS = ['hall', 'lounge', 'garden'];
const TARIFFS = ['private', 'club', 'school'];
const PERIODS = ['winter', 'fair', 'days', 'holidays'];
const LIST = {
  tariffs: TARIFFS.map((code) => ({
    code,
    label: code,
    kind: 'soukroma' as const,
    is_default: code === 'private',
  })),
  options: OPTIONS.map((code) => ({ code, label: code, is_default: code === 'hall' })),
  periods: [
    { code: 'winter', label: 'w', kind: 'yearly' as const, from: '10-01', to: '04-30' },
    { code: 'fair', label: 'f', kind: 'fixed' as const, from: '2027-03-20', to: '2027-03-29' },
    { code: 'days', label: 'd', kind: 'days' as const, days: ['2027-12-31', '2027-10-31'] },
  ],
};

const isInPeriod = (code: string, day: string): boolean => {
  if (code === 'winter') return day.slice(5) >= '10-01' || day.slice(5) <= '04-30';
  if (code === 'fair') return day >= '2027-03-20' && day <= '2027-03-29';
  return code === 'days' ? ['2027-12-31', '2027-10-31'].includes(day) : isCzechHoliday(day);
};
const isEmptyOr = <T>(values: readonly T[], isHit: (value: T) => boolean): boolean =>
  values.length === 0 || values.some(isHit);
const isFrom = (value: number, min: number | null, max: number | null): boolean =>
  value >= (min ?? -Infinity) && value <= (max ?? Infinity);

function isInClock({ from, to }: RuleConditions, minute: number): boolean {
  const [start, end] = [parseClock(from ?? '06:00') ?? 0, parseClock(to ?? '06:00') ?? 0];
  if (start === end) return true;
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** The conditions as the contract words them. */
function isHolding(when: RuleConditions, request: PriceListRequest): boolean {
  const { slot, purpose, layout, tariff, guests, leadDays } = request;
  const options = request.options ?? ['hall'];
  const minutes = (slot.endsAt.getTime() - slot.startsAt.getTime()) / MINUTE_MS;
  const day = toListDay(slot.startsAt.getTime(), SIX);
  return (
    isEmptyOr(when.tariffs, (code) => code === (tariff ?? 'private')) &&
    isEmptyOr(when.purposes, (slug) => slug === purpose) &&
    isEmptyOr(when.layouts, (name) => name === layout) &&
    isEmptyOr(when.options, (code) => options.includes(code)) &&
    !when.notOptions.some((code) => options.includes(code)) &&
    isEmptyOr(when.weekdays, (weekday) => weekday === getWeekday(day)) &&
    isEmptyOr(when.periods, (code) => isInPeriod(code, day)) &&
    !when.notPeriods.some((code) => isInPeriod(code, day)) &&
    isInClock(when, toPragueWallTime(slot.startsAt).minute) &&
    isFrom(minutes, when.minMinutes, when.maxMinutes) &&
    isFrom(guests ?? 1, when.minGuests, when.maxGuests) &&
    (when.maxLeadDays === null || (leadDays ?? Infinity) <= when.maxLeadDays)
  );
}

const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values]) },
  );
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: 1, nil: null });
const maybeFrom = (max: number): fc.Arbitrary<number | null> => maybe(fc.integer({ min: 0, max }));
const clock = maybe(fc.constantFrom('00:00', '02:30', '06:00', '12:00', '18:00', '22:00'));

const anyWhen: fc.Arbitrary<RuleConditions> = fc.record({
  tariffs: some(TARIFFS),
  purposes: some(PURPOSES),
  layouts: some(LAYOUTS),
  options: some(OPTIONS),
  notOptions: some(OPTIONS),
  weekdays: some([1, 2, 3, 4, 5, 6, 7]),
  periods: some(PERIODS),
  notPeriods: some(PERIODS),
  from: clock,
  to: clock,
  minMinutes: maybeFrom(300),
  maxMinutes: maybeFrom(900),
  minGuests: maybeFrom(60),
  maxGuests: maybeFrom(120),
  maxLeadDays: maybeFrom(60),
});

const anyChoice = fc.record({
  day: fc.constantFrom('2027-01-01', '2027-03-27', '2027-03-28', '2027-07-05', '2027-10-31', '2027-12-31'),
  minute: fc.integer({ min: 0, max: 1439 }),
  length: fc.integer({ min: 15, max: 1000 }),
  guests: fc.option(fc.integer({ min: 1, max: 150 })),
  purpose: fc.option(fc.constantFrom(...PURPOSES)),
  layout: fc.option(fc.constantFrom(...LAYOUTS)),
  tariff: fc.option(fc.constantFrom(...TARIFFS)),
  options: fc.option(fc.subarray(OPTIONS)),
  leadDays: fc.option(fc.integer({ min: 0, max: 90 })),
});

it('a rule counts exactly when all its conditions hold', () => {
  const counts = { held: 0, not: 0 };
  const property = fc.property(anyWhen, anyChoice, (when, { day, minute, length, ...choices }) => {
    const list = buildDefinition([{ code: 'rent', amount: 100 }], LIST);
    const definition: PriceListDefinition = { ...list, rules: list.rules.map((rule) => ({ ...rule, when })) };
    const startsAt = new Date(toTimestamp(`${day}T00:00`).getTime() + minute * MINUTE_MS);
    const slot = { startsAt, endsAt: new Date(startsAt.getTime() + length * MINUTE_MS) };
    const request = { ...choices, definition, slot, vatRates: VAT_RATES };
    const isExpected = isHolding(when, request);
    counts[isExpected ? 'held' : 'not'] += 1;
    expect(priceByList(request).basis).toBe(isExpected ? 'price_list' : 'none');
  });
  fc.assert(property, RUNS);
  expect(counts.held).toBeGreaterThan(RUNS.numRuns / 50);
});
