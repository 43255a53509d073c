/** Reasons of an incomplete price, in the order of answers. */
export const PRICE_REASONS = [
  'OUTSIDE_WINDOWS',
  'WINDOW_WITHOUT_RATE',
  'NO_PRICE',
  'NO_BASE_RATE',
  'PART_WITHOUT_RATE',
  'TARIFF_MISSING',
  'TARIFF_NEEDS_PROOF',
  'GUESTS_MISSING',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

/** Reasons of a price by opening windows. */
export type WindowPriceReason = Extract<PriceReason, 'OUTSIDE_WINDOWS' | 'WINDOW_WITHOUT_RATE' | 'NO_PRICE'>;
/** Reasons of a price by a list; `NO_PRICE` is only of an amount that exceeds its bound. */
export type PriceListReason = Exclude<PriceReason, 'OUTSIDE_WINDOWS' | 'WINDOW_WITHOUT_RATE'>;
