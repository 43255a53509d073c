export { BookingChoicesInput, parseChoices } from './booking-choices.dto.ts';
export { PricingModule } from './pricing.module.ts';
export {
  NO_CHOICES,
  moveChoices,
  toBookingChoices,
  type BookingChoices,
  type RegisteredCompany,
  type PricedChoices,
} from './booking-request.ts';
export { priceListBooking, toDefinition, type PriceListRecord } from './price-lists/index.ts';
export { PricingService } from './quotes/pricing.service.ts';
export { toMovedRequest } from './quote-input.ts';
export { FormerQuoteDto, QuoteDto } from './quote.dto.ts';
export { Quote } from './quote.entity.ts';
export {
  toPriceState,
  toStoredQuote,
  toTotalHaler,
  type IssuedQuote,
  type PricedQuote,
  type QuoteSnapshot,
} from './quote-snapshot.ts';
export { rejectSlot, rejectSlotLength, type TimeSlot } from './slot-rules.ts';
