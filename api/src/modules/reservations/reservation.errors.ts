import { fieldError, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { DomainError, invalidField, translateDatabaseError } from '../../platform/errors/index.ts';
import type { Refusal } from './booking-rules.ts';

/** Whose existence is nobody else's business. */
export const reservationNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const loginNeeded = (): DomainError => new DomainError('unauthenticated', 'UNAUTHENTICATED');
/** The term breaks a rule, told on its field. */
export const termRefused = ({ field, message }: Refusal): DomainError => invalidField(field, message);
/** Somebody else has the term; with what is free instead, where it was looked for. */
export const slotTaken = (instead: Readonly<Record<string, unknown>> = {}): DomainError =>
  new DomainError('conflict', 'SLOT_TAKEN', { extra: instead });
/** The space is not offered now. */
export const notOffered = (): DomainError => new DomainError('conflict', 'TERM_UNAVAILABLE');
/** The reservation does not know this step any more. */
export const reservationClosed = (): DomainError => new DomainError('conflict', 'RESERVATION_CLOSED');
export const reservationExpired = (): DomainError => new DomainError('conflict', 'RESERVATION_EXPIRED');
export const reservationChangedMeanwhile = (): DomainError =>
  new DomainError('conflict', 'RESERVATION_CHANGED');
/** The mailed code does not match; told on its field. */
export const proofCodeWrong = (left: number): DomainError =>
  invalidField('code', fieldError('proofCode', { left }));
export const proofCodeLocked = (): DomainError => new DomainError('conflict', 'PROOF_CODE_LOCKED');
export const proofResentTooSoon = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'PROOF_RESENT_TOO_SOON', { retryAfter: Math.ceil(seconds) });
/** More open requests or held time than a mailbox nobody proved may have. */
export const unprovedLimit = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'UNPROVED_LIMIT', { retryAfter: Math.ceil(seconds) });
export const unprovedTooLong = (): DomainError => new DomainError('conflict', 'UNPROVED_TOO_LONG');
/** The guest cancelled as many reservations at the owner as one may in a day. */
export const cancellationLimit = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'CANCELLATION_LIMIT', { retryAfter: Math.ceil(seconds) });
/** A foreign calendar has something else at that time. */
export const calendarConflict = (): DomainError => new DomainError('conflict', 'CALENDAR_CONFLICT');
/** A price above the one the guest saw, which nobody sets alone. */
export const priceNeedsConsent = ({ priceHaler }: { priceHaler: number }): DomainError =>
  invalidField(
    'price',
    priceHaler === 0
      ? fieldError('priceNotShown')
      : fieldError('priceAboveShown', { price: formatCzk(priceHaler / 100) }),
  );
/** A confirmed reservation is changed by a proposal the guest accepts. */
export const proposalNeeded = (): DomainError => new DomainError('conflict', 'PROPOSAL_NEEDED');
/** The proposal is decided, expired or replaced. */
export const proposalClosed = (): DomainError => new DomainError('conflict', 'PROPOSAL_CLOSED');
export const reasonRequired = (): DomainError =>
  new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldErrors.required } });

/** Whether a failure says that somebody else has the term, be it our check or the database's last guard. */
export function isSlotTaken(error: unknown): boolean {
  const refused = error instanceof DomainError ? error : translateDatabaseError(error);
  return refused?.code === 'SLOT_TAKEN';
}
