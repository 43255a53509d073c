import { describe, expect, it } from '@jest/globals';
import { priceByList, type PriceListQuote, type PriceListRuleInput } from './index.ts';
import type { PriceListInput } from './normalize.ts';
import { buildDefinition, toRequest, toTimestamp, VAT_RATES } from './price-lists.fixtures.ts';

type Rule = Partial<PriceListRuleInput> & { code: string };
type Input = Partial<Parameters<typeof toRequest>[1]>;

const EVENING = { start_datetime: '2027-05-15T18:00', end_datetime: '2027-05-15T22:00', guests: 40 };

const price = (
  rules: readonly Rule[],
  input: Input = {},
  list: Partial<PriceListInput> = {},
): PriceListQuote => priceByList(toRequest(buildDefinition(rules, list), { ...EVENING, ...input }));

const toCrowns = ({ lines }: PriceListQuote): [string, number][] =>
  lines.map(({ code, amountHaler }) => [code, amountHaler / 100]);
const total = (...given: Parameters<typeof price>): number => price(...given).totalHaler / 100;

const RENT: Rule = { code: 'rent', amount: 1000 };
const slot = (start_datetime: string, end_datetime: string): Input => ({ start_datetime, end_datetime });
/** 5 h 10 min. */
const AFTERNOON = slot('2027-05-15T12:00', '2027-05-15T17:10');

describe('units', () => {
  const unit = (name: string, given: Partial<Rule> = {}): Rule[] => [
    { code: 'rent', unit: name, amount: 100, ...given },
  ];

  it.each<[string, Partial<Rule>, number]>([
    ['event', {}, 100],
    ['hour', {}, 516.67],
    ['hour', { step_minutes: 15 }, 525],
    ['hour', { step_minutes: 60 }, 600],
    ['started_hour', {}, 600],
    ['day', {}, 100],
    ['started_24h', {}, 100],
    ['person', {}, 4000],
    ['person_hour', {}, 20_666.67],
    ['person_hour', { step_minutes: 30 }, 22_000],
    ['hour', { min_units: 6.25 }, 625],
    ['hour', { min_units: 5.3333 }, 533.33],
    ['hour', { min_units: 5.1667, amount: 600 }, 3100],
    ['person_hour', { free_units: 0.3333, amount: 600 }, 123_800],
    ['hour', { free_units: 2 }, 316.67],
    ['hour', { min_units: 6, free_units: 2 }, 400],
    ['hour', { free_units: 24 }, 0],
    ['hour', { cap: 450.5 }, 450.5],
    ['hour', { cap: 516.68 }, 516.67],
  ])('charges the unit %s with %j', (name, given, expected) => {
    expect(total(unit(name, given), AFTERNOON)).toBe(expected);
  });

  it('shows units with four decimals at most', () => {
    expect(price(unit('hour'), AFTERNOON).lines[0]).toMatchObject({ units: 5.1667, unitPriceHaler: 10_000 });
  });

  it.each([
    ['ends when a day of the list ends', '2027-05-15T18:00', '2027-05-16T06:00', 1],
    ['runs a minute into the next day', '2027-05-15T18:00', '2027-05-16T06:01', 2],
    ['begins before the day of the list', '2027-05-15T05:59', '2027-05-15T07:00', 2],
    ['lasts a weekend of a clock change', '2027-03-27T06:00', '2027-03-29T06:00', 2],
  ])('counts days of a slot that %s', (_name, from, until, days) => {
    expect(total(unit('day'), slot(from, until))).toBe(days * 100);
  });

  it('begins a day at day_start', () => {
    const night = slot('2027-05-15T18:00', '2027-05-16T02:00');
    expect(total(unit('day'), night, { day_start: '00:00' })).toBe(200);
    expect(total(unit('day'), night, { day_start: '02:00' })).toBe(100);
  });

  it.each([
    ['2027-05-15T10:00', '2027-05-16T10:00', 1],
    ['2027-05-15T10:00', '2027-05-16T10:01', 2],
    ['2027-03-27T18:00', '2027-03-28T18:01', 2],
    ['2027-10-30T18:00', '2027-10-31T18:00', 1],
  ])('counts started 24 hours on the wall clock from %s to %s', (from, until, units) => {
    expect(total(unit('started_24h'), slot(from, until))).toBe(units * 100);
  });

  it('counts access, and access to the end of the event', () => {
    const input = { access_from: '2027-05-15T15:00', access_until: '2027-05-15T23:30' };
    const counts = ['event', 'access', 'access_to_end'].map((covers) =>
      total(unit('hour', { covers }), input),
    );
    expect(counts).toEqual([400, 850, 700]);
  });

  it('never counts less access than the event', () => {
    const input = { access_from: '2027-05-15T19:00', access_until: '2027-05-15T21:00' };
    expect(total(unit('hour', { covers: 'access' }), input)).toBe(400);
  });

  it('rounds half a haléř away from zero on each line', () => {
    const half = { start_datetime: '2027-05-15T18:00', end_datetime: '2027-05-15T18:30' };
    const rules = [
      { code: 'a', unit: 'hour', amount: 0.01 },
      { code: 'b', unit: 'hour', amount: 0.01 },
      { code: 'c', kind: 'discount', percent: 25, applies_to: ['a', 'b'] },
    ];
    expect(toCrowns(price(rules, half))).toEqual([
      ['a', 0.01],
      ['b', 0.01],
      ['c', -0.01],
    ]);
  });
});

