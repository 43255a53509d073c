import {
  BOOKING,
  DAY_MS,
  isCzechHoliday,
  listRepeatDays,
  type Occurrence,
  repeatSlot,
  toWallSlot,
} from '@prostora/contracts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { rejectSlotLength, type TimeSlot } from '../../pricing/index.ts';
import type { DayLimits } from './booking-policy.ts';
import type { SlotsRequest } from './booking-request.ts';

/** A day of a booking. */
export type BookingDay = Occurrence & {
  readonly isHoliday: boolean;
  /** A public holiday that the pattern leaves out. */
  readonly isSkipped: boolean;
  /** Whether the booking contains it. */
  readonly isChosen: boolean;
};

/**
 * All days of the pattern at the same wall times, with those it leaves out where the limits say so; the given slot
 * without a pattern.
 * @throws DomainError VALIDATION on the time or on `repeat`
 */
export function listBookingDays(
  request: Pick<SlotsRequest, 'startsAt' | 'endsAt' | 'repeat' | 'rooms'>,
  limits: DayLimits,
  now: Date,
): BookingDay[] {
  const lengthRejection = rejectSlotLength(request);
  if (lengthRejection) throw createFieldError(lengthRejection.field, lengthRejection.error);
  const { startsAt, endsAt, repeat, rooms } = request;
  if (limits.pastDays !== null && startsAt.getTime() < now.getTime() - limits.pastDays * DAY_MS)
    throw createFieldError('start_datetime', fieldError('longPast'));
  const days = repeat
    ? repeatDays({ startsAt, endsAt }, repeat, limits)
    : [toDay({ startsAt, endsAt, day: toWallSlot(request).day }, false)];
  const chosen = days.filter(({ isChosen }) => isChosen);
  const last = chosen.at(-1);
  if (!last || chosen.length > limits.days || days.length > (limits.listedDays ?? limits.days))
    throw createFieldError('repeat', fieldError('repeat'));
  if (chosen.length * rooms.length > limits.slots)
    throw createFieldError('repeat', fieldError('repeatRows', { max: limits.slots }));
  if (last.startsAt.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS)
    throw createFieldError(repeat ? 'repeat' : 'start_datetime', fieldError('tooFar'));
  if (repeat && limits.heldDays !== null && sumMs(chosen) > limits.heldDays * DAY_MS)
    throw createFieldError('repeat', fieldError('repeatHeld', { max: limits.heldDays }));
  return days;
}

function repeatDays(
  slot: TimeSlot,
  repeat: NonNullable<SlotsRequest['repeat']>,
  { days, listedDays }: DayLimits,
): BookingDay[] {
  const listed = listedDays === null ? repeat : { ...repeat, skipHolidays: false, except: [] };
  const limit = (listedDays ?? days) + 1;
  return repeatSlot(slot, listRepeatDays(toWallSlot(slot).day, listed, limit)).map((occurrence) => {
    const day = toDay(occurrence, repeat.skipHolidays);
    return { ...day, isChosen: day.isChosen && !repeat.except.includes(day.day) };
  });
}

function toDay(occurrence: Occurrence, skipsHolidays: boolean): BookingDay {
  const isHoliday = isCzechHoliday(occurrence.day);
  const isSkipped = skipsHolidays && isHoliday;
  return { ...occurrence, isHoliday, isSkipped, isChosen: !isSkipped };
}

/** Elapsed time of the slots together. */
export const sumMs = (slots: readonly TimeSlot[]): number =>
  slots.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
