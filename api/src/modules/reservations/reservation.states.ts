import { BOOKING, DAY_MS, HOUR_MS } from '@prostora/contracts';
import type { CancelledBy, ReservationSource, ReservationStatus, Reservation } from './reservation.entity.ts';

export type ReservationAction = 'confirm' | 'refuse' | 'cancel' | 'move' | 'change' | 'note';
/** The host is the space's owner or the operator; the guest is authenticated by the link. */
export type Side = 'host' | 'guest';

/** The side on which somebody acts; operators and the system act for the host. */
export const toSide = (by: CancelledBy): Side => (by === 'guest' ? 'guest' : 'host');
/** Fields of a reservation the rules depend on. */
export type ReservationStateFields = {
  readonly status: ReservationStatus;
  readonly startsAt: Date;
  readonly expiresAt: Date | null;
  readonly awaitsEmailConfirmation?: boolean;
  /** Of a pending one: both sides have agreed, and it waits for signature or payment. */
  readonly agreedAt?: Date | null;
};
/** `agreed`: pending, but not for an answer. */
type ReservationPhase = ReservationStatus | 'agreed';

/** `to` is null when the status stays. */
export type ReservationTransition = {
  action: ReservationAction;
  from: readonly ReservationPhase[];
  to: ReservationStatus | null;
  by: Side;
  /** Only before the slot begins. */
  isBeforeStart: boolean;
  /** Only after the guest's e-mail address is confirmed. */
  requiresConfirmedEmail?: true;
};

/** State machine of a reservation; anything not listed is a conflict. `cancelled` is final. */
const TRANSITIONS: readonly ReservationTransition[] = [
  {
    action: 'confirm',
    from: ['pending'],
    to: 'confirmed',
    by: 'host',
    isBeforeStart: true,
    requiresConfirmedEmail: true,
  },
  { action: 'refuse', from: ['pending'], to: 'cancelled', by: 'host', isBeforeStart: true },
  { action: 'cancel', from: ['agreed', 'confirmed'], to: 'cancelled', by: 'host', isBeforeStart: true },
  {
    action: 'cancel',
    from: ['pending', 'agreed', 'confirmed'],
    to: 'cancelled',
    by: 'guest',
    isBeforeStart: true,
  },
  {
    action: 'move',
    from: ['pending'],
    to: null,
    by: 'host',
    isBeforeStart: true,
    requiresConfirmedEmail: true,
  },
  {
    action: 'change',
    from: ['pending', 'agreed', 'confirmed'],
    to: null,
    by: 'host',
    isBeforeStart: true,
    requiresConfirmedEmail: true,
  },
  { action: 'change', from: ['agreed', 'confirmed'], to: null, by: 'guest', isBeforeStart: true },
  {
    action: 'note',
    from: ['pending', 'agreed', 'confirmed', 'cancelled'],
    to: null,
    by: 'host',
    isBeforeStart: false,
  },
];

/** An expired request holds no time, even before the job has cancelled it. */
export const isExpired = (
  { status, expiresAt }: Pick<ReservationStateFields, 'status' | 'expiresAt'>,
  now: Date,
): boolean => status === 'pending' && expiresAt !== null && expiresAt <= now;

/** Effective status: an expired request is cancelled. */
export const statusAt = (fields: ReservationStateFields, now: Date): ReservationStatus =>
  isExpired(fields, now) ? 'cancelled' : fields.status;

/** Whether both sides have agreed; a change then needs the other one. */
export const isAgreed = ({
  status,
  agreedAt = null,
}: Pick<ReservationStateFields, 'status' | 'agreedAt'>): boolean =>
  status === 'confirmed' || (status === 'pending' && agreedAt !== null);

const toPhase = (fields: ReservationStateFields, now: Date): ReservationPhase => {
  const status = statusAt(fields, now);
  return status === 'pending' && isAgreed(fields) ? 'agreed' : status;
};

/** Not cancelled and not begun: what changes of a series apply to. */
export const isRemaining = (fields: ReservationStateFields, now: Date): boolean =>
  fields.startsAt > now && statusAt(fields, now) !== 'cancelled';

/** Whether the time is held for a guest who has to decide, sign or pay. */
export const isOption = (
  fields: ReservationStateFields & { readonly source: ReservationSource },
  now: Date,
): boolean => (fields.source === 'owner' || isAgreed(fields)) && statusAt(fields, now) === 'pending';

