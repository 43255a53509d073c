import { classifyOfferedHours, priceSlot, type OfferedHours, type SlotPrice } from '@prostora/pricing';
import type { OpeningWindow, SpaceGround } from '../availability/index.ts';
import type { House, Term } from './booking-rules.ts';

const MINUTE = 60_000;

/** Half-open instants. */
export type Busy = { readonly from: Date; readonly until: Date };
/** Everything a term of a space is judged by, read at one moment. */
export type Ground = {
  readonly capacity: number | null;
  readonly priceFromHaler: number | null;
  readonly settings: SpaceGround['settings'];
  /** Of the space itself. */
  readonly windows: readonly OpeningWindow[];
  /** Held or blocked time of the space and of those that share its floor. */
  readonly busy: readonly Busy[];
};

type Span = Pick<Term, 'startsAt' | 'endsAt'>;

/** What a booking of the term holds: the term and the space's buffers around it. */
export const heldSpan = (
  { startsAt, endsAt }: Span,
  { bufferBefore, bufferAfter }: Pick<SpaceGround['settings'], 'bufferBefore' | 'bufferAfter'>,
): Busy => ({
  from: new Date(startsAt.getTime() - bufferBefore * MINUTE),
  until: new Date(endsAt.getTime() + bufferAfter * MINUTE),
});

/** Whether the two share a moment; one may begin the moment the other ends. */
export const meet = (one: Busy, other: Busy): boolean => one.from < other.until && one.until > other.from;

/** What the space says to the term. */
export function houseOf(ground: Ground, term: Span): House {
  const { noticeHours, shortestMinutes, longestMinutes, onlyInWindows } = ground.settings;
  const held = heldSpan(term, ground.settings);
  return {
    capacity: ground.capacity,
    noticeHours,
    shortestMinutes,
    longestMinutes,
    onlyInWindows,
    offered: offeredHours(ground, term),
    isTaken: ground.busy.some((busy) => meet(held, busy)),
  };
}

/** How much of the slot lies in the offered hours. */
export const offeredHours = ({ windows }: Ground, slot: Span): OfferedHours =>
  classifyOfferedHours(windows, slot);

/** What the slot costs. */
export const priceInGround = ({ windows, priceFromHaler }: Ground, { startsAt, endsAt }: Span): SlotPrice =>
  priceSlot({ startsAt, endsAt, windows, priceFromHaler });
