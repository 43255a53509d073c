import { MINUTE_MS } from '@prostora/contracts';
import type { ConflictKind } from '@prostora/contracts';
import { classifyOfferedHours, priceSlot, type OfferedHours, type SlotPrice } from '@prostora/pricing';
import type { OpeningWindow, ScheduleContext } from '../availability/index.ts';
import type { TimeSlot } from '../pricing/index.ts';
import type { AvailabilityContext } from './booking-rules.ts';

/** Half-open interval `[from, until)`. */
export type HeldPeriod = { readonly from: Date; readonly until: Date };
/** What holds or blocks time of the space, or of one that shares its floor. */
export type BusyPeriod = HeldPeriod &
  TimeSlot & {
    readonly kind: Exclude<ConflictKind, 'shared_floor'>;
    readonly spaceId: number;
    readonly reservationId: number | null;
    /** Title or guest of a reservation, reason of a block. */
    readonly title: string;
    /** Index of the request of a batch that is planned before; such a reservation has no id yet. */
    readonly requestIndex?: number;
  };
/** Consistent snapshot of everything that decides whether a slot of a space can be booked. */
export type BookingContext = {
  readonly capacity: number | null;
  readonly priceFromHaler: number | null;
  readonly settings: ScheduleContext['settings'];
  /** Opening windows of the space itself. */
  readonly windows: readonly OpeningWindow[];
  /** Held or blocked time of the space and of the spaces that share its floor. */
  readonly busy: readonly HeldPeriod[];
};

/** The same with what holds the time. */
export type BookingSchedule = BookingContext & { readonly busy: readonly BusyPeriod[] };

/** The slot with the space's buffers around it. */
export const toHeldPeriod = (
  { startsAt, endsAt }: TimeSlot,
  { bufferBefore, bufferAfter }: Pick<ScheduleContext['settings'], 'bufferBefore' | 'bufferAfter'>,
): HeldPeriod => ({
  from: new Date(startsAt.getTime() - bufferBefore * MINUTE_MS),
  until: new Date(endsAt.getTime() + bufferAfter * MINUTE_MS),
});

/** One period may begin at the instant the other ends. */
export const overlaps = (one: HeldPeriod, other: HeldPeriod): boolean =>
  one.from < other.until && one.until > other.from;

/** From the first start to the last end of at least one slot. */
export const toSpan = (slots: readonly TimeSlot[]): TimeSlot => ({
  startsAt: new Date(Math.min(...slots.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))),
});

const isTaken = ({ busy, settings }: BookingContext, slot: TimeSlot): boolean => {
  const held = toHeldPeriod(slot, settings);
  return busy.some((one) => overlaps(held, one));
};

/** Evaluates the rules of the space for one slot, and its occupancy unless the caller knows it. */
export function toAvailabilityContext(
  context: BookingContext,
  slot: TimeSlot,
  isOccupied = isTaken(context, slot),
): AvailabilityContext {
  const { noticeHours, shortestMinutes, longestMinutes, onlyInWindows } = context.settings;
  return {
    capacity: context.capacity,
    noticeHours,
    shortestMinutes,
    longestMinutes,
    onlyInWindows,
    offered: classifySlotHours(context, slot),
    isTaken: isOccupied,
  };
}

/** Whether the slot lies inside, partly inside or outside the opening windows. */
export const classifySlotHours = ({ windows }: BookingContext, slot: TimeSlot): OfferedHours =>
  classifyOfferedHours(windows, slot);

export const priceInContext = (
  { windows, priceFromHaler }: BookingContext,
  { startsAt, endsAt }: TimeSlot,
): SlotPrice => priceSlot({ startsAt, endsAt, windows, priceFromHaler });