describe('conditions', () => {
  const PERIODS: PriceListInput['periods'] = [
    { code: 'winter', label: 'w', kind: 'yearly', from: '10-01', to: '04-30' },
    { code: 'summer', label: 's', kind: 'yearly', from: '06-01', to: '08-31' },
    { code: 'fair', label: 'f', kind: 'fixed', from: '2027-06-25', to: '2027-07-04' },
    { code: 'days', label: 'd', kind: 'days', days: ['2027-12-05', '2027-12-06'] },
  ];
  const LIST: Partial<PriceListInput> = {
    periods: PERIODS,
    tariffs: [
      { code: 'private', label: 'p', kind: 'soukroma', is_default: true },
      { code: 'club', label: 'c', kind: 'mistni_spolek' },
    ],
    options: [
      { code: 'hall', label: 'h', group: 'room', is_default: true },
      { code: 'lounge', label: 'l', group: 'room' },
    ],
  };
  const holds = (when: PriceListRuleInput['when'], input: Input = {}, given: Partial<Rule> = {}): boolean =>
    price([{ ...RENT, ...given, when }], input, LIST).basis === 'price_list';
  const on = (day: string, clock = '18:00'): Input => slot(`${day}T${clock}`, `${day}T23:00`);

  it('ignores empty lists and null', () => {
    expect(holds(null)).toBe(true);
    expect(holds({ tariffs: [], weekdays: [], periods: null, from: null, min_guests: null })).toBe(true);
  });

  it.each<[NonNullable<PriceListRuleInput['when']>, Input, Input]>([
    [{ tariffs: ['club'] }, { tariff: 'club' }, {}],
    [{ purposes: ['ball', 'wedding'] }, { purpose: 'wedding' }, { purpose: 'sport' }],
    [{ purposes: ['ball'] }, { purpose: 'ball' }, {}],
    [{ layouts: ['banket'] }, { layout: 'banket' }, { layout: 'u' }],
    [{ options: ['hall'] }, {}, { options: ['lounge'] }],
    [{ options: ['hall', 'lounge'] }, { options: ['lounge'] }, { options: [] }],
    [{ not_options: ['hall'] }, { options: ['lounge'] }, {}],
    [{ weekdays: [1, 6] }, on('2027-05-17'), on('2027-05-16')],
    [{ periods: ['winter'] }, on('2027-10-01'), on('2027-05-01')],
    [{ periods: ['winter'] }, on('2027-04-30'), on('2027-09-30')],
    [{ periods: ['summer'] }, on('2027-08-31'), on('2027-09-01')],
    [{ periods: ['summer', 'winter'] }, on('2027-06-01'), on('2027-05-31')],
    [{ periods: ['fair'] }, on('2027-06-25'), on('2028-06-25')],
    [{ periods: ['fair'] }, on('2027-07-04'), on('2027-07-05')],
    [{ periods: ['days'] }, on('2027-12-06'), on('2027-12-07')],
    [{ periods: ['holidays'] }, on('2027-03-29'), on('2027-03-30')],
    [{ periods: ['school_holidays'] }, on('2027-07-01'), on('2027-09-01')],
    [{ not_periods: ['winter', 'fair'] }, on('2027-05-15'), on('2027-06-26')],
    [{ from: '08:00', to: '12:00' }, on('2027-05-15', '08:00'), on('2027-05-15', '12:00')],
    [{ from: '20:00', to: '06:00' }, on('2027-05-15', '20:00'), on('2027-05-15', '19:59')],
    [{ from: '20:00' }, on('2027-05-15', '22:00'), on('2027-05-15', '12:00')],
    [{ to: '12:00' }, on('2027-05-15', '06:00'), on('2027-05-15', '05:59')],
    [{ min_minutes: 241 }, slot('2027-05-15T18:00', '2027-05-15T22:01'), {}],
    [{ max_minutes: 240 }, {}, slot('2027-05-15T18:00', '2027-05-15T22:01')],
    [{ min_guests: 40, max_guests: 50 }, { guests: 50 }, { guests: 51 }],
    [{ min_guests: 40 }, { guests: 40 }, { guests: 39 }],
  ])('%j holds for %j and not for %j', (when, holding, failing) => {
    expect(holds(when, holding)).toBe(true);
    expect(holds(when, failing)).toBe(false);
  });

  it('judges days by the day of the list', () => {
    const afterMidnight = slot('2027-05-16T01:00', '2027-05-16T05:00');
    expect(holds({ weekdays: [6] }, afterMidnight)).toBe(true);
    expect(holds({ periods: ['winter'] }, slot('2027-05-01T00:30', '2027-05-01T04:00'))).toBe(true);
  });

  it('judges minutes of the counted time', () => {
    const input = { access_from: '2027-05-15T16:00' };
    expect(holds({ min_minutes: 360 }, input, { covers: 'access' })).toBe(true);
    expect(holds({ min_minutes: 360 }, input)).toBe(false);
  });

  it.each([
    [7, true],
    [8, false],
    [null, false],
  ])('max_lead_days of 7 with %p days ahead', (leadDays, expected) => {
    const request = toRequest(buildDefinition([{ ...RENT, when: { max_lead_days: 7 } }]), EVENING);
    expect(priceByList({ ...request, leadDays }).basis).toBe(expected ? 'price_list' : 'none');
  });

  it('school_holidays are those of the whole country', () => {
    const request = toRequest(
      buildDefinition([{ ...RENT, when: { periods: ['school_holidays'] } }]),
      EVENING,
    );
    const priceOn = (day: string): string =>
      priceByList({
        ...request,
        slot: { startsAt: toTimestamp(`${day}T18:00`), endsAt: toTimestamp(`${day}T20:00`) },
      }).basis;
    expect([priceOn('2027-07-15'), priceOn('2027-05-15')]).toEqual(['price_list', 'none']);
  });
});

