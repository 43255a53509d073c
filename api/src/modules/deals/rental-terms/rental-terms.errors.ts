import { DomainError } from '../../../platform/errors/index.ts';
import type { RentalTermsConflict } from './rental-terms.repository.ts';

export const rentalTermsNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** The caller has no customer or not the right of the team, or a space of the terms is not theirs. */
export const rentalTermsForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** Only drafts are changed, published and deleted. */
export const rentalTermsPublished = (): DomainError => new DomainError('conflict', 'RENTAL_TERMS_PUBLISHED');
export const tooManyRentalTerms = (): DomainError => new DomainError('conflict', 'RENTAL_TERMS_FULL');
/** Published terms are the default as well, or hold for the same spaces. */
export const rentalTermsOverlap = (conflicts: readonly RentalTermsConflict[]): DomainError =>
  new DomainError('conflict', 'RENTAL_TERMS_OVERLAP', { extra: { conflicts } });
