import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { IssuedQuote } from './quote-snapshot.ts';

/** The token is not authentic or belongs to another quote request. */
export const quoteTokenInvalid = (): DomainError => createFieldError('quote_token', fieldError('quoteToken'));
/**
 * The price is not the one that the guest has seen.
 * @param total present one of all slots in CZK
 * @param single both prices of a slot alone
 */
export const priceChanged = (
  total: number,
  single: { readonly quote_before: { total: number }; readonly quote: IssuedQuote } | null,
): DomainError => new DomainError('conflict', 'PRICE_CHANGED', { extra: { total, ...single } });
