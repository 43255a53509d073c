import { isDay, parseClock } from '@prostora/contracts';
import { countMinutes, type NewBookingValues } from './new-booking-values.ts';

/** What the calendar shows of a booking that is being written; minutes from the midnight of its day. */
export type BookingDraft = {
  day: string;
  from: number;
  until: number;
  spaceIds: readonly number[];
  /** Title or guest; empty while none is typed. */
  title: string;
};

/** Null while the time is not valid. */
export function toBookingDraft(values: NewBookingValues): BookingDraft | null {
  const { day, rooms, title, customer_name: name } = values;
  const from = parseClock(values.from);
  if (!isDay(day) || from === null || parseClock(values.until) === null) return null;
  return {
    day,
    from,
    until: from + countMinutes(values),
    spaceIds: rooms.map(({ space_id }) => space_id),
    title: title.trim() || name.trim(),
  };
}
