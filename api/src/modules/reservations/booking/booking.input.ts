import { parseTimestamp } from '@prostora/contracts';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import type { AvailabilityCheckInput, ReservationInput } from './booking.dto.ts';
import type { BookingSlot, SlotRequest } from './booking-rules.ts';

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647;
const toTimestamp = (value: unknown): Date | null =>
  typeof value === 'string' ? parseTimestamp(value) : null;

/**
 * Parses an availability check; returns an error for invalid input, which SPEC §5 answers with 200.
 */
export function parseAvailabilityRequest({
  space_id,
  start_datetime,
  end_datetime,
  number_of_guests = 1,
}: AvailabilityCheckInput): (SlotRequest & { spaceId: number }) | FieldError {
  if ([space_id, start_datetime, end_datetime].some(isMissing)) return fieldError('bookingIncomplete');
  const [startsAt, endsAt] = [toTimestamp(start_datetime), toTimestamp(end_datetime)];
  if (!startsAt || !endsAt) return fieldError('datetime');
  if (!isCount(space_id)) return fieldError('bookingNotOffered');
  return isCount(number_of_guests)
    ? { spaceId: space_id, startsAt, endsAt, guests: number_of_guests }
    : fieldError('integer');
}

/** Converts a validated request. */
export const toBookingSlot = ({
  start_datetime,
  end_datetime,
  number_of_guests,
}: Pick<ReservationInput, 'start_datetime' | 'end_datetime' | 'number_of_guests'>): BookingSlot => ({
  startsAt: parseTimestamp(start_datetime) ?? new Date(Number.NaN),
  endsAt: parseTimestamp(end_datetime) ?? new Date(Number.NaN),
  guests: number_of_guests ?? 1,
});
