import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, LAYOUTS } from '@prostora/contracts';
import fc from 'fast-check';
import {
  BUILT_IN_PERIODS,
  MAX_TOTAL_HALER,
  normalizePriceList,
  priceByList,
  RULE_UNITS,
  TARIFF_KINDS,
  validatePriceList,
  VAT_ITEMS,
  type PriceListDefinition,
  type PriceListInput,
  type PriceListRuleInput,
  type TariffKind,
} from '../../index.ts';
import { PUBLISHED_PRICE_LISTS, toTimestamp, VAT_RATES } from '../price-lists.fixtures.ts';
import { compilePriceList, CompiledTotals, findPriceFloor, OUTCOME, SlotDetails } from './index.ts';

/** Seeded, so that a failure can be reproduced; `PRICE_LIST_RUNS=100000` for acceptance. */
const RUNS = { seed: 20_271_126, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 2500) };
const NOW = toTimestamp('2026-11-26T08:00');
const PURPOSES = ['svatba', 'oslava', 'konference'];

type Booking = {
  startsAt: Date;
  endsAt: Date;
  guests: number | null;
  kind: TariffKind | null;
  layout: (typeof LAYOUTS)[number] | null;
  purpose: string | null;
};

const totals = new CompiledTotals();
const getPurposeNumber = (slug: string): number => PURPOSES.indexOf(slug) + 1;

/** Outcome and total of the engine, as the catalogue asks it. */
function priceByEngine(definition: PriceListDefinition, booking: Booking): readonly [number, number] {
  const { startsAt, endsAt, guests, kind, layout, purpose } = booking;
  const slot = new SlotDetails(startsAt, endsAt, { now: NOW, vatRates: VAT_RATES });
  const tariff = definition.tariffs.find((one) => one.kind === kind)?.code ?? null;
  const quote = priceByList({
    definition,
    slot: { startsAt, endsAt },
    guests,
    layout,
    purpose,
    tariff,
    leadDays: slot.leadDays,
    vatRates: VAT_RATES,
    maxTotalHaler: MAX_TOTAL_HALER,
  });
  if (quote.basis === 'none') return [OUTCOME.none, 0];
  return [quote.isComplete ? OUTCOME.complete : OUTCOME.estimate, quote.totalHaler];
}

/** Outcome and total of the compiled form, written behind other words; null when only the engine is exact. */
function priceCompiled(definition: PriceListDefinition, booking: Booking): readonly [number, number] | null {
  const { startsAt, endsAt, guests, kind, layout, purpose } = booking;
  const compiled = compilePriceList(definition, getPurposeNumber);
  if (!compiled) return null;
  const words = Int32Array.from([7, ...compiled.words, 7]);
  const outcome = totals.compute(
    words,
    1,
    new SlotDetails(startsAt, endsAt, { now: NOW, vatRates: VAT_RATES }),
    {
      guests,
      tariffKind: kind === null ? 0 : TARIFF_KINDS.indexOf(kind) + 1,
      layoutBit: layout === null ? 0 : 1 << LAYOUTS.indexOf(layout),
      purposes: Uint8Array.from([0, ...PURPOSES], (slug) => Number(slug === purpose)),
    },
  );
  return outcome === OUTCOME.engine ? null : [outcome, totals.totalHaler];
}

/** No price is below the floor of its list. */
function expectAboveFloor(definition: PriceListDefinition, booking: Booking): void {
  const [outcome, total] = priceByEngine(definition, booking);
  const { hourHaler, totalHaler } = findPriceFloor(definition);
  const hours = (booking.endsAt.getTime() - booking.startsAt.getTime()) / HOUR_MS;
  if (outcome !== OUTCOME.none)
    expect(total).toBeGreaterThanOrEqual(Math.min(hourHaler * hours - 1, totalHaler));
}

