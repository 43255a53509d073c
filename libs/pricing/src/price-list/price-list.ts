/** Definition of a price list: values, limits, the body of the contract and the normalised form. */

export const RULE_KINDS = [
  'base',
  'surcharge',
  'mandatory',
  'addon',
  'discount',
  'metered',
  'deposit',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_UNITS = [
  'event',
  'hour',
  'started_hour',
  'day',
  'started_24h',
  'person',
  'person_hour',
  'piece',
  'kwh',
  'm3',
] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

/** Units only of `metered` rules. */
export const METERED_UNITS = ['kwh', 'm3'] as const satisfies readonly RuleUnit[];
/** Units that are rounded up to `step_minutes`. */
export const STEP_UNITS = ['hour', 'person_hour'] as const satisfies readonly RuleUnit[];
/** Units that can be split by days of the list. */
export const SPLIT_UNITS = [
  'hour',
  'started_hour',
  'day',
  'person_hour',
] as const satisfies readonly RuleUnit[];
/** Kinds that can have a percentage or a fraction instead of an amount. */
export const RELATIVE_KINDS = ['surcharge', 'discount'] as const satisfies readonly RuleKind[];

export const COVERED_TIMES = ['event', 'access', 'access_to_end'] as const;
/** Which time counts: of the event, from entry to exit, or from entry to the end of the event. */
export type CoveredTime = (typeof COVERED_TIMES)[number];

export const VAT_ITEMS = [
  'rent',
  'service',
  'catering',
  'alcohol',
  'parking',
  'sport_service',
  'sport_exempt',
  'accommodation',
  'land',
] as const;
/** Row of the VAT table. */
export type VatItem = (typeof VAT_ITEMS)[number];

export const TARIFF_KINDS = ['soukroma', 'komercni', 'neziskova', 'mistni_spolek', 'obcan', 'skola'] as const;
/** Kind of tenant, the same on the whole platform. */
export type TariffKind = (typeof TARIFF_KINDS)[number];

export const PERIOD_KINDS = ['yearly', 'fixed', 'days'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];
/** Periods that every list has; their codes are reserved. */
export const BUILT_IN_PERIODS = ['holidays', 'school_holidays'] as const;
export type BuiltInPeriod = (typeof BUILT_IN_PERIODS)[number];

export const GROUP_CHOICES = ['first', 'cheapest'] as const;
/** Which rule of a group counts: the first that holds, or the one of the least amount. */
export type GroupChoice = (typeof GROUP_CHOICES)[number];

export const PRICE_LIST_LIMITS = {
  listsPerCustomer: 50,
  rules: 200,
  tariffs: 30,
  options: 30,
  periods: 30,
  /** Groups cannot outnumber rules. */
  groups: 200,
  spaces: 200,
  /** Days of one period of kind `days`. */
  periodDays: 366,
  /** Values of one condition, of `applies_to` and of `legal_forms`. */
  listValues: 200,
  code: 40,
  name: 120,
  label: 120,
  /** In CZK. */
  amount: 10_000_000,
  fraction: 1000,
  stepMinutes: 240,
  units: 100_000,
  guests: 100_000,
  /** The longest slot, with its access time, does not exceed it. */
  minutes: 100_000,
  leadDays: 730,
  addonQuantity: 100_000,
  tryBookings: 20,
} as const;

/** Code of a rule, tariff, option, period or group. */
export const PRICE_LIST_CODE = /^[a-z0-9-]{1,40}$/u;
export const DEFAULT_DAY_START = '06:00';

export type PriceListTariff = {
  readonly code: string;
  readonly label: string;
  readonly kind: TariffKind;
  readonly isDefault: boolean;
  readonly needsVerification: boolean;
  /** Legal forms of the company register, as „706“. */
  readonly legalForms: readonly string[];
  readonly municipalityCode: string | null;
};

export type PriceListOption = {
  readonly code: string;
  readonly label: string;
  /** Options of one group exclude each other. */
  readonly group: string | null;
  readonly isDefault: boolean;
};

/** Days of the list; both ends are inclusive. */
export type PriceListPeriod = { readonly code: string; readonly label: string } & (
  | {
      readonly kind: 'yearly';
      /** MM-DD; may cross the New Year. */
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'fixed';
      /** YYYY-MM-DD. */
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'days'; readonly days: readonly string[] }
);

export type PriceListGroup = { readonly code: string; readonly choose: GroupChoice };

/** All conditions hold; an empty list or `null` is no condition. */
export type RuleConditions = {
  readonly tariffs: readonly string[];
  /** Slugs of purposes. */
  readonly purposes: readonly string[];
  readonly layouts: readonly string[];
  /** At least one is chosen. */
  readonly options: readonly string[];
  /** None is chosen. */
  readonly notOptions: readonly string[];
  /** 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  readonly periods: readonly string[];
  readonly notPeriods: readonly string[];
  /** HH:MM; the slot begins in `[from, to)`, which may run over midnight. */
  readonly from: string | null;
  readonly to: string | null;
  /** Of the counted time, inclusive. */
  readonly minMinutes: number | null;
  readonly maxMinutes: number | null;
  readonly minGuests: number | null;
  readonly maxGuests: number | null;
  readonly maxLeadDays: number | null;
};

export type PriceListRule = {
  readonly code: string;
  readonly label: string;
  readonly kind: RuleKind;
  readonly group: string | null;
  /** `null` of a percentage or a fraction. */
  readonly unit: RuleUnit | null;
  /** Haléře for one unit; `null` of a percentage, a fraction, or a meter billed by actual consumption. */
  readonly amountHaler: number | null;
  readonly percent: number | null;
  readonly fraction: readonly [number, number] | null;
  /** Codes of the items that a percentage is taken from, or that a discount may consume. */
  readonly appliesTo: readonly string[];
  readonly covers: CoveredTime;
  readonly stepMinutes: number;
  readonly minUnits: number;
  readonly freeUnits: number;
  readonly capHaler: number | null;
  readonly split: boolean;
  readonly vatItem: VatItem;
  readonly refundable: boolean;
  readonly upTo: boolean;
  readonly minusTotal: boolean;
  readonly when: RuleConditions;
};

/** A price list with every default filled in and money in haléře, as it is stored and priced. */
export type PriceListDefinition = {
  readonly name: string;
  /** Amounts of the list include VAT. */
  readonly includesVat: boolean;
  /** The owner is a payer of VAT. */
  readonly vatPayer: boolean;
  /** HH:MM at which a day of the list begins. */
  readonly dayStart: string;
  readonly tariffs: readonly PriceListTariff[];
  readonly options: readonly PriceListOption[];
  readonly periods: readonly PriceListPeriod[];
  readonly groups: readonly PriceListGroup[];
  readonly rules: readonly PriceListRule[];
};
