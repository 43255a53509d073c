import { describe, expect, it } from '@jest/globals';
import { priceByList, validatePriceList, type PriceListInput, type PriceListRuleInput } from './index.ts';
import { buildDefinition, toRequest } from './price-lists.fixtures.ts';

type Rule = Partial<PriceListRuleInput> & { code: string };
type Input = Parameters<typeof toRequest>[1];

/** Lists that are known from a description only; every amount without one in it is assumed. */
type DescribedList = { rules: Rule[]; list: Partial<PriceListInput>; bookings: [string, Input, object][] };

const tariff = (code: string, kind: string, given: object = {}) => ({ code, label: code, kind, ...given });
const option = (code: string, given: object = {}) => ({ code, label: code, ...given });
const on = (day: string, from: string, to: string, given: Partial<Input> = {}): Input => ({
  start_datetime: `${day}T${from}`,
  end_datetime: `${day}T${to}`,
  guests: 40,
  ...given,
});
const WINTER = { code: 'winter', label: 'winter', kind: 'yearly', from: '10-01', to: '04-30' };

/** 300/h or 1,000/day, whichever is less; flat energy by the part of the house, metered without heating. */
const OSTROVANKY: DescribedList = {
  list: {
    vat_payer: false,
    groups: [{ code: 'rent', choose: 'cheapest' }],
    options: [
      option('house', { group: 'part', is_default: true }),
      option('part', { group: 'part' }),
      option('unheated'),
    ],
  },
  rules: [
    { code: 'hour', group: 'rent', unit: 'hour', amount: 300 },
    { code: 'day', group: 'rent', unit: 'day', amount: 1000 },
    {
      code: 'energy-house',
      kind: 'mandatory',
      amount: 2000,
      when: { options: ['house'], not_options: ['unheated'] },
    },
    {
      code: 'energy-part',
      kind: 'mandatory',
      amount: 1000,
      when: { options: ['part'], not_options: ['unheated'] },
    },
    { code: 'meter', kind: 'metered', unit: 'kwh', amount: null, when: { options: ['unheated'] } },
  ],
  bookings: [
    ['three hours', on('2027-05-15', '14:00', '17:00'), { totalHaler: 290_000, metered: [] }],
    ['four hours', on('2027-05-15', '14:00', '18:00'), { totalHaler: 300_000 }],
    ['a part', on('2027-05-15', '14:00', '16:00', { options: ['part'] }), { totalHaler: 160_000 }],
    [
      'a part without heating',
      on('2027-05-15', '14:00', '16:00', { options: ['part', 'unheated'] }),
      { totalHaler: 60_000, metered: [{ code: 'meter', unitPriceHaler: null }] },
    ],
  ],
};

/** Rooms add up, the highest discount counts, a deposit of up to 5,000. */
const RICANY: DescribedList = {
  list: {
    vat_payer: false,
    tariffs: [tariff('usual', 'soukroma', { is_default: true }), tariff('school', 'skola')],
    options: [option('hall', { is_default: true }), option('kitchen'), option('bar')],
  },
  rules: [
    { code: 'hall', amount: 3000, when: { options: ['hall'] } },
    { code: 'kitchen', amount: 1000, when: { options: ['kitchen'] } },
    { code: 'bar', amount: 500, when: { options: ['bar'] } },
    {
      code: 'children',
      kind: 'discount',
      group: 'off',
      fraction: [2, 3],
      when: { purposes: ['detska-akce'] },
    },
    {
      code: 'evening',
      kind: 'discount',
      group: 'off',
      fraction: [1, 3],
      when: { weekdays: [1, 2, 3, 4], from: '20:00', to: '06:00', max_minutes: 180 },
    },
    { code: 'school', kind: 'discount', group: 'off', percent: 100, when: { tariffs: ['school'] } },
    { code: 'deposit', kind: 'deposit', amount: 5000, up_to: true },
  ],
  bookings: [
    [
      'all rooms',
      on('2027-05-15', '14:00', '22:00', { options: ['hall', 'kitchen', 'bar'] }),
      { totalHaler: 450_000, deposits: [{ amountHaler: 500_000, upTo: true }] },
    ],
    [
      'children on a Monday evening',
      on('2027-05-17', '20:00', '23:00', { purpose: 'detska-akce', options: ['hall', 'kitchen'] }),
      { totalHaler: 133_333 },
    ],
    ['a Thursday evening', on('2027-05-20', '20:00', '23:00'), { totalHaler: 200_000 }],
    ['a Thursday evening, too long', on('2027-05-20', '20:00', '23:01'), { totalHaler: 300_000 }],
    ['a Friday evening', on('2027-05-21', '20:00', '23:00'), { totalHaler: 300_000 }],
    [
      'the school',
      on('2027-05-21', '08:00', '12:00', { tariff: 'school' }),
      { totalHaler: 0, isComplete: true },
    ],
  ],
};

