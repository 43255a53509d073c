import type { OrderQuote } from '../membership-credit.ts';
import type { OrderQuoteDto } from './order-quote.dto.ts';

/** Converts haléře to CZK. */
export const toOrderQuote = (quote: OrderQuote): OrderQuoteDto => ({
  price: quote.priceHaler / 100,
  parts: quote.parts.map(({ plan, days, amountHaler }) => ({ plan, days, amount: amountHaler / 100 })),
  credit: quote.creditHaler / 100,
  to_pay: quote.toPayHaler / 100,
  leftover: quote.leftoverHaler / 100,
  starts_at: quote.startsAt.toISOString(),
  ends_at: quote.endsAt.toISOString(),
  prolongs: quote.isProlonging,
});
