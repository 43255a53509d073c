import { momentOf } from '@prostora/contracts';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import type { AvailabilityCheckInput, ReservationInput } from './booking.dto.ts';
import type { AskedTerm, Term } from './booking-rules.ts';

type Asked = AskedTerm & { spaceId: number };

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647;
const momentIn = (value: unknown): Date | null => (typeof value === 'string' ? momentOf(value) : null);

/**
 * Parses an availability check; returns a Czech message for invalid input, which SPEC §5 answers with 200.
 */
export function checkedTerm({
  space_id,
  start_datetime,
  end_datetime,
  number_of_guests = 1,
}: AvailabilityCheckInput): Asked | string {
  if ([space_id, start_datetime, end_datetime].some(isMissing)) return bookingTexts.incomplete;
  const [startsAt, endsAt] = [momentIn(start_datetime), momentIn(end_datetime)];
  if (!startsAt || !endsAt) return fieldError('datetime');
  if (!isCount(space_id)) return bookingTexts.notOffered;
  return isCount(number_of_guests)
    ? { spaceId: space_id, startsAt, endsAt, guests: number_of_guests }
    : fieldError('integer');
}

/** Converts a validated request. */
export const bookedTerm = ({
  start_datetime,
  end_datetime,
  number_of_guests,
}: Pick<ReservationInput, 'start_datetime' | 'end_datetime' | 'number_of_guests'>): Term => ({
  startsAt: momentOf(start_datetime) ?? new Date(Number.NaN),
  endsAt: momentOf(end_datetime) ?? new Date(Number.NaN),
  guests: number_of_guests ?? 1,
});