const anyBooking: fc.Arbitrary<Booking> = fc
  .record({
    start: fc.oneof(
      fc.record({ day: fc.constant('2027-01-01'), minute: fc.integer({ min: 0, max: 525_600 }) }),
      fc.record({
        day: fc.constantFrom('2027-03-27', '2027-10-30', '2027-04-30', '2027-09-30', '2027-12-31'),
        minute: fc.integer({ min: 0, max: 2880 }),
      }),
    ),
    length: fc.oneof(fc.integer({ min: 15, max: 720 }), fc.integer({ min: 15, max: 44_640 })),
    guests: fc.option(fc.integer({ min: 1, max: 300 }), { freq: 2 }),
    kind: fc.option(fc.constantFrom(...TARIFF_KINDS), { freq: 2 }),
    layout: fc.option(fc.constantFrom(...LAYOUTS), { freq: 1 }),
    purpose: fc.option(fc.constantFrom(...PURPOSES), { freq: 1 }),
  })
  .map(({ start: { day, minute }, length, ...booking }) => {
    const startsAt = new Date(toTimestamp(`${day}T00:00`).getTime() + minute * 60_000);
    return { ...booking, startsAt, endsAt: new Date(startsAt.getTime() + length * 60_000) };
  });

const TARIFFS = ['private', 'club', 'school'];
const OPTIONS = ['hall', 'lounge'];
const PERIODS = ['winter', 'fair', 'days', ...BUILT_IN_PERIODS];
const CODES = ['r0', 'r1', 'r2', 'r3'];
const some = <T>(values: readonly T[], weight = 1): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<T[]>([]) }, { weight, arbitrary: fc.subarray([...values]) });
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: 1, nil: null });
const clock = fc.constantFrom('00:00', '02:30', '06:00', '12:00', '18:00', '22:00');
const czk = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((haler) => haler / 100) },
  { weight: 1, arbitrary: fc.constant(10_000_000) },
);
const anyWhen = fc.record({
  tariffs: some(TARIFFS),
  purposes: some(PURPOSES),
  layouts: some([...LAYOUTS, 'lavice']),
  options: some(OPTIONS),
  not_options: some(OPTIONS),
  weekdays: some([1, 2, 3, 4, 5, 6, 7], 2),
  periods: some(PERIODS, 2),
  not_periods: some(PERIODS),
  from: maybe(clock),
  to: maybe(clock),
  min_minutes: maybe(fc.integer({ min: 0, max: 600 })),
  max_guests: maybe(fc.integer({ min: 1, max: 300 })),
  max_lead_days: maybe(fc.integer({ min: 0, max: 400 })),
});
const anyRule = fc
  .record({
    kind: fc.constantFrom(
      'base',
      'base',
      'base',
      'surcharge',
      'mandatory',
      'addon',
      'discount',
      'metered',
      'deposit',
    ),
    group: fc.constantFrom(null, 'first', 'first', 'cheapest', 'split'),
    unit: fc.constantFrom(...RULE_UNITS),
    splitUnit: fc.constantFrom('hour', 'started_hour', 'day', 'person_hour'),
    amount: czk,
    share: maybe(
      fc.constantFrom({ percent: 10 }, { percent: 33.33 }, { percent: 100 }, { fraction: [1, 3] as const }),
    ),
    step_minutes: fc.constantFrom(1, 15, 60),
    min_units: fc.constantFrom(0, 0, 1.5, 4, 1.3333),
    free_units: fc.constantFrom(0, 0, 1, 2.25),
    cap: maybe(czk),
    vat_item: fc.constantFrom('rent', 'rent', ...VAT_ITEMS),
    applies_to: some(CODES),
    when: anyWhen,
  })
  .map(({ kind, group, unit, splitUnit, amount, share, applies_to, ...rule }) => {
    const own = { ...rule, label: kind, kind, group, applies_to };
    if (share && group !== 'split' && (kind === 'surcharge' || kind === 'discount'))
      return { ...own, ...share };
    const isMeter = unit === 'kwh' || unit === 'm3';
    const isAllowed = (kind === 'metered' || !isMeter) && (unit !== 'piece' || kind === 'addon');
    return group === 'split'
      ? { ...own, unit: splitUnit, amount, split: true }
      : { ...own, unit: isAllowed ? unit : 'event', amount };
  });

