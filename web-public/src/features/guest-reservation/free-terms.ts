import type { Availability, BlockedSlot, CalendarReservation } from '@prostora/api-client';

/** Instants, ISO 8601. */
export type Term = { start: string; end: string };
type Known = { windows: readonly Availability[]; reservations: readonly CalendarReservation[]; blocks: readonly BlockedSlot[] };
/** Half-open, in milliseconds. */
type Range = { from: number; to: number };

const MINUTE = 60_000;
const rangeOf = (slot: { start_datetime: string; end_datetime: string }): Range => ({ from: Date.parse(slot.start_datetime), to: Date.parse(slot.end_datetime) });

/** Ranges in order, those that touch or overlap made one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}

/** What is left of a range after everything that is taken. */
function without(range: Range, taken: readonly Range[]): Range[] {
  const left: Range[] = [];
  let from = range.from;
  for (const { from: start, to: end } of taken) {
    if (start >= range.to || end <= from) continue;
    if (start > from) left.push({ from, to: start });
    from = end;
  }
  return from < range.to ? [...left, { from, to: range.to }] : left;
}

/** Hours on offer between two moments that nobody has booked and the owner does not keep (SPEC §5), long enough to be booked; the soonest first. */
export function freeTerms({ windows, reservations, blocks }: Known, span: Range, shortestMinutes: number): Term[] {
  const taken = joined([...reservations.filter(({ status }) => status !== 'cancelled'), ...blocks].map(rangeOf));
  return joined(windows.map(rangeOf))
    .flatMap((window) => without({ from: Math.max(window.from, span.from), to: Math.min(window.to, span.to) }, taken))
    .filter(({ from, to }) => to - from >= shortestMinutes * MINUTE)
    .map(({ from, to }) => ({ start: new Date(from).toISOString(), end: new Date(to).toISOString() }));
}
