import { DAY_MS, type WaitingState } from '@prostora/contracts';
import { alreadyWaiting, lapseRecorded } from '../reservation.errors.ts';

const MAX_OFFER_MS = DAY_MS;
const PUBLIC_AFTER_LAPSES = 3;

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

/** An offer that a person declined or let expire. */
export type Lapse = Slot & {
  readonly id: number;
  readonly mailboxHash: string | null;
  /** Whether the time was not booked since. */
  readonly isCurrent: boolean;
};
type Slot = { readonly startsAt: Date; readonly endsAt: Date };

const overlaps = (one: Slot, other: Slot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A mailbox with a lapsed offer gets no other one of overlapping time. */
export const hasLapse = (slot: Slot, mailboxHash: string, lapses: readonly Lapse[]): boolean =>
  lapses.some((lapse) => lapse.mailboxHash === mailboxHash && overlaps(lapse, slot));

/** @throws DomainError WAITLIST_LAPSE after the address declined an offer of overlapping time or let it expire (ADR 48) */
export function assertNoLapse(slot: Slot, mailboxHash: string, lapses: readonly Lapse[]): void {
  if (hasLapse(slot, mailboxHash, lapses)) throw lapseRecorded();
}

/**
 * The live entry of the same slot; an address has one live entry for overlapping time.
 * @param live entries of the address for overlapping time
 * @throws DomainError WAITLIST_OVERLAP for one of another slot
 */
export function findTwin<Entry extends Slot>(
  { startsAt, endsAt }: Slot,
  live: readonly Entry[],
): Entry | null {
  const twin = live.find((entry) => +entry.startsAt === +startsAt && +entry.endsAt === +endsAt);
  if (live.length > 0 && !twin) throw alreadyWaiting();
  return twin ?? null;
}

/**
 * The lapse that made time of the slot public: the third one of the same time since it was last booked. Public time is
 * not offered to the list and free for everybody.
 * @param lapses in their order
 */
export function findPublicLapse(slot: Slot, lapses: readonly Lapse[]): Lapse | null {
  const counted: Lapse[] = [];
  for (const lapse of lapses.filter((one) => one.isCurrent && overlaps(one, slot))) {
    counted.push(lapse);
    const starts = counted.map(({ startsAt }) => (startsAt > slot.startsAt ? startsAt : slot.startsAt));
    const isThird = starts.some(
      (start) =>
        counted.filter(({ startsAt, endsAt }) => startsAt <= start && start < endsAt).length >=
        PUBLIC_AFTER_LAPSES,
    );
    if (isThird) return lapse;
  }
  return null;
}

/** Whether the person may still leave the list. */
export const canLeave = (fields: WaitingStateFields, now: Date): boolean =>
  isOpen(waitingStateAt(fields, now));

/** End of an offer: after 24 hours or a quarter of the time to the start, whichever is earlier. */
export const offerDeadline = (now: Date, startsAt: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_OFFER_MS, (startsAt.getTime() - now.getTime()) / 4));
