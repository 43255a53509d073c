import type { PriceListFieldError } from '@prostora/pricing';
import { DomainError, fieldError, type FieldErrors } from '../../../platform/errors/index.ts';
import type { PriceListConflict } from './price-list.repository.ts';

export const priceListNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** The caller has no customer or not the right of the team, or a space of the list is not theirs. */
export const priceListForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** Only drafts are changed, published and deleted. */
export const priceListPublished = (): DomainError => new DomainError('conflict', 'PRICE_LIST_PUBLISHED');
export const tooManyPriceLists = (): DomainError => new DomainError('conflict', 'PRICE_LISTS_FULL');
/** Published lists hold on the same days for the same spaces. */
export const priceListOverlap = (conflicts: readonly PriceListConflict[]): DomainError =>
  new DomainError('conflict', 'PRICE_LIST_OVERLAP', { extra: { conflicts } });

/** Errors of the definition or of choices by the path of their field. */
export const toPriceListFieldErrors = (errors: readonly PriceListFieldError[], prefix = ''): FieldErrors =>
  Object.fromEntries(
    errors.map(({ field, code }) => [`${prefix}${field}`, fieldError('priceList', { error: code })]),
  );
