import { describe, expect, it } from '@jest/globals';
import {
  computeTax,
  findVatRate,
  priceByList,
  type PriceListQuote,
  type PriceListRuleInput,
  type VatRate,
} from './index.ts';
import type { PriceListInput } from './normalize.ts';
import { buildDefinition, toRequest } from './price-lists.fixtures.ts';

type Rule = Partial<PriceListRuleInput> & { code: string };
type Input = Parameters<typeof toRequest>[1];

const EVENING = { start_datetime: '2027-05-15T18:00', end_datetime: '2027-05-15T22:00' };
const price = (
  rules: readonly Rule[],
  input: Partial<Input> = {},
  list: Partial<PriceListInput> = {},
): PriceListQuote => priceByList(toRequest(buildDefinition(rules, list), { ...EVENING, ...input }));

const RENT: Rule = { code: 'rent', amount: 1000 };
const MEAL: Rule = { code: 'meal', kind: 'mandatory', amount: 1000, vat_item: 'catering' };
const amounts = ({ vat }: PriceListQuote): number[][] =>
  vat.map(({ rate, baseHaler, taxHaler, totalHaler }) => [rate, baseHaler, taxHaler, totalHaler]);

describe('computeTax', () => {
  it('is exact for the first 100,000 whole-crown prices', () => {
    let differentFromBase = 0;
    for (const rate of [21, 12])
      for (let crowns = 1; crowns <= 100_000; crowns++) {
        const gross = crowns * 100;
        const tax = Number(computeTax(BigInt(gross), rate, true));
        // The nearest integer to gross · r / (100 + r), half up, in exact integers.
        if (Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate))) !== tax)
          throw new Error(`${crowns}`);
        const base = gross - tax;
        if (base + Number(computeTax(BigInt(base), rate, false)) !== gross) differentFromBase++;
      }
    // From the base back to the gross price, 21 % misses so many prices and 12 % none.
    expect(differentFromBase).toBe(17_356);
  });

  it('rounds half a haléř up', () => {
    expect(computeTax(250n, 21, false)).toBe(53n);
    expect(computeTax(50n, 21, false)).toBe(11n);
    expect(computeTax(1000n, 12.5, false)).toBe(125n);
  });
});

describe('findVatRate', () => {
  const rates: VatRate[] = [
    { item: 'rent', rate: 25, validFrom: '2028-01-01' },
    { item: 'rent', rate: 21, validFrom: '2013-01-01' },
    { item: 'rent', rate: 20, validFrom: '2010-01-01' },
    { item: 'catering', rate: 12, validFrom: '2024-01-01' },
  ];

  it.each([
    ['2027-12-31', 21],
    ['2028-01-01', 25],
    ['2012-12-31', 20],
    ['2001-01-01', 20],
  ])('is the last row valid on %s', (day, rate) => {
    expect(findVatRate(rates, 'rent', day)).toBe(rate);
    expect(findVatRate(rates.toReversed(), 'rent', day)).toBe(rate);
  });

  it('is 0 without a row', () => {
    expect(findVatRate(rates, 'land', '2027-01-01')).toBe(0);
  });

  it('takes the rate of the day on which the slot starts', () => {
    const request = {
      ...toRequest(buildDefinition([RENT]), {
        start_datetime: '2027-12-31T22:00',
        end_datetime: '2028-01-01T04:00',
      }),
      vatRates: rates,
    };
    expect(priceByList(request).vat[0]?.rate).toBe(21);
  });
});

