import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { IssuedQuote } from './quote-snapshot.ts';

/** The token is not authentic or belongs to another quote request. */
export const quoteTokenInvalid = (): DomainError => createFieldError('quote_token', fieldError('quoteToken'));
/** The guest's quote has expired and the price has changed. */
export const priceChanged = (totalBefore: number, quote: IssuedQuote): DomainError =>
  new DomainError('conflict', 'PRICE_CHANGED', { extra: { quote_before: { total: totalBefore }, quote } });
/**
 * The total of several slots is not the one that the guest has seen.
 * @param total present one in CZK
 */
export const totalChanged = (total: number): DomainError =>
  new DomainError('conflict', 'PRICE_CHANGED', { extra: { total } });
