import { fieldError } from '@prostora/strings/cs/errors.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { IssuedQuote } from './quote-snapshot.ts';

/** The token is not ours, or of another question. */
export const quoteTokenInvalid = (): DomainError => invalidField('quote_token', fieldError('quoteToken'));
/** The guest's quote is over and the price is another one now. */
export const priceChanged = (totalBefore: number, quote: IssuedQuote): DomainError =>
  new DomainError('conflict', 'PRICE_CHANGED', { extra: { quote_before: { total: totalBefore }, quote } });
