import { DomainError } from '../../../platform/errors/index.ts';

export const privacyRequestNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** A request of the mailbox and kind waits for its proof or its answer. */
export const privacyRequestOpen = (): DomainError => new DomainError('conflict', 'PRIVACY_REQUEST_OPEN');
/** The state of the request does not allow the step. */
export const privacyStepNotAllowed = (): DomainError => new DomainError('conflict', 'PRIVACY_REQUEST_STATE');
/** A guest has bookings ahead, which are cancelled first. */
export const guestReservationsAhead = (): DomainError =>
  new DomainError('conflict', 'GUEST_RESERVATIONS_AHEAD');
