import { HOUR_MS, isCzechHoliday, type OwnBookingWarningCode } from '@prostora/contracts';
import { classifySlotHours } from '../booking-context.ts';
import type { SpaceWithBookingContext } from '../booking-context.loader.ts';
import type { TimeSlot } from '../../pricing/index.ts';

/** A fact the owner should know; `values` are those of its text. */
export type BookingWarning = {
  readonly code: OwnBookingWarningCode;
  readonly spaceId: number;
  readonly day: string;
  readonly values: readonly number[];
};

/** The owner's own rules that the slot breaks; none of them prevents the booking. */
export function listWarnings(
  slot: TimeSlot & { readonly spaceId: number; readonly day: string },
  { context, hasHours }: Pick<SpaceWithBookingContext, 'context' | 'hasHours'>,
  guests: number | null,
  now: Date,
): BookingWarning[] {
  const { capacity, settings } = context;
  const warnings: BookingWarning[] = [];
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
