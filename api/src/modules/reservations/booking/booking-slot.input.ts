import { parseTimestamp, type RepeatPattern } from '@prostora/contracts';
import type { BookingSlot } from '../booking-rules.ts';
import type { RepeatInput } from './repeat.dto.ts';

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

/** Of a validated body; null for a single slot. */
export const toRepeatPattern = (repeat: RepeatInput | null | undefined): RepeatPattern | null =>
  repeat
    ? {
        weekdays: repeat.weekdays,
        every: repeat.every ?? 1,
        until: repeat.until,
        skipHolidays: repeat.skip_holidays ?? false,
        except: repeat.except ?? [],
      }
    : null;
