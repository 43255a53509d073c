import { DomainError } from '../../platform/errors/index.ts';
import { isOpen, type InquiryStateFields } from './inquiry.states.ts';

/** No such inquiry, or no access to it. */
export const inquiryNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Only some members of the owner's team answer inquiries. */
export const inquiryForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** The inquiry is closed. */
export const inquiryClosed = (): DomainError => new DomainError('conflict', 'INQUIRY_CLOSED');
/** The reservation of a chosen offer awaits its confirmation. */
export const offerChosen = (): DomainError => new DomainError('conflict', 'OFFER_CHOSEN');
/** The offer was withdrawn or has expired. */
export const offerExpired = (): DomainError => new DomainError('conflict', 'OFFER_OVER');

/** @throws DomainError NOTFOUND for null, INQUIRY_CLOSED when it is not open */
export function assertOpenInquiry<T extends InquiryStateFields>(
  inquiry: T | null,
  now: Date,
): asserts inquiry is T {
  if (!inquiry) throw inquiryNotFound();
  if (!isOpen(inquiry, now)) throw inquiryClosed();
}
