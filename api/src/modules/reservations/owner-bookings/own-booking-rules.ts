import {
  BOOKING,
  isCzechHoliday,
  listRepeatDays,
  OWN_BOOKING,
  repeatSlot,
  toWallSlot,
  type ConflictKind,
  type Occurrence,
  type OwnBookingWarningCode,
} from '@prostora/contracts';
import { createFieldError, fieldError, type DomainError } from '../../../platform/errors/index.ts';
import { rejectSlotLength, type TimeSlot } from '../../pricing/index.ts';
import { classifySlotHours, type HeldPeriod } from '../booking/booking-context.ts';
import type { SpaceWithBookingContext } from '../booking/booking-context.loader.ts';
import type { OwnBookingRequest, OwnSlotRequest } from './own-booking.input.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One space on one day. */
export type OwnSlot = Occurrence & {
  readonly spaceId: number;
  /** Index in the request. */
  readonly room: number;
  readonly held: HeldPeriod;
};
/** What holds the wanted time of a slot. */
export type SlotConflict = TimeSlot & {
  readonly spaceId: number;
  readonly kind: ConflictKind;
  readonly reservationId: number | null;
  /** Title or guest of a reservation, reason of a block; empty for a space on the same floor. */
  readonly title: string;
};
/** A fact the owner should know; `values` are those of its text. */
export type OwnBookingWarning = {
  readonly code: OwnBookingWarningCode;
  readonly spaceId: number;
  readonly day: string;
  readonly values: readonly number[];
};

/**
 * Days of the request, the first one as given.
 * @throws DomainError VALIDATION on the time or on `repeat`
 */
export function listOccurrences(request: OwnSlotRequest, now: Date): Occurrence[] {
  const { startsAt, endsAt, repeat, rooms } = request;
  const lengthRejection = rejectSlotLength(request);
  if (lengthRejection) throw createFieldError(lengthRejection.field, lengthRejection.error);
  if (startsAt.getTime() < now.getTime() - OWN_BOOKING.pastDays * DAY_MS)
    throw createFieldError('start_datetime', fieldError('longPast'));
  const { day } = toWallSlot(request);
  const slots =
    repeat === null
      ? [{ day, startsAt, endsAt }]
      : repeatSlot(request, listRepeatDays(day, repeat, OWN_BOOKING.days + 1));
  if (slots.length === 0 || slots.length > OWN_BOOKING.days)
    throw createFieldError('repeat', fieldError('repeat'));
  if (slots.length * rooms.length > OWN_BOOKING.rows)
    throw createFieldError('repeat', fieldError('repeatRows', { max: OWN_BOOKING.rows }));
  const last = slots.at(-1)?.startsAt ?? startsAt;
  if (last.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS)
    throw createFieldError(repeat === null ? 'start_datetime' : 'repeat', fieldError('tooFar'));
  return slots;
}

/**
 * End of an option; null of a confirmed booking.
 * @throws DomainError VALIDATION on `option_until`
 */
export function decideOptionEnd(
  { isOption, optionUntil }: Pick<OwnBookingRequest, 'isOption' | 'optionUntil'>,
  startsAt: Date,
  now: Date,
): Date | null {
  if (!isOption) return null;
  const usual = new Date(Math.min(now.getTime() + OWN_BOOKING.optionDays * DAY_MS, startsAt.getTime()));
  const until = optionUntil ?? usual;
  if (until <= now || until > startsAt) throw optionEndRejected();
  return until;
}

/** An option ends in the future and before the event. */
export const optionEndRejected = (): DomainError =>
  createFieldError('option_until', fieldError('optionUntil'));

/** The owner's own rules that the slot breaks; none of them prevents the booking. */
export function listWarnings(
  slot: OwnSlot,
  { context, hasHours }: Pick<SpaceWithBookingContext, 'context' | 'hasHours'>,
  guests: number | null,
  now: Date,
): OwnBookingWarning[] {
  const { capacity, settings } = context;
  const warnings: OwnBookingWarning[] = [];
  const add = (code: OwnBookingWarningCode, ...values: number[]): void => {
    warnings.push({ code, spaceId: slot.spaceId, day: slot.day, values });
  };
  if (hasHours && classifySlotHours(context, slot) !== 'inside') add('OUTSIDE_HOURS');
  const isShort = slot.startsAt.getTime() < now.getTime() + settings.noticeHours * HOUR_MS;
  if (isShort && slot.startsAt > now) add('SHORT_NOTICE', settings.noticeHours);
  if (guests !== null && capacity !== null && guests > capacity) add('OVER_CAPACITY', guests, capacity);
  if (isCzechHoliday(slot.day)) add('HOLIDAY');
  return warnings;
}
