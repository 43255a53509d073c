import type { Availability, BlockedSlot, CalendarReservation } from '@prostora/api-client';
import { subtractRanges, toRange, type Range } from '../../lib/time-ranges.ts';

/** Timestamps, ISO 8601. */
export type FreeSlot = { start: string; end: string };
type CalendarData = {
  windows: readonly Availability[];
  reservations: readonly CalendarReservation[];
  blocks: readonly BlockedSlot[];
};

const MINUTE_MS = 60_000;
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
): FreeSlot[] {
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
