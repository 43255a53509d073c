import { isSkippedWallTime, isWholeMinute, parseTimestamp } from '@prostora/contracts';
import { FieldError, fieldError } from '../../../platform/errors/index.ts';
import { parseChoices, toBookingChoices, type BookingChoicesInput } from '../../pricing/index.ts';
import type { AvailabilityRequest } from './availability-check.service.ts';
import type { AvailabilityCheckInput, ReservationInput } from './booking.dto.ts';
import type { SlotRequest } from '../booking-rules.ts';
import { toBookingSlot, toRepeatPattern, type SlotsRequest } from '../booking/booking-request.ts';
import type { GuestBookingRequest } from './guest-booking.service.ts';
import type { RepeatInput } from '../booking/repeat.dto.ts';

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
  if ([start_datetime, end_datetime].some((value) => isSkippedWallTime(String(value))))
    return fieldError('clockSkipped');
  if (!isWholeMinute(startsAt) || !isWholeMinute(endsAt)) return fieldError('wholeMinutes');
  if (!isCount(space_id)) return fieldError('bookingNotOffered');
  return isCount(number_of_guests)
    ? { spaceId: space_id, startsAt, endsAt, guests: number_of_guests }
    : fieldError('integer');
}

/** The same with the choices of a price. */
export function parseAvailabilityCheck(input: AvailabilityCheckInput): AvailabilityRequest | FieldError {
  const request = parseAvailabilityRequest(input);
  if (request instanceof FieldError) return request;
  const choices = parseChoices(input);
  if (choices instanceof FieldError) return choices;
  const givenGuests = input.number_of_guests === undefined ? null : request.guests;
  return { ...request, givenGuests, choices: toBookingChoices(choices) };
}

type SlotsInput = Pick<
  ReservationInput,
  'space_id' | 'start_datetime' | 'end_datetime' | 'number_of_guests'
> &
  BookingChoicesInput & { readonly repeat?: RepeatInput };

/** Converts the slots of a validated body. */
export const toGuestSlots = (
  input: SlotsInput,
): Omit<SlotsRequest, 'rooms'> & { readonly spaceId: number } => {
  const { startsAt, endsAt } = toBookingSlot(input);
  return {
    spaceId: input.space_id,
    startsAt,
    endsAt,
    guests: input.number_of_guests ?? null,
    repeat: toRepeatPattern(input.repeat),
    choices: toBookingChoices(input),
  };
};

/** Converts a validated body. */
export const toGuestBooking = (
  input: SlotsInput & Omit<ReservationInput, 'terms_accepted'> & { readonly expected_total?: number | null },
): Omit<GuestBookingRequest, 'isEmailConfirmed' | 'clientKey'> => ({
  ...toGuestSlots(input),
  name: input.customer_name,
  email: input.customer_email,
  phone: input.customer_phone ?? null,
  notes: input.notes ?? '',
  quoteToken: input.quote_token ?? null,
  rentalTermsHash: input.rental_terms_hash ?? null,
  expectedHaler: input.expected_total == null ? null : Math.round(input.expected_total * 100),
});
