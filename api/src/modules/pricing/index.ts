export { PricingModule } from './pricing.module.ts';
export { PricingService } from './pricing.service.ts';
export { FormerQuoteDto, QuoteDto } from './quote.dto.ts';
export { Quote } from './quote.entity.ts';
export {
  buildQuoteSnapshot,
  toPriceState,
  toStoredQuote,
  toTotalHaler,
  type IssuedQuote,
  type QuoteSnapshot,
} from './quote-snapshot.ts';
export { rejectSlot, type TimeSlot } from './slot-rules.ts';
