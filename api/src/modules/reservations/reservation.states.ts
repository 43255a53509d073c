import type { ReservationStatus } from './reservation.entity.ts';

export type ReservationAction = 'confirm' | 'refuse' | 'cancel' | 'move' | 'change' | 'note';
/** The host is the space's owner or the operator; the guest is authenticated by the link. */
export type Side = 'host' | 'guest';
/** Fields of a reservation the rules depend on. */
export type ReservationFacts = {
  readonly status: ReservationStatus;
  readonly startsAt: Date;
  readonly expiresAt: Date | null;
  readonly awaitsProof?: boolean;
};

/** `to` is null when the status stays. */
export type Step = {
  action: ReservationAction;
  from: readonly ReservationStatus[];
  to: ReservationStatus | null;
  by: Side;
  /** Only before the slot begins. */
  isBefore: boolean;
  /** Only after the guest's e-mail address is confirmed. */
  isAfterProof?: true;
};

/** State machine of a reservation; anything not listed is a conflict. `cancelled` is final. */
const STEPS: readonly Step[] = [
  { action: 'confirm', from: ['pending'], to: 'confirmed', by: 'host', isBefore: true, isAfterProof: true },
  { action: 'refuse', from: ['pending'], to: 'cancelled', by: 'host', isBefore: true },
  { action: 'cancel', from: ['confirmed'], to: 'cancelled', by: 'host', isBefore: true },
  { action: 'cancel', from: ['pending', 'confirmed'], to: 'cancelled', by: 'guest', isBefore: true },
  { action: 'move', from: ['pending'], to: null, by: 'host', isBefore: true, isAfterProof: true },
  {
    action: 'change',
    from: ['pending', 'confirmed'],
    to: null,
    by: 'host',
    isBefore: true,
    isAfterProof: true,
  },
  { action: 'change', from: ['confirmed'], to: null, by: 'guest', isBefore: true },
  { action: 'note', from: ['pending', 'confirmed', 'cancelled'], to: null, by: 'host', isBefore: false },
];

/** An expired request holds no time, even before the job has cancelled it. */
export const isLapsed = (
  { status, expiresAt }: Pick<ReservationFacts, 'status' | 'expiresAt'>,
  now: Date,
): boolean => status === 'pending' && expiresAt !== null && expiresAt <= now;

/** Effective status: an expired request is cancelled. */
export const statusAt = (facts: ReservationFacts, now: Date): ReservationStatus =>
  isLapsed(facts, now) ? 'cancelled' : facts.status;

/** A request waits too long once its owner has been reminded of it. */
export const WAITS_LONG_MS = 24 * 3_600_000;
export const waitsLong = (facts: ReservationFacts & { readonly createdAt: Date }, now: Date): boolean =>
  statusAt(facts, now) === 'pending' &&
  !facts.awaitsProof &&
  facts.createdAt.getTime() <= now.getTime() - WAITS_LONG_MS;

const stepsOf = (facts: ReservationFacts, side: Side, now: Date): Step[] =>
  STEPS.filter(
    (step) =>
      step.by === side &&
      step.from.includes(statusAt(facts, now)) &&
      (!step.isBefore || facts.startsAt > now) &&
      !(step.isAfterProof && facts.awaitsProof),
  );

/** The transition available to the side now for one of the actions, or null. */
export const stepOf = (
  facts: ReservationFacts,
  actions: readonly ReservationAction[],
  side: Side,
  now: Date,
): Step | null => stepsOf(facts, side, now).find(({ action }) => actions.includes(action)) ?? null;

/** Actions available to the side now; returned as `allowed_actions`. */
export const allowedActions = (facts: ReservationFacts, side: Side, now: Date): ReservationAction[] =>
  stepsOf(facts, side, now).map(({ action }) => action);

/** Time by which a request must be answered: after `answerHours`, never past its start. */
export const answerBy = (asked: Date, startsAt: Date, answerHours: number): Date =>
  new Date(Math.min(asked.getTime() + answerHours * 3_600_000, startsAt.getTime()));
