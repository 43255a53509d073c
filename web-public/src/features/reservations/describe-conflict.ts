import type { SlotConflict } from '@prostora/api-client';
import { toPragueDay } from '@prostora/contracts';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { getEntryDays } from '@prostora/ui/calendar/entries.ts';

type Conflict = Pick<SlotConflict, 'start_datetime' | 'end_datetime' | 'kind'> & { title?: string };

/**
 * „12. 6., Velký sál: Svatba Novákovi do 22:00.“
 * @param wantedStart start of the wanted slot
 * @param room name of the wanted space
 */
export function describeConflict(
  wantedStart: string,
  room: string,
  { start_datetime: start, end_datetime: end, kind, title = '' }: Conflict,
): string {
  const day = toPragueDay(wantedStart);
  const { last } = getEntryDays({ start, end });
  const what = texts.conflictTitle(kind, title);
  return texts.conflict(day, room, what, { time: end, day: last === day ? null : last });
}