describe('groups', () => {
  const HOURLY: Rule = { code: 'hour', group: 'rent', unit: 'hour', amount: 300 };
  const DAILY: Rule = { code: 'day', group: 'rent', unit: 'day', amount: 1000 };

  it('takes the first rule that holds, and adds up rules without a group', () => {
    expect(toCrowns(price([{ ...HOURLY, when: { max_minutes: 60 } }, DAILY, RENT]))).toEqual([
      ['day', 1000],
      ['rent', 1000],
    ]);
    expect(total([HOURLY, DAILY])).toBe(1200);
  });

  it('takes the least amount of a cheapest group, of equal ones the first', () => {
    const groups = [{ code: 'rent', choose: 'cheapest' }];
    expect(toCrowns(price([HOURLY, DAILY], {}, { groups }))).toEqual([['day', 1000]]);
    const short = slot('2027-05-15T18:00', '2027-05-15T20:00');
    expect(toCrowns(price([HOURLY, DAILY], short, { groups }))).toEqual([['hour', 600]]);
    expect(toCrowns(price([{ ...HOURLY, amount: 250 }, DAILY], {}, { groups }))).toEqual([['hour', 1000]]);
  });

  it('keeps groups of the same code apart by kind', () => {
    const rules = [HOURLY, { code: 'heat', kind: 'mandatory', group: 'rent', amount: 50 }];
    expect(total(rules)).toBe(1250);
  });

  it('has no price without a base rule', () => {
    const rules: Rule[] = [
      { ...RENT, when: { purposes: ['ball'] } },
      { code: 'heat', kind: 'mandatory', amount: 500 },
      { code: 'deposit', kind: 'deposit', amount: 500 },
    ];
    expect(price(rules)).toMatchObject({
      basis: 'none',
      totalHaler: 0,
      lines: [],
      deposits: [],
      isComplete: false,
      reasons: ['NO_BASE_RATE'],
      totalWithoutVatHaler: null,
    });
  });

  it('keeps a free base item and leaves out other items of 0', () => {
    const rules: Rule[] = [
      { ...RENT, amount: 0 },
      { code: 'heat', kind: 'mandatory', amount: 0 },
      { code: 'extra', kind: 'surcharge', amount: 0 },
      { code: 'off', kind: 'discount', percent: 50 },
    ];
    expect(price(rules)).toMatchObject({
      basis: 'price_list',
      totalHaler: 0,
      isComplete: true,
      vat: [],
      totalWithoutVatHaler: 0,
    });
    expect(toCrowns(price(rules))).toEqual([['rent', 0]]);
  });

  it('has no price above the safe integers', () => {
    const rules = [{ code: 'rent', unit: 'person_hour', amount: 10_000_000 }];
    expect(price(rules).basis).toBe('price_list');
    const month = { ...slot('2027-05-01T18:00', '2027-06-01T18:00'), guests: 100_000 };
    expect(price(rules, month)).toMatchObject({ basis: 'none', totalHaler: 0, reasons: ['NO_PRICE'] });
  });

  it('has no price above the given total', () => {
    const rules = [{ code: 'rent', unit: 'event', amount: 100 }];
    const request = toRequest(buildDefinition(rules), EVENING);
    expect(priceByList({ ...request, maxTotalHaler: 10_000 })).toMatchObject({ totalHaler: 10_000 });
    expect(priceByList({ ...request, maxTotalHaler: 9999 })).toMatchObject({
      basis: 'none',
      reasons: ['NO_PRICE'],
    });
  });
});

