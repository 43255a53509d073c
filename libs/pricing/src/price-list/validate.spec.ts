import { describe, expect, it } from '@jest/globals';
import {
  findTariffForCompany,
  findWarnings,
  normalizePriceList,
  PRICE_LIST_LIMITS,
  validateChoices,
  validatePriceList,
  type PriceListInput,
  type PriceListPeriodInput,
  type PriceListRuleInput,
  type PriceListTariffInput,
} from './index.ts';
import { PUBLISHED_PRICE_LISTS } from './price-lists.fixtures.ts';

const RULE: PriceListRuleInput = { code: 'rent', label: 'Rent', kind: 'base', unit: 'event', amount: 1000 };
const LIST: PriceListInput = {
  name: 'Hall',
  tariffs: [
    { code: 'private', label: 'Private', kind: 'soukroma', is_default: true },
    { code: 'club', label: 'Club', kind: 'mistni_spolek', legal_forms: ['706'], municipality_code: '581283' },
  ],
  options: [
    { code: 'hall', label: 'Hall', group: 'room', is_default: true },
    { code: 'lounge', label: 'Lounge', group: 'room' },
    { code: 'music', label: 'Music', is_default: true },
    { code: 'lights', label: 'Lights', is_default: true },
  ],
  periods: [{ code: 'winter', label: 'Winter', kind: 'yearly', from: '10-01', to: '02-29' }],
  rules: [RULE],
};
const validate = (given: Partial<PriceListInput>): [string, string][] =>
  validatePriceList(normalizePriceList({ ...LIST, ...given })).map(({ field, code }) => [field, code]);
const validateRule = (given: Partial<PriceListRuleInput>): [string, string][] =>
  validate({ rules: [RULE, { ...RULE, code: 'other', ...given }] });
const period = (given: Partial<PriceListPeriodInput>): [string, string][] =>
  validate({
    periods: [{ code: 'p', label: 'P', kind: 'fixed', from: '2027-06-25', to: '2027-07-04', ...given }],
  });
const tariff = (given: Partial<PriceListTariffInput>): [string, string][] =>
  validate({ tariffs: [LIST.tariffs![0]!, { code: 'other', label: 'Other', kind: 'skola', ...given }] });

it.each(PUBLISHED_PRICE_LISTS.map(({ place, price_list }) => [place, price_list] as const))(
  'the price list of %s is valid',
  (_place, list) => {
    expect(validatePriceList(normalizePriceList(list))).toEqual([]);
  },
);

