import type { ReservationStatus } from './reservation.entity.ts';

export type ReservationAction = 'confirm' | 'refuse' | 'cancel' | 'move' | 'change' | 'note';
/** Who stands to a reservation how: the host is the space's owner or the operator, the guest whoever holds its link. */
export type Side = 'host' | 'guest';
/** What the rules ask about a reservation. */
export type ReservationFacts = {
  readonly status: ReservationStatus;
  readonly startsAt: Date;
  readonly expiresAt: Date | null;
  readonly awaitsProof?: boolean;
};

/** A step of a reservation; `to` is nothing where its status stays. */
export type Step = {
  action: ReservationAction;
  from: readonly ReservationStatus[];
  to: ReservationStatus | null;
  by: Side;
  /** Only until the term begins. */
  isBefore: boolean;
  /** Only once the guest's mailbox is proved. */
  isAfterProof?: true;
};

/** The life of a reservation; anything that is not here is a conflict. Cancelled is final. */
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

/** Whether a request waited for an answer in vain: it holds no time any more, whether or not somebody has written that down. */
export const isLapsed = (
  { status, expiresAt }: Pick<ReservationFacts, 'status' | 'expiresAt'>,
  now: Date,
): boolean => status === 'pending' && expiresAt !== null && expiresAt <= now;

/** The status that counts: a lapsed request is over. */
export const statusAt = (facts: ReservationFacts, now: Date): ReservationStatus =>
  isLapsed(facts, now) ? 'cancelled' : facts.status;

/** A request counts as waiting too long once its owner has been reminded of it. */
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

/** The step the side may take now with one of the actions, if there is one. */
export const stepOf = (
  facts: ReservationFacts,
  actions: readonly ReservationAction[],
  side: Side,
  now: Date,
): Step | null => stepsOf(facts, side, now).find(({ action }) => actions.includes(action)) ?? null;

/** What the side may do with a reservation now; pages draw their buttons from it. */
export const allowedActions = (facts: ReservationFacts, side: Side, now: Date): ReservationAction[] =>
  stepsOf(facts, side, now).map(({ action }) => action);

/** Until when a request waits: 72 hours (or what is left of them), never past its own beginning. */
export const answerBy = (asked: Date, startsAt: Date, answerHours: number): Date =>
  new Date(Math.min(asked.getTime() + answerHours * 3_600_000, startsAt.getTime()));
