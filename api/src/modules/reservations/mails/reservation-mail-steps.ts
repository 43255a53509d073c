import { listOtherDays, type BookingDetails } from '@prostora/strings/cs/mail-reservation.ts';
import { toAgreement } from '../changes/agreement.ts';
import { toAgreementRecord, type AgreementRecord } from '../changes/change-proposal.events.ts';
import type { Reservation } from '../reservation.entity.ts';
import { toStepResult, type ReservationStepEvent } from '../reservation.events.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';

/**
 * The guest learns of the owner's own booking when the owner says so, and nothing of its expiry; of a change of
 * several days once.
 */
export const isSilentStep = (
  { source }: Pick<Reservation, 'source'>,
  { step, notified_with, bundled_with }: ReservationStepEvent,
): boolean => {
  if (source === 'owner' && step === 'expired') return true;
  const isNotifiedByChoice = source === 'owner' && (step === 'booked' || step === 'requested');
  return notified_with === undefined && (isNotifiedByChoice || bundled_with !== undefined);
};

/** Lines about the other days of a change or cancellation of several days. */
export function describeOtherDays(
  { step }: ReservationStepEvent,
  others: readonly { readonly text: string }[],
): Pick<BookingDetails, 'otherDays'> {
  if (others.length === 0 || step === 'booked' || step === 'requested') return {};
  const isCancelled = step === 'cancelled' || step === 'refused';
  const days = others.map(({ text }) => text);
  return { otherDays: listOtherDays(isCancelled ? 'cancelled' : 'changed', days) };
}

/** The agreement that the reader knows, and whether one of the gathered changes came with a message. */
export type GatheredState = Partial<AgreementRecord> & { readonly has_message?: boolean };

/** Nothing has been agreed yet; an entry of the owner was agreed on elsewhere. */
export const isUnconfirmedRequest = ({
  confirmedAt,
  source,
}: Pick<Reservation, 'confirmedAt' | 'source'>): boolean => confirmedAt === null && source !== 'owner';

/** One event from the last mailed agreement to the current one; the last change alone when both are equal. */
export function toGatheredStep(
  event: ReservationStepEvent,
  { has_message = event.has_message ?? false, ...lastNotified }: GatheredState,
  current: ReservationWithPeople,
): ReservationStepEvent {
  const agreement = toAgreementRecord(toAgreement(current));
  const before = { ...agreement, ...lastNotified };
  const gatheredEvent = {
    ...event,
    has_message,
    sequence: current.sequence,
    result: toStepResult(current),
  };
  if (Object.entries(agreement).every(([field, value]) => before[field as keyof AgreementRecord] === value))
    return gatheredEvent;
  if (event.step === 'moved' && lastNotified.guests === undefined)
    return { ...gatheredEvent, former: before };
  return { ...gatheredEvent, step: 'changed', former: null, before };
}
