import { bookingTexts, lengthText } from '@prostora/strings/cs/booking-api.ts';
import { errors, fieldError } from '@prostora/strings/cs/errors.ts';
import type { OfferedHours } from '@prostora/pricing';
import { rejectSlot } from '../pricing/index.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

export type BookingField = 'start_datetime' | 'end_datetime' | 'number_of_guests';
/** Czech message and the field at fault; `isTaken` when another booking holds the slot. */
export type Refusal = { readonly field: BookingField; readonly message: string; readonly isTaken?: true };

/** A requested slot; null timestamps when not given. */
export type AskedTerm = {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly guests: number;
};
export type Term = { readonly startsAt: Date; readonly endsAt: Date; readonly guests: number };

/** The rules and the occupancy of the space, evaluated for one slot. */
export type House = {
  readonly capacity: number | null;
  readonly noticeHours: number;
  readonly shortestMinutes: number;
  readonly longestMinutes: number;
  readonly onlyInWindows: boolean;
  readonly offered: OfferedHours;
  readonly isTaken: boolean;
};

type HouseRule = (term: Term, house: House, now: Date) => Refusal | null;

const refusal = (field: BookingField, message: string): Refusal => ({ field, message });
const length = ({ startsAt, endsAt }: Term): number => endsAt.getTime() - startsAt.getTime();
/** Rules set by the owner of the space. */
const OF_HOUSE: readonly HouseRule[] = [
  ({ guests }, { capacity }) =>
    capacity !== null && guests > capacity
      ? refusal('number_of_guests', fieldError('tooManyGuests', { max: capacity }))
      : null,
  ({ startsAt }, { noticeHours }, now) =>
    startsAt.getTime() < now.getTime() + noticeHours * HOUR
      ? refusal('start_datetime', fieldError('notice', { max: noticeHours }))
      : null,
  (term, { shortestMinutes }) =>
    length(term) < shortestMinutes * MINUTE
      ? refusal('end_datetime', fieldError('shortest', { max: lengthText(shortestMinutes) }))
      : null,
  (term, { longestMinutes }) =>
    length(term) > longestMinutes * MINUTE + (longestMinutes >= 1440 ? HOUR : 0)
      ? refusal('end_datetime', fieldError('longest', { max: lengthText(longestMinutes) }))
      : null,
  (_term, { onlyInWindows, offered }) =>
    onlyInWindows && offered !== 'inside' ? refusal('start_datetime', fieldError('outsideWindows')) : null,
];

const refusalOfTaken = ({ isTaken }: House): Refusal | null =>
  isTaken ? { ...refusal('start_datetime', errors.SLOT_TAKEN), isTaken: true } : null;

function firstOf<Rule>(rules: readonly Rule[], judge: (rule: Rule) => Refusal | null): Refusal | null {
  for (const rule of rules) {
    const refused = judge(rule);
    if (refused) return refused;
  }
  return null;
}

/** The slot when both timestamps are given, else a rejection of the missing field. */
export function wholeTerm({ startsAt, endsAt, guests }: AskedTerm): Term | Refusal {
  if (startsAt === null) return refusal('start_datetime', bookingTexts.incomplete);
  return endsAt === null ? refusal('end_datetime', bookingTexts.incomplete) : { startsAt, endsAt, guests };
}

/** First broken rule that does not depend on the space. */
export const refusalOfTerm = (term: Term, now: Date): Refusal | null => rejectSlot(term, now);
/** First broken rule for a guest: general rules, then the owner's rules, then occupancy. */
export const refusalOfBooking = (term: Term, house: House, now: Date): Refusal | null =>
  refusalOfTerm(term, now) ?? firstOf(OF_HOUSE, (rule) => rule(term, house, now)) ?? refusalOfTaken(house);
/** First broken rule for a host: general rules and occupancy; the owner's own rules do not apply. */
export const refusalOfMove = (term: Term, house: House, now: Date): Refusal | null =>
  refusalOfTerm(term, now) ?? refusalOfTaken(house);
