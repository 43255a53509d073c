export * from './price-list.ts';
export * from './normalize.ts';
export * from './quote.ts';
export { countLeadDays, isInPeriod } from './calendar.ts';
export { priceByList } from './price-by-list.ts';
export { computeTax, findVatRate, MAX_TAXED_RENT_MINUTES } from './vat.ts';
