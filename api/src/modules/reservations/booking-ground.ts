import { classifyOfferedHours, priceSlot, type OfferedHours, type SlotPrice } from '@prostora/pricing';
import type { OpeningWindow, SpaceGround } from '../availability/index.ts';
import type { House, Term } from './booking-rules.ts';

const MINUTE = 60_000;

/** Half-open interval `[from, until)`. */
export type Busy = { readonly from: Date; readonly until: Date };
/** Consistent snapshot of everything that decides whether a slot of a space can be booked. */
export type Ground = {
  readonly capacity: number | null;
  readonly priceFromHaler: number | null;
  readonly settings: SpaceGround['settings'];
  /** Opening windows of the space itself. */
  readonly windows: readonly OpeningWindow[];
  /** Held or blocked time of the space and of the spaces that share its floor. */
  readonly busy: readonly Busy[];
};

type Span = Pick<Term, 'startsAt' | 'endsAt'>;

/** The slot with the space's buffers around it. */
export const heldSpan = (
  { startsAt, endsAt }: Span,
  { bufferBefore, bufferAfter }: Pick<SpaceGround['settings'], 'bufferBefore' | 'bufferAfter'>,
): Busy => ({
  from: new Date(startsAt.getTime() - bufferBefore * MINUTE),
  until: new Date(endsAt.getTime() + bufferAfter * MINUTE),
});

/** One period may begin at the instant the other ends. */
export const meet = (one: Busy, other: Busy): boolean => one.from < other.until && one.until > other.from;

/** Evaluates the rules and the occupancy of the space for one slot. */
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

/** Whether the slot lies inside, partly inside or outside the opening windows. */
export const offeredHours = ({ windows }: Ground, slot: Span): OfferedHours =>
  classifyOfferedHours(windows, slot);

export const priceInGround = ({ windows, priceFromHaler }: Ground, { startsAt, endsAt }: Span): SlotPrice =>
  priceSlot({ startsAt, endsAt, windows, priceFromHaler });