describe('VAT of a quote', () => {
  it('is rounded once per rate, ascending', () => {
    const rules = [{ code: 'a', amount: 0.05 }, { code: 'b', amount: 0.05 }, MEAL];
    expect(amounts(price(rules))).toEqual([
      [12, 89_286, 10_714, 100_000],
      [21, 8, 2, 10],
    ]);
  });

  it('is added to a list without VAT', () => {
    const quote = price([RENT, MEAL], { guests: 4 }, { includes_vat: false });
    expect(quote).toMatchObject({
      totalHaler: 233_000,
      totalWithoutVatHaler: 200_000,
      amountsIncludeVat: false,
      perPersonHaler: 58_250,
    });
    expect(amounts(quote)).toEqual([
      [12, 100_000, 12_000, 112_000],
      [21, 100_000, 21_000, 121_000],
    ]);
  });

  it('is none of an owner who is not a payer', () => {
    for (const includes_vat of [true, false])
      expect(price([RENT], {}, { vat_payer: false, includes_vat })).toMatchObject({
        totalHaler: 100_000,
        totalWithoutVatHaler: null,
        vat: [],
        lines: [{ vatRate: null }],
      });
  });

  it.each([
    ['exactly 48 hours', '2027-05-16T18:00', '2027-05-18T18:00', 21],
    ['48 hours and a minute', '2027-05-16T18:00', '2027-05-18T18:01', 0],
    ['48 hours on the clock, 49 elapsed', '2027-10-30T12:00', '2027-11-01T12:00', 0],
    ['49 hours on the clock, 48 elapsed', '2027-03-27T12:00', '2027-03-29T13:00', 21],
  ])('follows the length of a rent: %s', (_name, start_datetime, end_datetime, rate) => {
    expect(price([RENT], { start_datetime, end_datetime }).vat[0]?.rate).toBe(rate);
  });

  it('counts the time from entry to exit, and exempts only the rent', () => {
    const input = { access_from: '2027-05-14T10:00', access_until: '2027-05-16T10:01' };
    const park = { code: 'park', kind: 'mandatory', amount: 100, vat_item: 'parking' };
    expect(amounts(price([RENT, park], input)).map(([rate]) => rate)).toEqual([0, 21]);
    expect(price([RENT], input).lines[0]?.vatRate).toBe(0);
  });

  it('takes the limit of a taxed rent as data', () => {
    const request = toRequest(buildDefinition([RENT]), EVENING);
    expect(priceByList({ ...request, maxTaxedRentMinutes: 239 }).vat[0]?.rate).toBe(0);
    expect(priceByList({ ...request, maxTaxedRentMinutes: 240 }).vat[0]?.rate).toBe(21);
  });

  it.each([
    ['land', 0],
    ['sport_service', 12],
    ['sport_exempt', 0],
    ['accommodation', 12],
    ['alcohol', 21],
  ])('follows the item %s', (vat_item, rate) => {
    expect(price([{ ...RENT, vat_item }]).vat).toMatchObject([{ rate, totalHaler: 100_000 }]);
  });

  const discount = (given: Partial<Rule>): Rule => ({ code: 'off', kind: 'discount', ...given });

  it('divides a discount by rate in proportion, the remainder to the highest rate', () => {
    const rules = [
      { ...RENT, amount: 100 },
      { ...MEAL, amount: 200 },
      discount({ amount: 100, applies_to: ['rent', 'meal'] }),
    ];
    const quote = price(rules);
    expect(amounts(quote).map(([rate, , , total]) => [rate, total])).toEqual([
      [12, 13_333],
      [21, 6_667],
    ]);
    expect(quote.lines.at(-1)?.vatRate).toBeNull();
    expect(price([RENT, MEAL, discount({ percent: 50 })]).lines.at(-1)?.vatRate).toBe(21);
  });

  it('never makes the total of a rate negative', () => {
    const rules = [
      RENT,
      MEAL,
      discount({ code: 'free', fraction: [1, 1], applies_to: ['rent'] }),
      discount({ percent: 50, applies_to: ['rent', 'meal'] }),
    ];
    expect(price(rules)).toMatchObject({ totalHaler: 0, vat: [], totalWithoutVatHaler: 0 });
    const most = [...rules.slice(0, 3), discount({ percent: 30, applies_to: ['rent', 'meal'] })];
    expect(amounts(price(most)).map(([rate, , , total]) => [rate, total])).toEqual([[12, 40_000]]);
  });
});