describe('split', () => {
  const WEEKEND: Rule = {
    code: 'weekend',
    group: 'rent',
    unit: 'hour',
    amount: 200,
    split: true,
    when: { weekdays: [6, 7] },
  };
  const WEEKDAY: Rule = { code: 'weekday', group: 'rent', unit: 'hour', amount: 100, split: true };
  const FRIDAY_NIGHT = slot('2027-05-14T20:00', '2027-05-15T10:00');

  it('cuts the counted time at day_start', () => {
    expect(toCrowns(price([WEEKEND, WEEKDAY], FRIDAY_NIGHT))).toEqual([
      ['weekend', 800],
      ['weekday', 1000],
    ]);
  });

  it('sums minutes of a rule before units are counted', () => {
    const rule = { ...WEEKDAY, unit: 'started_hour', when: { weekdays: [5, 7] } };
    const input = slot('2027-05-14T22:30', '2027-05-16T12:20');
    expect(price([WEEKEND, rule], input).lines).toMatchObject([
      { code: 'weekend', units: 30.3333 },
      { code: 'weekday', units: 8 },
    ]);
  });

  it('counts days by season', () => {
    const rules: Rule[] = [
      { ...WEEKEND, code: 'winter', unit: 'day', amount: 2000, when: { periods: ['winter'] } },
      { ...WEEKDAY, code: 'summer', unit: 'day', amount: 1000 },
    ];
    const periods = [{ code: 'winter', label: 'w', kind: 'yearly', from: '10-01', to: '04-30' }];
    const input = slot('2027-04-29T10:00', '2027-05-03T05:00');
    expect(toCrowns(price(rules, input, { periods }))).toEqual([
      ['winter', 4000],
      ['summer', 2000],
    ]);
  });

  it('counts only minutes inside from and to, the rest goes to the next rule', () => {
    const night: Rule = { ...WEEKDAY, code: 'night', amount: 150, when: { from: '22:00', to: '04:00' } };
    const rules = [night, WEEKDAY];
    expect(toCrowns(price(rules, slot('2027-05-18T20:00', '2027-05-19T05:00')))).toEqual([
      ['night', 900],
      ['weekday', 300],
    ]);
    expect(toCrowns(price(rules, slot('2027-05-18T02:00', '2027-05-18T23:00')))).toEqual([
      ['night', 450],
      ['weekday', 1800],
    ]);
  });

  it('counts elapsed minutes in nights of a clock change', () => {
    const night: Rule = { ...WEEKDAY, code: 'night', when: { from: '00:00', to: '06:00' } };
    const rules = [night, { ...WEEKDAY, amount: 1000 }];
    expect(total([night], slot('2027-03-28T00:00', '2027-03-28T06:00'))).toBe(500);
    expect(total([night], slot('2027-10-31T00:00', '2027-10-31T06:00'))).toBe(700);
    expect(total(rules, slot('2027-10-30T23:00', '2027-10-31T06:00'))).toBe(1700);
  });

  it('is an estimate where no rule of a group takes a part', () => {
    expect(price([WEEKEND], FRIDAY_NIGHT)).toMatchObject({
      totalHaler: 80_000,
      isComplete: false,
      reasons: ['PART_WITHOUT_RATE'],
    });
    expect(price([WEEKEND], slot('2027-05-12T10:00', '2027-05-12T12:00')).reasons).toEqual(['NO_BASE_RATE']);
  });

  it('needs no rate of a group that takes nothing', () => {
    const other: Rule = { ...WEEKDAY, group: 'lounge', when: { purposes: ['ball'] } };
    expect(price([WEEKEND, WEEKDAY, other], FRIDAY_NIGHT).isComplete).toBe(true);
  });

  it('adds up rules without a group', () => {
    const [weekend, weekday] = [
      { ...WEEKEND, group: null },
      { ...WEEKDAY, group: null, when: { weekdays: [5] } },
    ];
    expect(price([weekend, weekday], FRIDAY_NIGHT)).toMatchObject({ totalHaler: 180_000, isComplete: true });
    expect(price([weekend], FRIDAY_NIGHT).reasons).toEqual(['PART_WITHOUT_RATE']);
    expect(price([weekend, RENT], FRIDAY_NIGHT).isComplete).toBe(true);
  });

  it('splits surcharges and discounts', () => {
    const rules: Rule[] = [
      RENT,
      { ...WEEKEND, code: 'extra', kind: 'surcharge', group: null },
      { ...WEEKEND, code: 'off', kind: 'discount', group: null, amount: 10 },
      { ...WEEKEND, code: 'none', kind: 'discount', group: null, when: { weekdays: [1] } },
    ];
    expect(toCrowns(price(rules, FRIDAY_NIGHT))).toEqual([
      ['rent', 1000],
      ['extra', 800],
      ['off', -40],
    ]);
  });

  it('counts only the time that a rule covers', () => {
    const rules = [{ ...WEEKDAY, covers: 'access' }];
    const input = { access_from: '2027-05-15T16:00', access_until: '2027-05-16T08:00' };
    expect(total(rules, input)).toBe(1600);
  });
});

