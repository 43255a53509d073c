export {
  classifyOfferedHours,
  findContainingWindow,
  OFFERED_HOURS,
  type OfferedHours,
  type PricedWindow,
} from './windows.ts';
export {
  MAX_TOTAL_HALER,
  toElapsedHours,
  PRICE_BASES,
  PRICE_STATES,
  PRICING_ENGINE_VERSION,
  priceSlot,
  type PriceBasis,
  type PriceLine,
  type PriceState,
  type SlotPrice,
  type SlotPriceRequest,
} from './slot-price.ts';
export * from './price-reasons.ts';
export * from './price-list/index.ts';
