import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@prostora/contracts';
import fc from 'fast-check';
import {
  BUILT_IN_PERIODS,
  normalizePriceList,
  priceByList,
  RULE_UNITS,
  toPriceListBody,
  validatePriceList,
  VAT_ITEMS,
  type PriceListDefinition,
  type PriceListInput,
  type PriceListQuote,
  type PriceListRequest,
  type PriceListRule,
  type PriceListRuleInput,
} from './index.ts';
import { PRICE_REASONS, type PriceReason } from '../price-reasons.ts';
import { PUBLISHED_PRICE_LISTS, toTimestamp, VAT_RATES } from './price-lists.fixtures.ts';

/** Seeded, so that a failure can be reproduced; `PRICE_LIST_RUNS=10000` for acceptance. */
const RUNS = { seed: 20_271_031, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 300) };
/** Of each published list, which are many. */
const LIST_RUNS = { ...RUNS, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 120) };
const YEAR_MINUTES = 525_600;

/** Starts within 2027, more often around the clock changes and the ends of the heating season. */
const anyStart = fc
  .oneof(
    fc.integer({ min: 0, max: YEAR_MINUTES }).map((minute) => ({ day: '2027-01-01', minute })),
    fc.record({
      day: fc.constantFrom('2027-03-27', '2027-10-30', '2027-04-30', '2027-09-30', '2027-12-31'),
      minute: fc.integer({ min: 0, max: 2880 }),
    }),
  )
  .map(({ day, minute }) => toTimestamp(`${day}T00:00`).getTime() + minute * MINUTE_MS);

const anyOf = (values: readonly string[]): fc.Arbitrary<string | null> =>
  values.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...values));

/** Any booking of a list, with choices that the list has. */
function anyRequest(definition: PriceListDefinition): fc.Arbitrary<PriceListRequest> {
  const { rules, tariffs, options } = definition;
  const addons = rules.filter(({ kind }) => kind === 'addon').map(({ code }) => code);
  return fc
    .record({
      start: anyStart,
      length: fc.oneof(fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 1, max: 44_640 })),
      before: fc.integer({ min: 0, max: 1440 }),
      after: fc.integer({ min: 0, max: 1440 }),
      guests: fc.option(fc.integer({ min: 1, max: 500 })),
      tariff: anyOf(tariffs.map(({ code }) => code)),
      purpose: anyOf(rules.flatMap(({ when }) => when.purposes)),
      layout: anyOf(['banket', 'u']),
      options: fc.option(fc.subarray(options.map(({ code }) => code))),
      addons: fc.subarray(addons),
      quantity: fc.integer({ min: 1, max: 50 }),
      leadDays: fc.option(fc.integer({ min: 0, max: 730 })),
    })
    .map(({ start, length, before, after, addons: chosen, quantity, ...choices }) => ({
      ...choices,
      definition,
      slot: { startsAt: new Date(start), endsAt: new Date(start + length * MINUTE_MS) },
      access: {
        from: new Date(start - before * MINUTE_MS),
        until: new Date(start + (length + after) * MINUTE_MS),
      },
      addons: chosen.map((code) => ({ code, quantity })),
      vatRates: VAT_RATES,
    }));
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What holds of every quote. */
function expectConsistent(quote: PriceListQuote, { definition }: PriceListRequest): void {
  const lines = sumOf(quote.lines.map(({ amountHaler }) => amountHaler));
  const { vatPayer, includesVat } = definition;
  expect(lines).toBe(
    vatPayer && !includesVat && quote.basis === 'price_list' ? quote.totalWithoutVatHaler : quote.totalHaler,
  );
  expect(quote.totalHaler).toBeGreaterThanOrEqual(0);
  expect(quote.isComplete).toBe(quote.reasons.length === 0);
  expect(quote.reasons).toEqual(
    PRICE_REASONS.filter((reason) => (quote.reasons as readonly PriceReason[]).includes(reason)),
  );
  expect(sumOf(quote.deposits.map(({ amountHaler }) => amountHaler))).toBe(quote.depositHaler);
  expect(
    quote.lines.every(({ kind, amountHaler }) => (kind === 'discount' ? amountHaler < 0 : amountHaler >= 0)),
  ).toBe(true);
  if (quote.basis === 'none') {
    expect(quote).toMatchObject({ totalHaler: 0, lines: [], depositHaler: 0, isComplete: false });
    return;
  }
  if (!vatPayer) {
    expect(quote).toMatchObject({ vat: [], totalWithoutVatHaler: null });
    return;
  }
  expect(sumOf(quote.vat.map(({ totalHaler }) => totalHaler))).toBe(quote.totalHaler);
  expect(sumOf(quote.vat.map(({ baseHaler }) => baseHaler))).toBe(quote.totalWithoutVatHaler);
  for (const { baseHaler, taxHaler, totalHaler } of quote.vat) {
    expect(baseHaler + taxHaler).toBe(totalHaler);
    expect(totalHaler).toBeGreaterThan(0);
  }
}

