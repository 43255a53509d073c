import type { RuleKind } from '../price-list.ts';

/**
 * A compiled list is a sequence of 32-bit integers: header, periods, groups of rules. All positions are
 * relative.
 *
 * Header: length, features, start of the day in minutes, two words of tariffs by requested kind, default options,
 * position of the first group. Periods follow it.
 * Group: kind, choice and split; its length; its rules.
 * Rule: flags; length and index; amount in haléře or numerator of a share; conditions; then the operands of the flags.
 */
export const HEADER_LENGTH = 0;
export const HEADER_FEATURES = 1;
export const HEADER_DAY_START = 2;
export const HEADER_TARIFFS = 3;
export const HEADER_OPTIONS = 5;
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

/** Flags of a rule: those of its conditions, from bit 0 on, then what follows them, its unit and item of VAT. */
export const FLAG = { step: 1 << 20, units: 1 << 21, cap: 1 << 22, appliesTo: 1 << 23 } as const;
export const FLAGS_OF_COUNTING = FLAG.step | FLAG.units | FLAG.cap;
export const UNIT_SHIFT = 24;
export const UNIT_MASK = 7;
export const VAT_SHIFT = 27;
export const VAT_MASK = 15;

export const RULE_LENGTH_AND_INDEX = 1;
export const RULE_AMOUNT = 2;
export const RULE_SIZE = 3;
export const RULE_INDEX_MASK = 255;
export const RULE_LENGTH_SHIFT = 8;

/** A tariff by requested kind takes eight bits: its index, whether it makes the price incomplete. */
export const TARIFF_BITS = 8;
export const TARIFF_INDEX_MASK = 31;
export const TARIFF_NONE = 31;
export const TARIFF_INCOMPLETE = 32;