/** End of an offer to a person on a waiting list, for whom the reservation holds the slot; null for others. */
export const findOfferEnd = (
  fields: ReservationStateFields & { readonly source: ReservationSource },
  now: Date,
): Date | null =>
  fields.source === 'waitlist' && fields.awaitsEmailConfirmation && statusAt(fields, now) === 'pending'
    ? fields.expiresAt
    : null;

/** A request waits too long once its owner has been reminded of it; an option waits for its guest. */
export const WAITS_LONG_MS = DAY_MS;
export const waitsLong = (
  fields: ReservationStateFields & { readonly createdAt: Date; readonly source: ReservationSource },
  now: Date,
): boolean =>
  statusAt(fields, now) === 'pending' &&
  !isOption(fields, now) &&
  !fields.awaitsEmailConfirmation &&
  fields.createdAt.getTime() <= now.getTime() - WAITS_LONG_MS;

const listTransitions = (fields: ReservationStateFields, side: Side, now: Date): ReservationTransition[] =>
  TRANSITIONS.filter(
    (transition) =>
      transition.by === side &&
      transition.from.includes(toPhase(fields, now)) &&
      (!transition.isBeforeStart || fields.startsAt > now) &&
      !(transition.requiresConfirmedEmail && fields.awaitsEmailConfirmation),
  );

/** The transition available to the side now for one of the actions, or null. */
export const findTransition = (
  fields: ReservationStateFields,
  actions: readonly ReservationAction[],
  side: Side,
  now: Date,
): ReservationTransition | null =>
  listTransitions(fields, side, now).find(({ action }) => actions.includes(action)) ?? null;

/** Actions available to the side now; returned as `allowed_actions`. */
export const allowedActions = (fields: ReservationStateFields, side: Side, now: Date): ReservationAction[] =>
  listTransitions(fields, side, now).map(({ action }) => action);

/** Time by which a request must be answered: after `answerHours`, never past its start. */
export const answerDeadline = (requestedAt: Date, startsAt: Date, answerHours: number): Date =>
  new Date(Math.min(requestedAt.getTime() + answerHours * HOUR_MS, startsAt.getTime()));

/** Whether a list holds only what waits for an answer; the soonest event stands first there. */
export const isWaitingList = (filter: {
  readonly status?: ReservationStatus | 'waiting' | null | undefined;
  readonly waiting?: string | null | undefined;
}): boolean => Boolean(filter.waiting) || filter.status === 'pending' || filter.status === 'waiting';

/** Time until which an unconfirmed request holds its slot; longer when its owner has offered the slot. */
export function confirmationDeadline(requestedAt: Date, startsAt: Date, source: ReservationSource): Date {
  const minutes = source === 'offer' ? BOOKING.offerConfirmHours * 60 : BOOKING.confirmMinutes;
  return new Date(Math.min(requestedAt.getTime() + minutes * 60_000, startsAt.getTime()));
}

const PROLONGED_MS = 3 * DAY_MS;

export type OptionState = 'open' | 'confirmed' | 'ended';
export type Option = Pick<Reservation, 'status' | 'startsAt' | 'expiresAt' | 'source'> &
  Partial<Pick<Reservation, 'agreedAt'>>;

/** State of a reservation that was entered as an option. */
export function resolveOptionState(option: Option, now: Date): OptionState {
  const status = statusAt(option, now);
  if (status === 'confirmed') return 'confirmed';
  return status === 'pending' && option.startsAt > now ? 'open' : 'ended';
}

/**
 * End of an option that waits for the guest's decision, prolonged by three days, never past its start; null when it cannot
 * be prolonged.
 */
export function prolongOption(option: Option, now: Date): Date | null {
  const { expiresAt, startsAt, source } = option;
  if (source !== 'owner' || isAgreed(option) || expiresAt === null) return null;
  if (resolveOptionState(option, now) !== 'open') return null;
  const until = new Date(Math.min(expiresAt.getTime() + PROLONGED_MS, startsAt.getTime()));
  return until > expiresAt ? until : null;
}

const LINK_MS = 30 * DAY_MS;

/** Whether links about an event have ended: thirty days after it. */
export const isLinkOver = (eventEnd: Date, now: Date): boolean =>
  now.getTime() > eventEnd.getTime() + LINK_MS;
