import { BOOKING } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { instantOfField, toField } from '../../lib/moment-field.ts';

/** Slot in two datetime-local fields, Prague wall time: „2026-12-10T16:00“. */
export type TermValues = { start_datetime: string; end_datetime: string };
/** Slot as timestamps of the API. */
export type Term = { start: string; end: string };

const DAY_MS = 86_400_000;

export const valuesOf = ({ start, end }: Term): TermValues => ({
  start_datetime: toField(start),
  end_datetime: toField(end),
});

/**
 * Timestamps for the API. An untouched field keeps its timestamp, because an hour in October is ambiguous.
 */
export function termOf(values: TermValues, former?: Term): TermValues {
  const of = (text: string, known: string | undefined): string =>
    known !== undefined && toField(known) === text ? known : (instantOfField(text) ?? text);
  return {
    start_datetime: of(values.start_datetime, former?.start),
    end_datetime: of(values.end_datetime, former?.end),
  };
}

/** End shifted with the start, so that the duration stays; unchanged when the start is invalid. */
export function endAfter(formerStart: string, start: string, end: string): string {
  const [was, is, last] = [formerStart, start, end].map((text) => Date.parse(`${text}Z`)) as [
    number,
    number,
    number,
  ];
  const moved = last + is - was;
  return Number.isNaN(moved) || last <= was || Math.abs(is - was) > 3650 * DAY_MS
    ? end
    : new Date(moved).toISOString().slice(0, 16);
}

/** Validates a start. */
export function startRule(text: string): string | true {
  if (text === '') return fieldError('required');
  return instantOfField(text) !== null || fieldError('datetime');
}

/**
 * Validates an end.
 *
 * @param longestDays longest duration: of a booking by default, a window or a block may last longer
 */
export const endRule =
  (longestDays: number = BOOKING.longestDays) =>
  (text: string, { start_datetime: start }: TermValues): string | true => {
    const valid = startRule(text);
    if (valid !== true) return valid;
    const [from, to] = [instantOfField(start), instantOfField(text)];
    if (from === null || to === null) return true;
    if (to <= from) return reservations.move.endFirst;
    return (
      Date.parse(to) - Date.parse(from) <= longestDays * DAY_MS ||
      fieldError('spanTooLong', { max: longestDays })
    );
  };

/** Default of a new slot: two hours from the next full hour. */
export function nextTerm(now: Date = new Date()): Term {
  const start = Math.ceil(now.getTime() / 3_600_000) * 3_600_000;
  return { start: new Date(start).toISOString(), end: new Date(start + 2 * 3_600_000).toISOString() };
}
