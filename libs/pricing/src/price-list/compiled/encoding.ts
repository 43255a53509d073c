import type { RuleKind, RuleUnit } from '../price-list.ts';

/**
 * A compiled list is a sequence of 32-bit integers: header, periods, groups of rules. All positions are
 * relative.
 *
 * Header: length, features, start of the day in minutes, two words of tariffs by requested kind, number
 * of periods, position of the first group.
 * Period: kind, then two bounds, or a number of days and the days.
 * Group: kind, choice and split; its length; its rules.
 * Rule: flags; length and index; amount in haléře or numerator of a share; then the operands of the flags.
 */
export const HEADER_LENGTH = 0;
export const HEADER_FEATURES = 1;
export const HEADER_DAY_START = 2;
export const HEADER_TARIFFS = 3;
export const HEADER_PERIOD_COUNT = 5;
export const HEADER_GROUPS = 6;
export const HEADER_SIZE = 7;

/** Features of a list whose total is no sum of its rules. */
export const FEATURE_NET_VAT = 1;
export const FEATURE_SHARES = 2;

/** Kinds in the order in which they are priced; add-ons are never chosen by the catalogue. */
export const COMPILED_KINDS = [
  'base',
  'mandatory',
  'surcharge',
  'discount',
  'metered',
  'deposit',
] as const satisfies RuleKind[];
export const KIND = { base: 0, mandatory: 1, surcharge: 2, discount: 3, metered: 4, deposit: 5 } as const;
/** From this kind on a group only tells whether a missing number of guests matters. */
export const FIRST_KIND_WITHOUT_AMOUNT = KIND.metered;

export const GROUP_KIND_MASK = 7;
export const GROUP_CHEAPEST = 8;
export const GROUP_SPLIT = 16;
export const GROUP_SIZE = 2;

/** Units by number; 0 is a share of other items. */
export const UNITS = [
  'hour',
  'person_hour',
  'started_hour',
  'day',
  'started_24h',
  'person',
  'event',
] as const satisfies RuleUnit[];
export const UNIT = {
  share: 0,
  hour: 1,
  person_hour: 2,
  started_hour: 3,
  day: 4,
  started_24h: 5,
  person: 6,
  /** Also every other unit, of which one counts. */
  event: 7,
} as const;
export const UNIT_MASK = 7;
export const VAT_SHIFT = 3;
export const VAT_MASK = 15;

/** Conditions and operands of a rule, in the order in which they follow it. */
export const FLAG = {
  tariffs: 1 << 8,
  purposes: 1 << 9,
  layouts: 1 << 10,
  leadDays: 1 << 11,
  minutes: 1 << 12,
  weekdays: 1 << 13,
  periods: 1 << 14,
  notPeriods: 1 << 15,
  clock: 1 << 16,
  guests: 1 << 17,
  step: 1 << 18,
  units: 1 << 19,
  cap: 1 << 20,
  appliesTo: 1 << 21,
  never: 1 << 22,
} as const;
export const FLAGS_OF_CONDITIONS = FLAG.guests * 2 - FLAG.tariffs + FLAG.never;
export const FLAGS_OF_COUNTING = FLAG.step | FLAG.units | FLAG.cap;

/** Start and end of clock times in one word, in minutes since midnight. */
export const CLOCK_SHIFT = 12;
export const CLOCK_MASK = (1 << CLOCK_SHIFT) - 1;

export const RULE_FLAGS = 0;
export const RULE_LENGTH_AND_INDEX = 1;
export const RULE_AMOUNT = 2;
export const RULE_SIZE = 3;
export const RULE_INDEX_MASK = 255;
export const RULE_LENGTH_SHIFT = 8;

/** Kinds of periods: a range of days of each year, of single days, a list of days. */
export const PERIOD_YEARLY = 0;
export const PERIOD_FIXED = 1;
export const PERIOD_DAYS = 2;
/** Bits of the built-in periods; own periods have those below. */
export const HOLIDAYS = 1 << 30;
export const SCHOOL_HOLIDAYS = 1 << 31;
export const MAX_PERIODS = 30;

/** A tariff by requested kind takes eight bits: its index, whether it makes the price incomplete. */
export const TARIFF_BITS = 8;
export const TARIFF_INDEX_MASK = 31;
export const TARIFF_NONE = 31;
export const TARIFF_INCOMPLETE = 32;
