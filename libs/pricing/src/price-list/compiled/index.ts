export { HEADER_DAY_START, HOLIDAYS } from './encoding.ts';
export { compilePriceList, DEPENDENCY, toDayNumber, type CompiledPriceList } from './compile-price-list.ts';
export { CompiledTotals, OUTCOME } from './compiled-totals.ts';
export { findPeriods, type ChoiceDetails } from './condition-reader.ts';
export { SlotDetails, toDayDetails, type DayDetails } from './slot-details.ts';
export { findPriceFloor, type PriceFloor } from './price-floor.ts';
