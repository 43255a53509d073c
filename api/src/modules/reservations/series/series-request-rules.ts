import {
  BOOKING,
  isCzechHoliday,
  listRepeatDays,
  repeatSlot,
  SERIES_REQUEST,
  toWallSlot,
  type Occurrence,
  type RepeatPattern,
  type SeriesDateState,
} from '@prostora/contracts';
import { createFieldError, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { rejectSlotLength, type TimeSlot } from '../../pricing/index.ts';
import {
  overlaps,
  toAvailabilityContext,
  toHeldPeriod,
  type BookingContext,
} from '../booking/booking-context.ts';
import { findBookingRejection } from '../booking/booking-rules.ts';
import { slotRejected } from '../reservation.errors.ts';

const DAY_MS = 24 * 3_600_000;
/** Days of a pattern, with those left out. */
const MAX_LISTED_DAYS = 2 * SERIES_REQUEST.dates;

/** A day of the pattern. */
export type SeriesDay = Occurrence & {
  readonly isHoliday: boolean;
  /** A public holiday that the pattern leaves out. */
  readonly isSkipped: boolean;
  /** Whether the request contains it. */
  readonly isChosen: boolean;
};
/** A day with the reason why it cannot be booked; null when it is free. */
export type SeriesDate = SeriesDay & { readonly state: SeriesDateState; readonly error: FieldError | null };

/**
 * All days of the pattern, at the same wall times as the first slot.
 * @throws DomainError VALIDATION on the time or on `repeat`
 */
export function listSeriesDays(slot: TimeSlot, repeat: RepeatPattern, now: Date): SeriesDay[] {
  const lengthRejection = rejectSlotLength(slot);
  if (lengthRejection) throw createFieldError(lengthRejection.field, lengthRejection.error);
  const allDays = { ...repeat, skipHolidays: false, except: [] };
  const listed = listRepeatDays(toWallSlot(slot).day, allDays, MAX_LISTED_DAYS + 1);
  const days = repeatSlot(slot, listed).map((occurrence): SeriesDay => {
    const isHoliday = isCzechHoliday(occurrence.day);
    const isSkipped = repeat.skipHolidays && isHoliday;
    const isChosen = !isSkipped && !repeat.except.includes(occurrence.day);
    return { ...occurrence, isHoliday, isSkipped, isChosen };
  });
  const chosen = days.filter(({ isChosen }) => isChosen);
  const last = chosen.at(-1);
  if (!last || chosen.length > SERIES_REQUEST.dates || listed.length > MAX_LISTED_DAYS)
    throw createFieldError('repeat', fieldError('repeat'));
  if (last.startsAt.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS)
    throw createFieldError('repeat', fieldError('tooFar'));
  if (sumMs(chosen) > SERIES_REQUEST.heldDays * DAY_MS)
    throw createFieldError('repeat', fieldError('repeatHeld', { max: SERIES_REQUEST.heldDays }));
  return days;
}

/**
 * Evaluates the rules and the occupancy of the space for each day, as for a single request.
 * @throws DomainError VALIDATION on `number_of_guests`, which is the same on all days
 */
export function classifyDays(
  days: readonly SeriesDay[],
  guests: number,
  context: BookingContext,
  now: Date,
): SeriesDate[] {
  const chosen = days.filter(({ isChosen }) => isChosen);
  return days.map((day) => {
    if (day.isSkipped) return { ...day, state: 'holiday', error: null };
    const rejection = findBookingRejection({ ...day, guests }, toAvailabilityContext(context, day), now);
    if (rejection?.field === 'number_of_guests') throw slotRejected(rejection);
    const held = toHeldPeriod(day, context.settings);
    const meetsEarlier = chosen.some(
      (other) => other.startsAt < day.startsAt && overlaps(toHeldPeriod(other, context.settings), held),
    );
    const error = rejection?.error ?? (meetsEarlier ? fieldError('SLOT_TAKEN') : null);
    return { ...day, error, state: toState(rejection !== null && !rejection.isTaken, error) };
  });
}

const toState = (isClosed: boolean, error: FieldError | null): SeriesDateState => {
  if (isClosed) return 'closed';
  return error ? 'taken' : 'free';
};

/** Elapsed time of the slots together. */
export const sumMs = (slots: readonly TimeSlot[]): number =>
  slots.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
