import type { QuoteRequest } from '../booking-request.ts';
import { quoteTokenInvalid } from '../pricing.errors.ts';
import { toComparableInput, toQuoteInput } from '../quote-input.ts';
import type { PricedQuote, QuoteSnapshot } from '../quote-snapshot.ts';
import type { SignedQuotes } from './quote-token.service.ts';

/** The quote of a slot that a guest has seen. */
export type ShownQuote = PricedQuote & {
  /** Whether it applies whatever has been published since. */
  readonly isGuaranteed: boolean;
};
/**
 * Finds the quote of a slot among those a guest has seen.
 * @throws DomainError VALIDATION on `quote_token` when the token is not authentic or is of other requests
 */
export type ShownQuotes = (request: QuoteRequest) => ShownQuote;

/** @param signed null for a token that is not authentic */
export function toShownQuotes(signed: SignedQuotes | null, now: Date): ShownQuotes {
  const byInput = new Map(signed?.quotes.map((quote) => [toComparableInput(quote.input), quote]));
  const isGuaranteed = signed !== null && signed.validUntil > now;
  return (request) => {
    const quote = byInput.get(toComparableInput(toQuoteInput(request)));
    if (!quote) throw quoteTokenInvalid();
    return { ...quote, isGuaranteed };
  };
}

/** A price of 0 is not a price by agreement. */
export const isSamePrice = (one: QuoteSnapshot, other: QuoteSnapshot): boolean =>
  one.total === other.total && (one.basis === 'none') === (other.basis === 'none');