describe('surcharges and add-ons', () => {
  it('takes percentages from base items, or from the items they apply to', () => {
    const rules: Rule[] = [
      { code: 'half', kind: 'surcharge', percent: 10, applies_to: ['rent', 'heat', 'fee'] },
      RENT,
      { code: 'heat', kind: 'mandatory', amount: 500 },
      { code: 'fee', kind: 'addon', unit: 'piece', amount: 20 },
      { code: 'third', kind: 'surcharge', fraction: [1, 3] },
      { code: 'chain', kind: 'surcharge', percent: 50, applies_to: ['third'], cap: 100 },
    ];
    expect(toCrowns(price(rules, { addons: [{ code: 'fee', quantity: 5 }] }))).toEqual([
      ['rent', 1000],
      ['half', 160],
      ['third', 333.33],
      ['chain', 100],
      ['heat', 500],
      ['fee', 100],
    ]);
  });

  it('adds only chosen add-ons, by quantity', () => {
    const rules: Rule[] = [
      RENT,
      { code: 'steward', kind: 'addon', unit: 'started_hour', amount: 250, min_units: 5 },
      { code: 'cloth', kind: 'addon', unit: 'piece', amount: 35, free_units: 10 },
      { code: 'other', kind: 'addon', amount: 1 },
    ];
    const addons = [{ code: 'cloth', quantity: 12 }, { code: 'steward', quantity: 2 }, { code: 'unknown' }];
    expect(price(rules, { addons }).lines).toMatchObject([
      { code: 'rent' },
      { code: 'steward', units: 10, amountHaler: 250_000 },
      { code: 'cloth', units: 2, amountHaler: 7000 },
    ]);
    expect(total(rules, { addons: [{ code: 'other' }] })).toBe(1001);
    expect(total(rules, { addons: [{ code: 'other', quantity: 0 }] })).toBe(1000);
  });

  it('takes one add-on of a group', () => {
    const rules: Rule[] = [
      RENT,
      { code: 'a', kind: 'addon', group: 'menu', amount: 10 },
      { code: 'b', kind: 'addon', group: 'menu', amount: 20 },
    ];
    expect(total(rules, { addons: [{ code: 'b' }] })).toBe(1020);
    expect(total(rules, { addons: [{ code: 'b' }, { code: 'a' }] })).toBe(1010);
  });
});

