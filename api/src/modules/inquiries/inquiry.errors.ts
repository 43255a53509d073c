import { DomainError } from '../../platform/errors/index.ts';

/** No such inquiry, or no access to it. */
export const inquiryNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** The inquiry is closed. */
export const inquiryClosed = (): DomainError => new DomainError('conflict', 'INQUIRY_CLOSED');
/** The offer was withdrawn or has expired. */
export const offerExpired = (): DomainError => new DomainError('conflict', 'OFFER_OVER');
