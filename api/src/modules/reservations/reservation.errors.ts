import type { RentalTermsSummaryDto } from '../spaces/index.ts';
import { BOOKING, type SlotTakenMembers } from '@prostora/contracts';
import {
  DomainError,
  createFieldError,
  translateDatabaseError,
  fieldError,
} from '../../platform/errors/index.ts';
import type { BookingRejection } from './booking-rules.ts';
import type { SlotConflict } from './slot-conflicts.ts';
import type { CancelledBy } from './reservation.entity.ts';
import {
  findTransition,
  isExpired,
  type ReservationAction,
  type ReservationStateFields,
  type Side,
} from './reservation.states.ts';

/** A member of the host's team without the permission. */
export const reservationForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
/** The step applies to reservations in spaces in which the member may not write. */
export const reservationGroupForbidden = (): DomainError =>
  new DomainError('forbidden', 'RESERVATION_GROUP_FORBIDDEN');
/** Also for reservations the actor may not see. */
export const reservationNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const loginRequired = (): DomainError => new DomainError('unauthenticated', 'UNAUTHENTICATED');
/** The slot breaks a rule; reported on its field. */
export const slotRejected = ({ field, error }: BookingRejection): DomainError =>
  createFieldError(field, error);
/** The slots cannot be booked, because something holds their time. */
export class SlotTaken extends DomainError {
  /** What holds them; empty where it was not looked for. */
  readonly conflicts: readonly TakenSlot[];

  constructor(conflicts: readonly TakenSlot[], members: SlotTakenMembers) {
    super('conflict', 'SLOT_TAKEN', { extra: members });
    this.conflicts = conflicts;
  }
}

/**
 * To a guest: which of the wanted slots are taken, but not by what.
 * @param suggestions other members of the answer
 */
export const slotTaken = (
  slots: readonly TakenSlot[],
  suggestions: Omit<SlotTakenMembers, 'conflicts'> = {},
): SlotTaken => new SlotTaken(slots, { conflicts: slots.map(toTakenSlotMember), ...suggestions });

/** The guest has seen other terms than those in force; null where there are none any more. */
export const rentalTermsChanged = (terms: RentalTermsSummaryDto | null): DomainError =>
  new DomainError('conflict', 'RENTAL_TERMS_CHANGED', { extra: { rental_terms: terms } });

/** To a host: what holds the time of the slots, without names. */
export function slotTakenBy(slots: readonly { readonly conflicts: readonly SlotConflict[] }[]): SlotTaken {
  const conflicts = slots.flatMap((slot) => slot.conflicts);
  return new SlotTaken(conflicts, { conflicts: conflicts.map(toConflictMember) });
}

type TakenSlot = { readonly spaceId: number; readonly startsAt: Date; readonly endsAt: Date };
const toTakenSlotMember = ({ spaceId, startsAt, endsAt }: TakenSlot) => ({
  space_id: spaceId,
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
});

/** Without the title, which may name a guest. */
export const toConflictMember = (conflict: SlotConflict) => ({
  ...toTakenSlotMember(conflict),
  kind: conflict.kind,
  reservation_id: conflict.reservationId,
});

/** The space cannot be booked now. */
export const notOffered = (): DomainError => new DomainError('conflict', 'SLOT_UNAVAILABLE');
/** The transition is not possible in the current status. */
export const reservationClosed = (): DomainError => new DomainError('conflict', 'RESERVATION_CLOSED');
/** The transition waits for the guest to confirm the e-mail address. */
export const reservationUnconfirmed = (): DomainError =>
  new DomainError('conflict', 'RESERVATION_UNCONFIRMED');
export const reservationExpired = (): DomainError => new DomainError('conflict', 'RESERVATION_EXPIRED');
/** Only requests of guests are confirmed together. */
export const reservationIsOption = (): DomainError => new DomainError('conflict', 'RESERVATION_IS_OPTION');
/** An option ends in the future and before the event. */
export const optionEndRejected = (): DomainError =>
  createFieldError('option_until', fieldError('optionUntil'));
export const reservationConflict = (): DomainError => new DomainError('conflict', 'RESERVATION_CHANGED');
/** The code does not match; reported on its field. */
export const confirmationCodeWrong = (remainingAttempts: number): DomainError =>
  createFieldError('code', fieldError('confirmationCode', { left: remainingAttempts }));
export const confirmationCodeLocked = (): DomainError =>
  new DomainError('conflict', 'CONFIRMATION_CODE_LOCKED');
export const confirmationResentTooSoon = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'CONFIRMATION_RESENT_TOO_SOON', { retryAfter: Math.ceil(seconds) });
/** Too many open requests or too much held time for an unconfirmed e-mail address. */
export const unconfirmedLimit = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'UNCONFIRMED_LIMIT', {
    params: { maxRequests: BOOKING.unconfirmedRequests, maxDays: BOOKING.unconfirmedDays },
    retryAfter: Math.ceil(seconds),
  });
export const unconfirmedTooLong = (): DomainError => new DomainError('conflict', 'UNCONFIRMED_TOO_LONG');
/** The guest reached the daily limit of cancellations at the owner. */
export const cancellationLimit = (seconds: number): DomainError =>
  new DomainError('rate-limited', 'CANCELLATION_LIMIT', {
    params: { max: BOOKING.cancellationsPerDay },
    retryAfter: Math.ceil(seconds),
  });
/** An occurrence or the whole series changed since it was read. */
export const seriesConflict = (): DomainError => new DomainError('conflict', 'SERIES_CHANGED');
/** A foreign calendar has an event in the slot. */
export const calendarConflict = (): DomainError => new DomainError('conflict', 'CALENDAR_CONFLICT');
/** A price above the one shown to the guest, who cannot be asked. */
export const priceNeedsConsent = ({ priceHaler }: { priceHaler: number }): DomainError =>
  createFieldError(
    'price',
    priceHaler === 0
      ? fieldError('priceNotShown')
      : fieldError('priceAboveShown', { price: priceHaler / 100 }),
  );
/** A confirmed reservation changes only by a proposal the guest accepts. */
export const proposalRequired = (): DomainError => new DomainError('conflict', 'PROPOSAL_NEEDED');
/** The proposal is decided, expired or replaced. */
export const proposalClosed = (): DomainError => new DomainError('conflict', 'PROPOSAL_CLOSED');
export const reasonRequired = (): DomainError =>
  new DomainError('invalid', 'REASON_REQUIRED', { fields: { reason: fieldError('required') } });

/** Whether the error means a taken slot, raised by our check or by the exclusion constraint. */
export function isSlotTaken(error: unknown): boolean {
  const domainError = error instanceof DomainError ? error : translateDatabaseError(error);
  return domainError?.code === 'SLOT_TAKEN';
}

/**
 * @returns the first of the actions that the side may take now
 * @throws DomainError RESERVATION_EXPIRED, RESERVATION_UNCONFIRMED or RESERVATION_CLOSED
 */
export function assertTransition(
  reservation: ReservationStateFields & { readonly cancelledBy: CancelledBy | null },
  actions: readonly ReservationAction[],
  side: Side,
  now: Date,
): ReservationAction {
  const transition = findTransition(reservation, actions, side, now);
  if (transition) return transition.action;
  if (isExpired(reservation, now) || reservation.cancelledBy === 'system') throw reservationExpired();
  const isPossibleLater = findTransition(
    { ...reservation, awaitsEmailConfirmation: false },
    actions,
    side,
    now,
  );
  throw isPossibleLater ? reservationUnconfirmed() : reservationClosed();
}

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