describe('discounts', () => {
  const HEAT: Rule = { code: 'heat', kind: 'mandatory', amount: 500 };
  const EXTRA: Rule = { code: 'extra', kind: 'surcharge', amount: 200 };
  const discount = (code: string, given: Partial<Rule>): Rule => ({ code, kind: 'discount', ...given });

  it('takes the best of a group', () => {
    const rules = [
      RENT,
      discount('fifth', { group: 'off', percent: 20 }),
      discount('amount', { group: 'off', amount: 300 }),
      discount('quarter', { group: 'off', percent: 25 }),
    ];
    expect(toCrowns(price(rules))).toEqual([
      ['rent', 1000],
      ['amount', -300],
    ]);
    expect(
      price([
        RENT,
        discount('a', { group: 'off', percent: 20 }),
        discount('b', { group: 'off', amount: 200 }),
      ]).lines[1]?.code,
    ).toBe('a');
  });

  it('takes each discount from undiscounted base items and surcharges', () => {
    const rules = [RENT, HEAT, EXTRA, discount('half', { percent: 50 }), discount('tenth', { percent: 10 })];
    expect(toCrowns(price(rules)).slice(3)).toEqual([
      ['half', -600],
      ['tenth', -120],
    ]);
  });

  it('takes a discount from the items it applies to', () => {
    expect(total([RENT, HEAT, EXTRA, discount('off', { percent: 50, applies_to: ['heat', 'gone'] })])).toBe(
      1450,
    );
  });

  it('consumes at most what it applies to', () => {
    expect(total([RENT, HEAT, discount('off', { amount: 5000 })])).toBe(500);
    expect(total([RENT, HEAT, discount('a', { amount: 800 }), discount('b', { percent: 60 })])).toBe(500);
  });

  it('lets a discount of more items take what a narrower one leaves', () => {
    const rules = [
      { code: 'a', amount: 1000 },
      { code: 'b', amount: 1000 },
      discount('wide', { percent: 60 }),
      discount('narrow', { fraction: [1, 1], applies_to: ['a'] }),
    ];
    expect(toCrowns(price(rules)).slice(2)).toEqual([
      ['wide', -1000],
      ['narrow', -1000],
    ]);
  });

  it('limits a discount by its cap', () => {
    expect(total([RENT, discount('off', { percent: 50, cap: 100 })])).toBe(900);
  });

  it('shows the rate of an amount discount as negative', () => {
    expect(price([RENT, discount('off', { unit: 'hour', amount: 10 })]).lines[1]).toMatchObject({
      kind: 'discount',
      unit: 'hour',
      units: 4,
      unitPriceHaler: -1000,
      amountHaler: -4000,
      vatRate: 21,
    });
    expect(price([RENT, discount('off', { percent: 10 })]).lines[1]).toMatchObject({
      unit: null,
      units: 1,
      unitPriceHaler: -10_000,
    });
  });
});