function expectReproducible(request: PriceListRequest): PriceListQuote {
  const quote = priceByList(request);
  const copy = { ...request, definition: structuredClone(request.definition) };
  expect(JSON.stringify(priceByList(copy))).toBe(JSON.stringify(quote));
  return quote;
}

const LOWERED_KINDS = ['base', 'surcharge', 'mandatory', 'addon'];
/** The same list with every rate at `percent` of itself. */
const lowerRates = (definition: PriceListDefinition, percent: number): PriceListDefinition => ({
  ...definition,
  rules: definition.rules.map((rule): PriceListRule =>
    rule.amountHaler === null || !LOWERED_KINDS.includes(rule.kind)
      ? rule
      : { ...rule, amountHaler: Math.floor((rule.amountHaler * percent) / 100) },
  ),
});

describe.each(PUBLISHED_PRICE_LISTS.map(({ place, price_list }) => [place, price_list] as const))(
  'any booking of %s',
  (_place, input) => {
    const definition = normalizePriceList(input);

    it('has a consistent and reproducible quote', () => {
      fc.assert(
        fc.property(anyRequest(definition), (request) => {
          expectConsistent(expectReproducible(request), request);
        }),
        LIST_RUNS,
      );
    });

    it('is never dearer when every rate is lower', () => {
      fc.assert(
        fc.property(anyRequest(definition), fc.integer({ min: 0, max: 100 }), (request, percent) => {
          const lower = priceByList({ ...request, definition: lowerRates(definition, percent) });
          expect(lower.totalHaler).toBeLessThanOrEqual(priceByList(request).totalHaler);
        }),
        LIST_RUNS,
      );
    });
  },
);

it('a tariff whose every rate is lower is never dearer', () => {
  const rabi = PUBLISHED_PRICE_LISTS.find(({ place }) => place === 'Rabí');
  const definition = normalizePriceList(rabi!.price_list);
  const ascending = ['obcan', 'spolek', 'skola', 'neziskova', 'soukroma', 'komercni'];
  fc.assert(
    fc.property(anyRequest(definition), (request) => {
      const totals = ascending.map((tariff) => priceByList({ ...request, tariff }).totalHaler);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    }),
    RUNS,
  );
});

