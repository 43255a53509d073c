export { HEADER_DAY_START, HEADER_SIZE } from './encoding.ts';
export { compilePriceList, DEPENDENCY, type CompiledPriceList } from './compile-price-list.ts';
export { CompiledTotals, OUTCOME } from './compiled-totals.ts';
export type { ChoiceDetails } from './choice-details.ts';
export { SlotDetails } from './slot-details.ts';
export { findPriceFloor, type PriceFloor } from './price-floor.ts';
export { findPeriods, HOLIDAYS, toDayDetails, toDayNumber, type DayDetails } from '../periods.ts';
export { toLayoutBit } from '../context.ts';