describe('validatePriceList', () => {
  it('accepts a list with only a name and a base rule', () => {
    expect(validatePriceList(normalizePriceList({ name: 'Hall', rules: [RULE] }))).toEqual([]);
    expect(validate({})).toEqual([]);
  });

  it.each<[Partial<PriceListInput>, string, string]>([
    [{ name: ' ' }, 'name', 'NAME_LENGTH'],
    [{ name: 'x'.repeat(121) }, 'name', 'NAME_LENGTH'],
    [{ day_start: '24:00' }, 'day_start', 'INVALID_CLOCK'],
    [{ rules: [] }, 'rules', 'NO_BASE_RULE'],
    [{ rules: [{ ...RULE, kind: 'mandatory' }] }, 'rules', 'NO_BASE_RULE'],
    [{ groups: [{ code: 'G' }] }, 'groups.0.code', 'INVALID_CODE'],
    [{ groups: [{ code: 'g' }, { code: 'g' }] }, 'groups.1.code', 'DUPLICATE_CODE'],
    [{ groups: [{ code: 'g', choose: 'best' }] }, 'groups.0.choose', 'UNKNOWN_CHOICE'],
    [{ options: [{ code: 'a', label: '' }] }, 'options.0.label', 'LABEL_LENGTH'],
    [{ options: [{ code: 'a', label: 'a', group: 'Á' }] }, 'options.0.group', 'INVALID_CODE'],
  ])('refuses %j', (given, field, code) => {
    expect(validate(given)).toEqual([[field, code]]);
  });

  it.each(['rules', 'tariffs', 'options', 'periods'] as const)('limits the number of %s', (name) => {
    const max = PRICE_LIST_LIMITS[name];
    const sample = {
      ...RULE,
      ...LIST.periods?.[0],
      kind: { rules: 'base', tariffs: 'skola', options: '', periods: 'yearly' }[name],
    };
    const entries = Array.from({ length: max + 1 }, (_, index) => ({
      ...sample,
      code: `c${index}`,
      label: 'L',
    }));
    expect(validate({ [name]: entries })).toEqual([[name, 'TOO_MANY']]);
    expect(validate({ [name]: entries.slice(1) })).toEqual([]);
  });

  it('allows one default option in a group', () => {
    const options = LIST.options!.map((option) => ({ ...option, is_default: true }));
    expect(validate({ options })).toEqual([['options.1.is_default', 'SECOND_DEFAULT']]);
  });

  it.each<[Partial<PriceListTariffInput>, string, string]>([
    [{ code: 'private' }, 'tariffs.1.code', 'DUPLICATE_CODE'],
    [{ code: 'a_b' }, 'tariffs.1.code', 'INVALID_CODE'],
    [{ code: 'x'.repeat(41) }, 'tariffs.1.code', 'INVALID_CODE'],
    [{ label: 'x'.repeat(121) }, 'tariffs.1.label', 'LABEL_LENGTH'],
    [{ kind: 'firma' }, 'tariffs.1.kind', 'UNKNOWN_TARIFF_KIND'],
    [{ is_default: true }, 'tariffs.1.is_default', 'SECOND_DEFAULT'],
    [{ legal_forms: ['706', '7'] }, 'tariffs.1.legal_forms', 'INVALID_LEGAL_FORM'],
    [{ municipality_code: '5812' }, 'tariffs.1.municipality_code', 'INVALID_MUNICIPALITY'],
  ])('refuses a tariff with %j', (given, field, code) => {
    expect(tariff(given)).toEqual([[field, code]]);
  });

  it.each<[Partial<PriceListPeriodInput>, string, string]>([
    [{ code: 'holidays' }, 'periods.0.code', 'RESERVED_CODE'],
    [{ kind: 'monthly' }, 'periods.0.kind', 'UNKNOWN_PERIOD_KIND'],
    [{ kind: 'yearly' }, 'periods.0.from', 'INVALID_DAY'],
    [{ from: '2027-02-29' }, 'periods.0.from', 'INVALID_DAY'],
    [{ to: '2027-06-24' }, 'periods.0.to', 'PERIOD_REVERSED'],
    [{ to: '2028-13-01' }, 'periods.0.to', 'INVALID_DAY'],
    [{ kind: 'days', days: [] }, 'periods.0.days', 'DAYS_MISSING'],
    [{ kind: 'days', days: ['2027-06-31'] }, 'periods.0.days', 'INVALID_DAY'],
    [{ kind: 'days', days: Array.from({ length: 367 }, () => '2027-06-01') }, 'periods.0.days', 'TOO_MANY'],
  ])('refuses a period with %j', (given, field, code) => {
    expect(period(given)[0]).toEqual([field, code]);
  });

  it('accepts periods of each kind', () => {
    expect(period({})).toEqual([]);
    expect(period({ to: '2027-06-25' })).toEqual([]);
    expect(period({ kind: 'yearly', from: '12-31', to: '01-01' })).toEqual([]);
    expect(period({ kind: 'days', days: ['2027-06-30'] })).toEqual([]);
  });

  it.each<[Partial<PriceListRuleInput>, string, string]>([
    [{ code: 'rent' }, 'code', 'DUPLICATE_CODE'],
    [{ label: '' }, 'label', 'LABEL_LENGTH'],
    [{ kind: 'tax' }, 'kind', 'UNKNOWN_RULE_KIND'],
    [{ group: 'a b' }, 'group', 'INVALID_CODE'],
    [{ amount: null }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    [{ amount: -1 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    [{ amount: 10_000_000.01 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    [{ amount: 1.005 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    [{ percent: 10 }, 'percent', 'AMOUNT_OR_PERCENT'],
    [{ amount: null, unit: null, percent: 10 }, 'percent', 'PERCENT_NOT_ALLOWED'],
    [{ amount: null, unit: null, fraction: [1, 2] }, 'fraction', 'PERCENT_NOT_ALLOWED'],
    [{ kind: 'discount', percent: 10 }, 'percent', 'AMOUNT_OR_PERCENT'],
    [{ kind: 'discount', fraction: [1, 2] }, 'fraction', 'AMOUNT_OR_PERCENT'],
    [{ kind: 'discount', amount: null }, 'percent', 'AMOUNT_OR_PERCENT'],
    [{ kind: 'discount', amount: null, unit: null, percent: 0 }, 'percent', 'PERCENT_OUT_OF_RANGE'],
    [{ kind: 'discount', amount: null, unit: null, percent: 100.01 }, 'percent', 'PERCENT_OUT_OF_RANGE'],
    [{ kind: 'surcharge', amount: null, unit: null, percent: 1.234 }, 'percent', 'PERCENT_OUT_OF_RANGE'],
    [{ kind: 'surcharge', amount: null, unit: null, fraction: [3, 2] }, 'fraction', 'FRACTION_OUT_OF_RANGE'],
    [{ kind: 'surcharge', amount: null, unit: null, fraction: [0, 2] }, 'fraction', 'FRACTION_OUT_OF_RANGE'],
    [
      { kind: 'surcharge', amount: null, unit: null, fraction: [1, 1001] },
      'fraction',
      'FRACTION_OUT_OF_RANGE',
    ],
    [{ kind: 'surcharge', amount: null, unit: null, fraction: [1] }, 'fraction', 'FRACTION_OUT_OF_RANGE'],
    [
      { kind: 'surcharge', amount: null, unit: null, fraction: [1, 2, 3] },
      'fraction',
      'FRACTION_OUT_OF_RANGE',
    ],
    [{ kind: 'surcharge', amount: null, percent: 10 }, 'unit', 'UNIT_NOT_ALLOWED'],
    [{ unit: 'week' }, 'unit', 'UNKNOWN_UNIT'],
    [{ unit: null }, 'unit', 'UNKNOWN_UNIT'],
    [{ unit: 'kwh' }, 'unit', 'UNIT_NOT_ALLOWED'],
    [{ kind: 'addon', unit: 'm3' }, 'unit', 'UNIT_NOT_ALLOWED'],
    [{ kind: 'mandatory', unit: 'piece' }, 'unit', 'UNIT_NOT_ALLOWED'],
    [{ kind: 'discount', applies_to: ['gone'] }, 'applies_to', 'UNKNOWN_RULE'],
    [{ kind: 'discount', applies_to: ['other'] }, 'applies_to', 'UNKNOWN_RULE'],
    [{ kind: 'surcharge', applies_to: ['other'] }, 'applies_to', 'UNKNOWN_RULE'],
    [{ covers: 'night' }, 'covers', 'UNKNOWN_COVERED_TIME'],
    [{ step_minutes: 0 }, 'step_minutes', 'STEP_OUT_OF_RANGE'],
    [{ step_minutes: 241 }, 'step_minutes', 'STEP_OUT_OF_RANGE'],
    [{ step_minutes: 1.5 }, 'step_minutes', 'STEP_OUT_OF_RANGE'],
    [{ min_units: -1 }, 'min_units', 'UNITS_OUT_OF_RANGE'],
    [{ free_units: 0.33333 }, 'free_units', 'UNITS_OUT_OF_RANGE'],
    [{ cap: -1 }, 'cap', 'AMOUNT_OUT_OF_RANGE'],
    [{ split: true }, 'split', 'SPLIT_NOT_ALLOWED'],
    [{ split: true, unit: 'started_24h' }, 'split', 'SPLIT_NOT_ALLOWED'],
    [{ vat_item: 'beer' }, 'vat_item', 'UNKNOWN_VAT_ITEM'],
    [{ up_to: true }, 'up_to', 'DEPOSIT_ONLY'],
    [{ minus_total: true }, 'minus_total', 'DEPOSIT_ONLY'],
    [{ when: { tariffs: ['gone'] } }, 'when.tariffs', 'UNKNOWN_TARIFF'],
    [{ when: { options: ['hall', 'gone'] } }, 'when.options', 'UNKNOWN_OPTION'],
    [{ when: { not_options: ['gone'] } }, 'when.not_options', 'UNKNOWN_OPTION'],
    [{ when: { periods: ['gone'] } }, 'when.periods', 'UNKNOWN_PERIOD'],
    [{ when: { not_periods: ['gone'] } }, 'when.not_periods', 'UNKNOWN_PERIOD'],
    [{ when: { purposes: ['Ples'] } }, 'when.purposes', 'INVALID_SLUG'],
    [{ when: { layouts: [''] } }, 'when.layouts', 'INVALID_SLUG'],
    [{ when: { weekdays: [0] } }, 'when.weekdays', 'INVALID_WEEKDAY'],
    [{ when: { weekdays: [8] } }, 'when.weekdays', 'INVALID_WEEKDAY'],
    [{ when: { from: '6:00' } }, 'when.from', 'INVALID_CLOCK'],
    [{ when: { to: '24:00' } }, 'when.to', 'INVALID_CLOCK'],
    [{ min_units: 100_001 }, 'min_units', 'UNITS_OUT_OF_RANGE'],
    [{ cap: 10_000_001 }, 'cap', 'AMOUNT_OUT_OF_RANGE'],
    [{ when: { min_minutes: 100_001 } }, 'when.min_minutes', 'NUMBER_OUT_OF_RANGE'],
    [{ when: { max_guests: 100_001 } }, 'when.max_guests', 'NUMBER_OUT_OF_RANGE'],
    [{ when: { max_lead_days: 731 } }, 'when.max_lead_days', 'NUMBER_OUT_OF_RANGE'],
    [{ when: { weekdays: [1, 2, 3, 4, 5, 6, 7, 1] } }, 'when.weekdays', 'INVALID_WEEKDAY'],
    [{ when: { tariffs: Array.from({ length: 201 }, () => 'club') } }, 'when.tariffs', 'UNKNOWN_TARIFF'],
    [{ when: { purposes: Array.from({ length: 201 }, () => 'ples') } }, 'when.purposes', 'INVALID_SLUG'],
    [{ when: { min_minutes: -1 } }, 'when.min_minutes', 'NUMBER_OUT_OF_RANGE'],
    [{ when: { max_minutes: 0.5 } }, 'when.max_minutes', 'NUMBER_OUT_OF_RANGE'],
    [{ when: { min_minutes: 2, max_minutes: 1 } }, 'when.max_minutes', 'RANGE_REVERSED'],
    [{ when: { min_guests: 2, max_guests: 1 } }, 'when.max_guests', 'RANGE_REVERSED'],
    [{ when: { max_lead_days: -1 } }, 'when.max_lead_days', 'NUMBER_OUT_OF_RANGE'],
  ])('refuses a rule with %j', (given, field, code) => {
    expect(validateRule(given)).toEqual([[`rules.1.${field}`, code]]);
  });

  it.each<Partial<PriceListRuleInput>>([
    { amount: 0 },
    { amount: 10_000_000, cap: 0.01 },
    { kind: 'metered', unit: 'kwh', amount: null },
    { kind: 'metered', unit: 'event', amount: null },
    { kind: 'addon', unit: 'piece' },
    { kind: 'discount', unit: null, amount: null, percent: 100, applies_to: ['rent'] },
    { kind: 'surcharge', unit: null, amount: null, fraction: [1000, 1000] },
    { kind: 'deposit', up_to: true, minus_total: true },
    { kind: 'discount', unit: null },
    { unit: 'day', split: true },
    { when: { periods: ['winter', 'holidays', 'school_holidays'], min_minutes: 60, max_minutes: 60 } },
  ])('accepts a rule with %j', (given) => {
    expect(validateRule(given)).toEqual([]);
  });

  it('takes a surcharge only from surcharges before it', () => {
    const share = { ...RULE, kind: 'surcharge', unit: null, amount: null, percent: 10 };
    const [first, second] = [
      { ...share, code: 'a', applies_to: ['b'] },
      { ...share, code: 'b', applies_to: ['rent'] },
    ];
    expect(validate({ rules: [RULE, first, second] })).toEqual([['rules.1.applies_to', 'UNKNOWN_RULE']]);
    expect(validate({ rules: [RULE, second, first] })).toEqual([]);
  });

  it('needs the same split in a group, and none in a cheapest one', () => {
    const [whole, split] = [
      { ...RULE, unit: 'hour', group: 'g' },
      { ...RULE, code: 'split', unit: 'hour', group: 'g', split: true },
    ];
    expect(validate({ rules: [whole, split] })).toEqual([['rules.1.split', 'SPLIT_MIXED']]);
    expect(validate({ rules: [whole, { ...split, kind: 'surcharge' }] })).toEqual([]);
    expect(
      validate({
        rules: [
          { ...whole, group: null },
          { ...split, group: null },
        ],
      }),
    ).toEqual([]);
    const groups = [{ code: 'first' }, { code: 'g', choose: 'cheapest' }];
    expect(validate({ rules: [split], groups })).toEqual([['groups.1.choose', 'CHEAPEST_WITH_SPLIT']]);
    expect(validate({ rules: [whole], groups })).toEqual([]);
  });
});

describe('findWarnings', () => {
  const warn = (given: Partial<PriceListInput>) =>
    findWarnings(normalizePriceList({ ...LIST, vat_payer: true, ...given })).map(
      ({ code, rule, tariff: name }) => [code, rule ?? name],
    );

  it('has nothing to say of an ordinary list', () => {
    expect(warn({})).toEqual([]);
  });

  it('warns of a rent that changes at 48 hours', () => {
    const rabi = PUBLISHED_PRICE_LISTS.find(({ place }) => place === 'Rabí')!.price_list;
    expect(findWarnings(normalizePriceList(rabi))).toEqual([{ code: 'VAT_48H', rule: 'den', tariff: null }]);
    expect(warn({ rules: [{ ...RULE, when: { max_minutes: 2879 } }] })).toEqual([['VAT_48H', 'rent']]);
    expect(warn({ rules: [{ ...RULE, when: { min_minutes: 2881, max_minutes: 2880 } }] })).toEqual([]);
    expect(warn({ rules: [{ ...RULE, vat_item: 'service', when: { min_minutes: 2880 } }] })).toEqual([]);
  });

  it('warns of land and of sport as a rent, of payers only', () => {
    const rules = [
      { ...RULE, vat_item: 'land' },
      { ...RULE, code: 'sport', when: { purposes: ['sport'] } },
      { ...RULE, code: 'label', label: 'Hala pro sport' },
      { ...RULE, code: 'service', label: 'Sport', vat_item: 'sport_service' },
      { ...RULE, code: 'deposit', kind: 'deposit', vat_item: 'land' },
    ];
    expect(warn({ rules })).toEqual([
      ['LAND_EXEMPT', 'rent'],
      ['SPORT_UNCLEAR', 'sport'],
      ['SPORT_UNCLEAR', 'label'],
    ]);
    expect(warn({ rules, vat_payer: false })).toEqual([]);
  });

  it('warns of missing default tariffs and base rates', () => {
    const tariffs = LIST.tariffs!.map((one) => ({ ...one, is_default: false }));
    const rules = [
      { ...RULE, when: { tariffs: ['private'] } },
      { ...RULE, code: 'fee', kind: 'mandatory' },
    ];
    expect(warn({ tariffs, rules })).toEqual([
      ['NO_DEFAULT_TARIFF', null],
      ['GAP_IN_TARIFFS', 'club'],
    ]);
    expect(warn({ tariffs: [] })).toEqual([]);
  });
});

describe('validateChoices', () => {
  const definition = normalizePriceList({
    ...LIST,
    rules: [RULE, { ...RULE, code: 'cloth', kind: 'addon', unit: 'piece' }],
  });

  it('accepts choices of the list and none', () => {
    expect(validateChoices(definition, {})).toEqual([]);
    const addons = [{ code: 'cloth' }, { code: 'cloth', quantity: 3 }];
    expect(
      validateChoices(definition, { tariff: 'club', options: ['hall', 'music', 'lights'], addons }),
    ).toEqual([]);
  });

  it('refuses unknown and exclusive choices', () => {
    const addons = [{ code: 'rent' }, { code: 'cloth', quantity: 0 }, { code: 'cloth', quantity: 1.5 }];
    expect(
      validateChoices(definition, { tariff: 'gone', options: ['hall', 'gone', 'lounge'], addons }),
    ).toEqual([
      { field: 'tariff', code: 'UNKNOWN_TARIFF' },
      { field: 'options.1', code: 'UNKNOWN_OPTION' },
      { field: 'options.2', code: 'OPTIONS_EXCLUSIVE' },
      { field: 'addons.0.code', code: 'UNKNOWN_ADDON' },
      { field: 'addons.1.quantity', code: 'QUANTITY_OUT_OF_RANGE' },
      { field: 'addons.2.quantity', code: 'QUANTITY_OUT_OF_RANGE' },
    ]);
  });
});

describe('findTariffForCompany', () => {
  const definition = normalizePriceList({
    ...LIST,
    tariffs: [
      ...LIST.tariffs!,
      { code: 'any-club', label: 'Club', kind: 'neziskova', legal_forms: ['706', '736'] },
      { code: 'local', label: 'Local', kind: 'komercni', municipality_code: '581283' },
    ],
  });

  it.each([
    ['706', '581283', 'club'],
    ['736', '581283', 'any-club'],
    ['706', '554782', 'any-club'],
    ['112', '581283', 'local'],
    ['112', '554782', undefined],
    [null, '581283', 'local'],
    ['706', null, 'any-club'],
  ])('legal form %p in %p has the tariff %p', (legalForm, municipalityCode, code) => {
    expect(findTariffForCompany(definition, { legalForm, municipalityCode })?.code).toBe(code);
  });
});
