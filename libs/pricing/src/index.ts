export {
  classifyOfferedHours,
  findContainingWindow,
  OFFERED_HOURS,
  type OfferedHours,
  type PricedWindow,
} from './windows.ts';
export {
  toElapsedHours,
  PRICE_BASES,
  PRICE_REASONS,
  PRICE_STATES,
  PRICING_ENGINE_VERSION,
  priceSlot,
  type PriceBasis,
  type PriceLine,
  type PriceReason,
  type PriceState,
  type SlotPrice,
  type SlotPriceRequest,
} from './slot-price.ts';
export * from './price-list/index.ts';
