import { parseTimestamp } from '@prostora/contracts';
import type { BookingSlot } from '../booking-rules.ts';

type BookingSlotInput = {
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly number_of_guests?: number | undefined;
};

/** Converts a validated request. */
export const toBookingSlot = ({
  start_datetime,
  end_datetime,
  number_of_guests,
}: BookingSlotInput): BookingSlot => ({
  startsAt: parseTimestamp(start_datetime) ?? new Date(Number.NaN),
  endsAt: parseTimestamp(end_datetime) ?? new Date(Number.NaN),
  guests: number_of_guests ?? 1,
});
