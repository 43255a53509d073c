import { toAgreement } from '../reservation-change.policy.ts';
import {
  toAgreementRecord,
  type AgreementRecord,
  toStepResult,
  type ReservationStepEvent,
  type StepResult,
} from '../reservation.events.ts';
import type { Reservation } from '../reservation.entity.ts';
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

type Versions = { readonly before: AgreementRecord; readonly after: AgreementRecord };

/**
 * The agreements before and after a change: of the reservation, then of the others that the mail names; empty when
 * the step changed none.
 */
export function listVersions(
  { before, result, bundled_changes = [] }: ReservationStepEvent,
  otherIds: readonly number[],
): Versions[] {
  const own = toVersions(before, result);
  if (!own) return [];
  const others = bundled_changes.filter(({ reservation_id }) => otherIds.includes(reservation_id));
  return [own, ...others.flatMap((other) => toVersions(other.before, other.result) ?? [])];
}

function toVersions(before: AgreementRecord | undefined, result: StepResult | undefined): Versions | null {
  if (!before || result?.space_id === undefined || result.guests === undefined) return null;
  const { space_id, guests } = result;
  return { before, after: { ...result, space_id, guests } };
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
