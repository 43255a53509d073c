import { BOOKING } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type TimeSlot = { readonly startsAt: Date; readonly endsAt: Date };
/** Czech message and the field at fault. */
export type SlotRejection = { readonly field: 'start_datetime' | 'end_datetime'; readonly message: string };

/** The first broken rule that does not depend on the space. */
export function rejectSlot({ startsAt, endsAt }: TimeSlot, now: Date): SlotRejection | null {
  if (startsAt <= now) return { field: 'start_datetime', message: fieldError('past') };
  if (endsAt <= startsAt) return { field: 'end_datetime', message: fieldError('endAfterStart') };
  // One hour more: the night of the clock change in October is an hour longer.
  if (endsAt.getTime() - startsAt.getTime() > BOOKING.maxDays * DAY_MS + HOUR_MS) {
    return { field: 'end_datetime', message: fieldError('spanTooLong', { max: BOOKING.maxDays }) };
  }
  return startsAt.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS
    ? { field: 'start_datetime', message: fieldError('tooFar') }
    : null;
}
