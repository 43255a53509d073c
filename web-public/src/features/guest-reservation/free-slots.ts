import type { Availability, BlockedSlot, CalendarReservation } from '@prostora/api-client';
import { MINUTE_MS } from '@prostora/contracts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { subtractRanges, toRange, type Range } from '../../lib/time-ranges.ts';

type CalendarData = {
  windows: readonly Availability[];
  reservations: readonly CalendarReservation[];
  blocks: readonly BlockedSlot[];
};

/** Sorts ranges and merges touching or overlapping ones. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/**
 * Finds free slots within a range: opening hours without reservations and blocks (SPEC §5), sorted by start.
 *
 * @param shortestMinutes shortest bookable slot
 */
export function findFreeSlots(
  { windows, reservations, blocks }: CalendarData,
  span: Range,
  shortestMinutes: number,
): TimeSlot[] {
  const taken = [...reservations.filter(({ status }) => status !== 'cancelled'), ...blocks].map(toRange);
  return mergeRanges(windows.map(toRange))
    .flatMap((window) =>
      subtractRanges(
        { start: Math.max(window.start, span.start), end: Math.min(window.end, span.end) },
        taken,
      ),
    )
    .filter(({ start, end }) => end - start >= shortestMinutes * MINUTE_MS)
    .map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
}
