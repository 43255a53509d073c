import { DomainError } from '../../../platform/errors/index.ts';

/** The slot is free: it can be booked instead of waited for. */
export const slotFree = (): DomainError => new DomainError('conflict', 'SLOT_FREE');
/** The offer is over, or the entry has left the list. */
export const waitingClosed = (): DomainError => new DomainError('conflict', 'WAITLIST_CLOSED');
/** A live entry of the address waits for overlapping time. */
export const alreadyWaiting = (): DomainError => new DomainError('conflict', 'WAITLIST_OVERLAP');
/** The address declined an offer of this time or let it expire. */
export const lapseRecorded = (): DomainError => new DomainError('conflict', 'WAITLIST_LAPSE');
/** Too many unconfirmed entries of the e-mail address. */
export const unconfirmedEntriesLimit = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter: seconds });
