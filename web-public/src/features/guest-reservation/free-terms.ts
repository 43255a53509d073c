import type { Availability, BlockedSlot, CalendarReservation } from '@prostora/api-client';
import { freeParts, rangeOf, type Range } from '../../lib/free-parts.ts';

/** Instants, ISO 8601. */
export type Term = { start: string; end: string };
type Known = {
  windows: readonly Availability[];
  reservations: readonly CalendarReservation[];
  blocks: readonly BlockedSlot[];
};

const MINUTE = 60_000;
/** Ranges in order, those that touch or overlap made one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/** Hours on offer between two moments that nobody has booked and the owner does not keep (SPEC §5), long enough to be booked; the soonest first. */
export function freeTerms(
  { windows, reservations, blocks }: Known,
  span: Range,
  shortestMinutes: number,
): Term[] {
  const taken = [...reservations.filter(({ status }) => status !== 'cancelled'), ...blocks].map(rangeOf);
  return joined(windows.map(rangeOf))
    .flatMap((window) =>
      freeParts({ start: Math.max(window.start, span.start), end: Math.min(window.end, span.end) }, taken),
    )
    .filter(({ start, end }) => end - start >= shortestMinutes * MINUTE)
    .map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
}
