import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';

export const dealNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const dealForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** The step is not possible in the present stage. */
export const dealState = (): DomainError => new DomainError('conflict', 'DEAL_STATE');
/** A gate is neither open nor waived. */
export const gatesClosed = (): DomainError => new DomainError('conflict', 'GATES_CLOSED');
/** The offer has ended, or was answered. */
export const offerOver = (): DomainError => new DomainError('conflict', 'OFFER_OVER');
/** @param offer the version that holds now */
export const offerChanged = (offer: unknown): DomainError =>
  new DomainError('conflict', 'OFFER_CHANGED', { extra: { offer } });
/** @param preview what the cancellation costs */
export const cancellationFee = (preview: unknown): DomainError =>
  new DomainError('conflict', 'CANCELLATION_FEE', { extra: { preview } });
/** The preview has ended, or something it was computed from has changed. */
export const cancellationChanged = (preview: unknown): DomainError =>
  new DomainError('conflict', 'CANCELLATION_CHANGED', { extra: { preview } });
export const waiverReasonRequired = (): DomainError =>
  new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldError('required') } });
export const instalmentPaid = (): DomainError => new DomainError('conflict', 'ALREADY_PAID');
export const overpaid = (openHaler: number): DomainError =>
  createFieldError('amount', fieldError('paymentAboveOpen', { open: openHaler / 100 }));
