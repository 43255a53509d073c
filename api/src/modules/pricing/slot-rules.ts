import { BOOKING, DAY_MS, HOUR_MS } from '@prostora/contracts';
import { fieldError, type FieldError } from '../../platform/errors/index.ts';

export type TimeSlot = { readonly startsAt: Date; readonly endsAt: Date };
/** The broken rule and the field at fault. */
export type SlotRejection = { readonly field: 'start_datetime' | 'end_datetime'; readonly error: FieldError };

/** The first broken rule that does not depend on the space. */
export function rejectSlot({ startsAt, endsAt }: TimeSlot, now: Date): SlotRejection | null {
  if (startsAt <= now) return { field: 'start_datetime', error: fieldError('past') };
  const lengthRejection = rejectSlotLength({ startsAt, endsAt });
  if (lengthRejection) return lengthRejection;
  return startsAt.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS
    ? { field: 'start_datetime', error: fieldError('tooFar') }
    : null;
}

/** The first broken rule of the length of a slot. */
export function rejectSlotLength({ startsAt, endsAt }: TimeSlot): SlotRejection | null {
  if (endsAt <= startsAt) return { field: 'end_datetime', error: fieldError('endAfterStart') };
  // One hour more: the night of the clock change in October is an hour longer.
  return endsAt.getTime() - startsAt.getTime() > BOOKING.maxDays * DAY_MS + HOUR_MS
    ? { field: 'end_datetime', error: fieldError('spanTooLong', { max: BOOKING.maxDays }) }
    : null;
}
