export { BookingChoicesInput, parseChoices } from './booking-choices.dto.ts';
export { PricingModule } from './pricing.module.ts';
export {
  NO_CHOICES,
  moveChoices,
  toBookingChoices,
  type BookingChoices,
  type RegisteredCompany,
  type PricedChoices,
  type QuoteRequest,
} from './booking-request.ts';
export { priceListBooking, toDefinition, type PriceListRecord } from './price-lists/index.ts';
export { PriceList, PriceScope, VatRate } from './price-lists/index.ts';
export { PricingService, type SlotPrices, type WindowPrices } from './quotes/pricing.service.ts';
export { isSamePrice, type ShownQuotes } from './quotes/shown-quotes.ts';
export { toMovedRequest } from './quote-input.ts';
export { FormerQuoteDto, QuoteDto } from './quote.dto.ts';
export { Quote } from './quote.entity.ts';
export { toPriceState, toStoredQuote, toTotalHaler } from './quote-snapshot.ts';
export type { IssuedQuote, PricedQuote, QuoteSnapshot } from './quote-snapshot.ts';
export { rejectSlot, rejectSlotLength, type TimeSlot } from './slot-rules.ts';