describe('deposits and meters', () => {
  it('adds up deposits and leaves out those of 0', () => {
    const rules: Rule[] = [
      RENT,
      { code: 'club', kind: 'deposit', group: 'd', amount: 0, when: { purposes: ['club'] } },
      { code: 'usual', kind: 'deposit', group: 'd', amount: 5000, up_to: true },
      { code: 'keys', kind: 'deposit', amount: 500 },
    ];
    expect(price(rules)).toMatchObject({
      totalHaler: 100_000,
      depositHaler: 550_000,
      deposits: [
        { code: 'usual', label: 'usual', amountHaler: 500_000, upTo: true },
        { code: 'keys', upTo: false },
      ],
    });
    expect(price(rules, { purpose: 'club' }).depositHaler).toBe(50_000);
  });

  it('subtracts the total with VAT, not below 0', () => {
    const deposit = { code: 'advance', kind: 'deposit', amount: 3000, minus_total: true };
    expect(price([RENT, deposit]).depositHaler).toBe(200_000);
    expect(price([RENT, deposit], {}, { includes_vat: false }).depositHaler).toBe(179_000);
    expect(price([{ ...RENT, amount: 4000 }, deposit])).toMatchObject({ depositHaler: 0, deposits: [] });
  });

  it('lists meters apart', () => {
    const rules: Rule[] = [
      RENT,
      { code: 'power', kind: 'metered', group: 'p', unit: 'kwh', amount: 8.5, when: { purposes: ['ball'] } },
      { code: 'water', kind: 'metered', unit: 'm3', amount: null },
    ];
    expect(price(rules, { purpose: 'ball' })).toMatchObject({
      totalHaler: 100_000,
      metered: [
        { code: 'power', label: 'power', unit: 'kwh', unitPriceHaler: 850 },
        { code: 'water', unit: 'm3', unitPriceHaler: null },
      ],
    });
    expect(price(rules).metered).toHaveLength(1);
  });
});

describe('tariffs, options and guests', () => {
  const tariff = (code: string, given: object = {}) => ({ code, label: code, kind: 'soukroma', ...given });

  it('takes the default tariff, or the first as an estimate', () => {
    const club = tariff('club', { is_default: true });
    expect(price([RENT], {}, { tariffs: [tariff('private'), club] })).toMatchObject({
      tariff: { code: 'club', label: 'club', kind: 'soukroma', needsVerification: false },
      isComplete: true,
    });
    expect(price([RENT], {}, { tariffs: [tariff('private'), tariff('club')] })).toMatchObject({
      tariff: { code: 'private' },
      reasons: ['TARIFF_MISSING'],
    });
    expect(price([RENT]).tariff).toBeNull();
  });

  it('needs a proof unless the tariff is proven', () => {
    const definition = buildDefinition([RENT], { tariffs: [tariff('club', { needs_proof: true })] });
    const request = toRequest(definition, { ...EVENING, tariff: 'club' });
    expect(priceByList(request)).toMatchObject({
      tariff: { needsVerification: true },
      reasons: ['TARIFF_NEEDS_PROOF'],
    });
    expect(priceByList({ ...request, isTariffVerified: true })).toMatchObject({
      tariff: { needsVerification: false },
      isComplete: true,
    });
    expect(priceByList({ ...request, tariff: null, isTariffVerified: true }).reasons).toEqual([
      'TARIFF_MISSING',
      'TARIFF_NEEDS_PROOF',
    ]);
  });

  it('answers options in the order of the list, by default the default ones', () => {
    const option = (code: string, is_default = false) => ({ code, label: code, is_default });
    const list = { options: [option('a', true), option('b'), option('c')] };
    expect(price([RENT], {}, list).options).toEqual(['a']);
    expect(price([RENT], { options: ['c', 'x', 'b'] }, list).options).toEqual(['b', 'c']);
    expect(price([RENT], { options: [] }, list).options).toEqual([]);
  });

  it('counts missing guests as one where a rule of persons holds', () => {
    const guests = undefined as unknown as number;
    const person = { code: 'person', unit: 'person', amount: 50 };
    expect(price([person], { guests })).toMatchObject({
      totalHaler: 5000,
      perPersonHaler: null,
      reasons: ['GUESTS_MISSING'],
    });
    expect(price([RENT], { guests }).isComplete).toBe(true);
    const large = { code: 'large', kind: 'surcharge', amount: 1, when: { min_guests: 50 } };
    expect(price([RENT, large], { guests }).reasons).toEqual(['GUESTS_MISSING']);
    const ball = { ...large, when: { min_guests: 50, purposes: ['ball'] } };
    expect(price([RENT, ball], { guests }).isComplete).toBe(true);
    expect(price([RENT, person], { guests: 3 })).toMatchObject({ isComplete: true, perPersonHaler: 38_333 });
  });

  it('ignores an access without times', () => {
    const { access: _access, guests: _guests, ...request } = toRequest(buildDefinition([RENT]), EVENING);
    expect(priceByList({ ...request, vatRates: VAT_RATES }).totalHaler).toBe(100_000);
  });
});