/** Codes that a rule may apply to: those of items, of a surcharge only earlier ones. */
function keepApplicable(rules: readonly PriceListRuleInput[]): PriceListRuleInput[] {
  return rules.map((rule, index) => ({
    ...rule,
    applies_to: (rule.applies_to ?? []).filter((code) => {
      const other = rules.findIndex((one) => one.code === code);
      const kind = rules[other]?.kind ?? '';
      return (
        ['base', 'mandatory', 'addon'].includes(kind) ||
        (kind === 'surcharge' && (rule.kind !== 'surcharge' || other < index))
      );
    }),
  }));
}

const anyList: fc.Arbitrary<PriceListDefinition> = fc
  .record({
    rules: fc.array(anyRule, { minLength: 1, maxLength: 9 }),
    hasRent: fc.boolean(),
    tariffs: fc.subarray(TARIFFS),
    kinds: fc.array(fc.constantFrom(...TARIFF_KINDS), { minLength: 3, maxLength: 3 }),
    isVerifiable: fc.boolean(),
    standard: fc.constantFrom(-1, 0, 1),
    includes_vat: fc.boolean(),
    vat_payer: fc.boolean(),
    day_start: clock,
  })
  .map(({ rules, hasRent, tariffs, kinds, isVerifiable, standard, ...list }) => {
    const known = (given: readonly string[] | null | undefined): string[] =>
      (given ?? []).filter((code) => tariffs.includes(code));
    const coded = rules.map((rule, index) => ({
      ...rule,
      code: `r${index}`,
      when: { ...rule.when, tariffs: known(rule.when.tariffs) },
    }));
    const rent = { code: 'rent', label: 'rent', kind: 'base', unit: 'hour', amount: 100 };
    const input = {
      ...list,
      name: 'List',
      tariffs: tariffs.map((code, at) => ({
        code,
        label: code,
        kind: kinds[at] ?? 'soukroma',
        is_default: at === standard,
        needs_proof: isVerifiable && at === 1,
      })),
      options: OPTIONS.map((code, at) => ({ code, label: code, is_default: at === 0 })),
      periods: [
        { code: 'winter', label: 'w', kind: 'yearly', from: '10-01', to: '04-30' },
        { code: 'fair', label: 'f', kind: 'fixed', from: '2027-03-20', to: '2027-03-29' },
        { code: 'days', label: 'd', kind: 'days', days: ['2027-12-31', '2027-10-31'] },
      ],
      groups: [{ code: 'cheapest', choose: 'cheapest' }],
      rules: keepApplicable(
        (hasRent || !coded.some(({ kind }) => kind === 'base')
          ? [...coded, rent]
          : coded) as PriceListRuleInput[],
      ),
    };
    return normalizePriceList(input as PriceListInput);
  });

describe('a compiled price list', () => {
  it('has the outcome and the total of the engine, or leaves them to it', () => {
    let compared = 0;
    let priced = 0;
    fc.assert(
      fc.property(anyList, fc.array(anyBooking, { minLength: 2, maxLength: 4 }), (definition, bookings) => {
        expect(validatePriceList(definition)).toEqual([]);
        for (const booking of bookings) {
          const compiled = priceCompiled(definition, booking);
          expectAboveFloor(definition, booking);
          if (!compiled) continue;
          compared += 1;
          priced += Number(compiled[1] > 0);
          expect(compiled).toEqual(priceByEngine(definition, booking));
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns * 2.2);
    expect(priced).toBeGreaterThan(RUNS.numRuns);
  });

  it('prices published lists without the engine', () => {
    const lists = PUBLISHED_PRICE_LISTS.map(({ price_list: list }) => normalizePriceList(list));
    let compared = 0;
    fc.assert(
      fc.property(fc.constantFrom(...lists), anyBooking, (definition, booking) => {
        const compiled = priceCompiled(definition, booking);
        expectAboveFloor(definition, booking);
        if (!compiled) return;
        compared += 1;
        expect(compiled).toEqual(priceByEngine(definition, booking));
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns * 0.9);
  });
});