describe('any valid price list', () => {
  const TARIFFS = ['private', 'club', 'school'];
  const OPTIONS = ['hall', 'lounge', 'cleaning'];
  const PERIODS = ['winter', 'fair', 'days', ...BUILT_IN_PERIODS];
  const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<T[]>([]) },
      { weight: 1, arbitrary: fc.subarray([...values]) },
    );
  const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
    fc.option(arbitrary, { freq: 1, nil: null });
  const clock = fc.constantFrom('00:00', '02:30', '06:00', '12:00', '20:00', '23:59');
  const anyWhen = fc.record({
    tariffs: some(TARIFFS),
    options: some(OPTIONS),
    not_options: some(OPTIONS),
    weekdays: some([1, 2, 3, 4, 5, 6, 7]),
    periods: some(PERIODS),
    not_periods: some(PERIODS),
    from: maybe(clock),
    to: maybe(clock),
    min_minutes: maybe(fc.integer({ min: 0, max: 600 })),
    max_guests: maybe(fc.integer({ min: 1, max: 400 })),
    max_lead_days: maybe(fc.integer({ min: 0, max: 700 })),
  });
  const czk = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 1_000_000 }).map((haler) => haler / 100),
  );
  const groups: Record<string, string[]> = {
    base: ['g', 'cheap'],
    surcharge: ['g', 'cheap'],
    mandatory: ['g'],
    addon: ['g'],
    discount: ['g'],
    deposit: ['g'],
    metered: ['g'],
  };
  const KINDS = Object.keys(groups);

  const anyRule = fc
    .record({
      kind: fc.constantFrom(...KINDS),
      grouped: fc.boolean(),
      groupIndex: fc.nat(1),
      unit: fc.constantFrom(...RULE_UNITS),
      amount: czk,
      percent: maybe(fc.integer({ min: 1, max: 10_000 }).map((value) => value / 100)),
      fraction: maybe(fc.constantFrom([1, 3], [2, 3], [1, 1])),
      covers: fc.constantFrom('event', 'access', 'access_to_end'),
      step_minutes: fc.constantFrom(1, 15, 60),
      min_units: fc.constantFrom(0, 0, 1.5, 4),
      free_units: fc.constantFrom(0, 0, 1, 2.25),
      cap: maybe(czk),
      split: fc.boolean(),
      vat_item: fc.constantFrom(...VAT_ITEMS),
      minus_total: fc.boolean(),
      when: anyWhen,
    })
    .map(({ kind, grouped, groupIndex, percent, fraction, split, unit, ...rule }): PriceListRuleInput => {
      const isRelative =
        (kind === 'surcharge' || kind === 'discount') && (percent !== null || fraction !== null);
      const isMeter = unit === 'kwh' || unit === 'm3';
      const isAllowed = (kind === 'metered' || !isMeter) && (unit !== 'piece' || kind === 'addon');
      const isSplit = split && !grouped && ['hour', 'started_hour', 'day', 'person_hour'].includes(unit);
      const known = groups[kind]!;
      const own = {
        ...rule,
        code: '',
        label: kind,
        kind,
        group: grouped ? known[groupIndex % known.length]! : null,
        minus_total: kind === 'deposit' && rule.minus_total,
      };
      return isRelative
        ? { ...own, amount: null, ...(percent === null ? { fraction } : { percent }) }
        : { ...own, unit: isAllowed ? unit : 'event', split: isSplit };
    });

  const anyList = fc
    .record({
      rules: fc.array(anyRule, { minLength: 1, maxLength: 12 }),
      includes_vat: fc.boolean(),
      vat_payer: fc.boolean(),
      day_start: clock,
    })
    .map(({ rules, ...list }): PriceListInput => ({
      ...list,
      name: 'List',
      tariffs: TARIFFS.map((code) => ({ code, label: code, kind: 'soukroma' })),
      options: OPTIONS.map((code) => ({ code, label: code })),
      periods: [
        { code: 'winter', label: 'w', kind: 'yearly', from: '10-01', to: '04-30' },
        { code: 'fair', label: 'f', kind: 'fixed', from: '2027-03-20', to: '2027-03-29' },
        { code: 'days', label: 'd', kind: 'days', days: ['2027-12-31', '2027-10-31'] },
      ],
      groups: [{ code: 'cheap', choose: 'cheapest' }],
      rules: [
        ...rules.map((rule, index) => ({ ...rule, code: `r${index}` })),
        { code: 'rent', label: 'rent', kind: 'base', unit: 'hour', amount: 100 },
      ],
    }));

  const anyCase = anyList.chain((list) => {
    const definition = normalizePriceList(list);
    return anyRequest(definition);
  });
  const runs = { ...RUNS, numRuns: RUNS.numRuns * 2 };

  it('has consistent and reproducible quotes', () => {
    fc.assert(
      fc.property(anyCase, (request) => {
        expect(validatePriceList(request.definition)).toEqual([]);
        expectConsistent(expectReproducible(request), request);
      }),
      runs,
    );
  });

  it('survives the conversion to the body of the contract', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const definition = normalizePriceList(list);
        expect(normalizePriceList(toPriceListBody(definition))).toEqual(definition);
      }),
      RUNS,
    );
  });
});

describe('split', () => {
  const rules = (split: boolean): PriceListDefinition =>
    normalizePriceList({
      name: 'List',
      rules: [
        {
          code: 'a',
          label: 'a',
          kind: 'base',
          group: 'g',
          unit: 'hour',
          amount: 60,
          split,
          when: split ? { weekdays: [6, 7] } : null,
        },
        ...(split
          ? [
              {
                code: 'b',
                label: 'b',
                kind: 'base',
                group: 'g',
                unit: 'hour',
                amount: 60,
                split,
                when: { from: '22:00', to: '03:00' },
              },
              { code: 'c', label: 'c', kind: 'base', group: 'g', unit: 'hour', amount: 60, split },
            ]
          : []),
      ],
    });

  it('neither loses nor adds a minute', () => {
    const [one, three] = [rules(false), rules(true)];
    fc.assert(
      fc.property(anyRequest(three), (request) => {
        expect(priceByList(request).totalHaler).toBe(priceByList({ ...request, definition: one }).totalHaler);
        expect(priceByList(request).isComplete).toBe(true);
      }),
      RUNS,
    );
  });
});
