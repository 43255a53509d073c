import type { WaitingState } from '@prostora/contracts';

const HOUR_MS = 3_600_000;
const MAX_OFFER_MS = 24 * HOUR_MS;

/** States in which an entry has a place in the list. */
export const LIVE_STATES = ['waiting', 'offered'] as const satisfies readonly WaitingState[];

/** Fields of an entry the rules depend on. */
export type WaitingStateFields = {
  readonly state: WaitingState;
  readonly startsAt: Date;
  readonly offeredUntil: Date | null;
};

const isOpen = (state: WaitingState): boolean =>
  state === 'unproved' || state === 'waiting' || state === 'offered';

/** Effective state, even before the job has recorded it: offers expire, and entries end with the start of the slot. */
export function waitingStateAt(
  { state, startsAt, offeredUntil }: WaitingStateFields,
  now: Date,
): WaitingState {
  if (state === 'offered' && offeredUntil !== null && offeredUntil <= now) return 'passed';
  return isOpen(state) && startsAt <= now ? 'left' : state;
}

/** Whether the person may still leave the list. */
export const canLeave = (fields: WaitingStateFields, now: Date): boolean =>
  isOpen(waitingStateAt(fields, now));

/** End of an offer: after 24 hours or a quarter of the time to the start, whichever is earlier. */
export const offerDeadline = (now: Date, startsAt: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_OFFER_MS, (startsAt.getTime() - now.getTime()) / 4));
