import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from '@prostora/contracts';
import type { OfferedHours } from '@prostora/pricing';
import { fieldError, type FieldError } from '../../platform/errors/index.ts';
import { rejectSlot } from '../pricing/index.ts';

export type BookingField = 'start_datetime' | 'end_datetime' | 'number_of_guests';
/** The broken rule and the field at fault; `isTaken` when another booking holds the slot. */
export type BookingRejection = {
  readonly field: BookingField;
  readonly error: FieldError;
  readonly isTaken?: true;
};

/** A requested slot; null timestamps when not given. */
export type SlotRequest = {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly guests: number;
};
export type BookingSlot = { readonly startsAt: Date; readonly endsAt: Date; readonly guests: number };

/** The rules and the occupancy of the space, evaluated for one slot. */
export type AvailabilityContext = {
  readonly capacity: number | null;
  readonly noticeHours: number;
  readonly shortestMinutes: number;
  readonly longestMinutes: number;
  readonly onlyInWindows: boolean;
  readonly offered: OfferedHours;
  readonly isTaken: boolean;
};

type SlotRule = (slot: BookingSlot, availability: AvailabilityContext, now: Date) => BookingRejection | null;

const buildRejection = (field: BookingField, error: FieldError): BookingRejection => ({ field, error });
const toDurationMs = ({ startsAt, endsAt }: BookingSlot): number => endsAt.getTime() - startsAt.getTime();
/** Rules set by the owner of the space. */
const SPACE_RULES: readonly SlotRule[] = [
  ({ guests }, { capacity }) =>
    capacity !== null && guests > capacity
      ? buildRejection('number_of_guests', fieldError('tooManyGuests', { max: capacity }))
      : null,
  ({ startsAt }, { noticeHours }, now) =>
    startsAt.getTime() < now.getTime() + noticeHours * HOUR_MS
      ? buildRejection('start_datetime', fieldError('notice', { max: noticeHours }))
      : null,
  (slot, { shortestMinutes }) =>
    toDurationMs(slot) < shortestMinutes * MINUTE_MS
      ? buildRejection('end_datetime', fieldError('shortest', { minutes: shortestMinutes }))
      : null,
  (slot, { longestMinutes }) =>
    toDurationMs(slot) > longestMinutes * MINUTE_MS + (longestMinutes >= DAY_MINUTES ? HOUR_MS : 0)
      ? buildRejection('end_datetime', fieldError('longest', { minutes: longestMinutes }))
      : null,
  (_slot, { onlyInWindows, offered }) =>
    onlyInWindows && offered !== 'inside'
      ? buildRejection('start_datetime', fieldError('outsideWindows'))
      : null,
];

export const SLOT_TAKEN_REJECTION: BookingRejection = {
  ...buildRejection('start_datetime', fieldError('SLOT_TAKEN')),
  isTaken: true,
};
const findTakenRejection = ({ isTaken }: AvailabilityContext): BookingRejection | null =>
  isTaken ? SLOT_TAKEN_REJECTION : null;

function findFirstRejection<Rule>(
  rules: readonly Rule[],
  check: (rule: Rule) => BookingRejection | null,
): BookingRejection | null {
  for (const rule of rules) {
    const rejection = check(rule);
    if (rejection) return rejection;
  }
  return null;
}

/** The slot when both timestamps are given, else a rejection of the missing field. */
export function parseSlot({ startsAt, endsAt, guests }: SlotRequest): BookingSlot | BookingRejection {
  if (startsAt === null) return buildRejection('start_datetime', fieldError('bookingIncomplete'));
  return endsAt === null
    ? buildRejection('end_datetime', fieldError('bookingIncomplete'))
    : { startsAt, endsAt, guests };
}

/** First broken rule that does not depend on the space. */
export const findSlotRejection = (slot: BookingSlot, now: Date): BookingRejection | null =>
  rejectSlot(slot, now);
/** First broken rule for a guest: general rules, then the owner's rules, then occupancy. */
export const findBookingRejection = (
  slot: BookingSlot,
  availability: AvailabilityContext,
  now: Date,
): BookingRejection | null =>
  findSlotRejection(slot, now) ??
  findFirstRejection(SPACE_RULES, (rule) => rule(slot, availability, now)) ??
  findTakenRejection(availability);
/**
 * Whether the guests fit in the layout they chose; one that the space does not tell is left to its capacity.
 * @param capacities people by layout
 */
export function findLayoutRejection(
  guests: number,
  layout: string | null,
  capacities: Readonly<Record<string, number>>,
): BookingRejection | null {
  const max = layout !== null && Object.hasOwn(capacities, layout) ? capacities[layout] : undefined;
  return max !== undefined && guests > max
    ? buildRejection('number_of_guests', fieldError('layoutTooSmall', { max }))
    : null;
}
/** First broken rule for a host: general rules and occupancy; the owner's own rules do not apply. */
export const findMoveRejection = (
  slot: BookingSlot,
  availability: AvailabilityContext,
  now: Date,
): BookingRejection | null => findSlotRejection(slot, now) ?? findTakenRejection(availability);
