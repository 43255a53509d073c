import { DomainError } from '../../platform/errors/index.ts';

/** No such inquiry, or none the asking person may know of. */
export const inquiryNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** It is over; nothing of it changes any more. */
export const inquiryClosed = (): DomainError => new DomainError('conflict', 'INQUIRY_CLOSED');
/** The offer was taken back, or its last day has passed. */
export const offerOver = (): DomainError => new DomainError('conflict', 'OFFER_OVER');