/** Three kinds of tenants by parts of the house, with VAT of 21 %; the fire brigade is free but cleans. */
const DLOUHE: DescribedList = {
  list: {
    vat_payer: true,
    tariffs: [
      tariff('citizen', 'obcan', { is_default: true }),
      tariff('firm', 'komercni'),
      tariff('fire-brigade', 'mistni_spolek'),
    ],
    options: [option('hall', { is_default: true }), option('stage')],
  },
  rules: [
    ...['hall', 'stage'].flatMap((part): Rule[] => [
      {
        code: `${part}-brigade`,
        group: part,
        amount: 0,
        when: { options: [part], tariffs: ['fire-brigade'] },
      },
      { code: `${part}-firm`, group: part, amount: 2420, when: { options: [part], tariffs: ['firm'] } },
      { code: part, group: part, amount: 1210, when: { options: [part] } },
    ]),
    {
      code: 'cleaning',
      kind: 'mandatory',
      amount: 605,
      vat_item: 'service',
      when: { tariffs: ['fire-brigade'] },
    },
  ],
  bookings: [
    [
      'a firm with the stage',
      on('2027-05-15', '14:00', '22:00', { tariff: 'firm', options: ['hall', 'stage'] }),
      { totalHaler: 484_000, vat: [{ rate: 21, baseHaler: 400_000, taxHaler: 84_000, totalHaler: 484_000 }] },
    ],
    [
      'the fire brigade',
      on('2027-05-15', '14:00', '22:00', { tariff: 'fire-brigade' }),
      { totalHaler: 60_500, totalWithoutVatHaler: 50_000 },
    ],
  ],
};

/** Heating season by citizen or other, per day. */
const VESTEC: DescribedList = {
  list: {
    vat_payer: false,
    periods: [WINTER],
    tariffs: [tariff('other', 'soukroma', { is_default: true }), tariff('citizen', 'obcan')],
  },
  rules: [
    ['citizen-winter', 2000, ['citizen'], ['winter']],
    ['citizen', 1500, ['citizen'], []],
    ['winter', 4000, [], ['winter']],
    ['summer', 3000, [], []],
  ].map(([code, amount, tariffs, periods]) => ({
    code: code as string,
    group: 'rent',
    unit: 'day',
    split: true,
    amount: amount as number,
    when: { tariffs: tariffs as string[], periods: periods as string[] },
  })),
  bookings: [
    [
      'a citizen in winter',
      on('2027-02-06', '14:00', '22:00', { tariff: 'citizen' }),
      { totalHaler: 200_000 },
    ],
    [
      'a slot half in and half out of the season',
      { start_datetime: '2027-04-30T10:00', end_datetime: '2027-05-02T04:00', guests: 40 },
      { totalHaler: 700_000, isComplete: true },
    ],
  ],
};

describe.each<[string, DescribedList]>([
  ['Ostrovánky', OSTROVANKY],
  ['Říčany u Brna', RICANY],
  ['Dlouhé', DLOUHE],
  ['Vestec', VESTEC],
])('price list described for %s', (_place, { rules, list, bookings }) => {
  const definition = buildDefinition(rules, list);

  it('passes validation without errors', () => {
    expect(validatePriceList(definition)).toEqual([]);
  });

  it.each(bookings)('prices a booking: %s', (_name, input, expected) => {
    expect(priceByList(toRequest(definition, input))).toMatchObject({ basis: 'price_list', ...expected });
  });
});
