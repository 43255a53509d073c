import {
  addDays,
  BOOKING,
  DAY_MS,
  fromPragueWallTime,
  HOUR_MS,
  isSkippedWallTime,
  toPragueDay,
  toPragueWallTime,
} from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { calendar } from '@prostora/strings/cs/calendar.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { parseDateTimeField, toDateTimeField } from '../../lib/date-time-field.ts';

/** Slot in two fields of a day and a time, Prague wall time: „2026-12-10T16:00“. */
export type SlotValues = { start_datetime: string; end_datetime: string };

export const toSlotValues = ({ start, end }: TimeSlot): SlotValues => ({
  start_datetime: toDateTimeField(start),
  end_datetime: toDateTimeField(end),
});

/**
 * Timestamps for the API. An untouched field keeps its timestamp, because an hour in October is ambiguous.
 */
export function toSlotInput(values: SlotValues, original?: TimeSlot): SlotValues {
  const toTimestamp = (text: string, known: string | undefined): string =>
    known !== undefined && toDateTimeField(known) === text ? known : (parseDateTimeField(text) ?? text);
  return {
    start_datetime: toTimestamp(values.start_datetime, original?.start),
    end_datetime: toTimestamp(values.end_datetime, original?.end),
  };
}

/** End shifted with the start, so that the duration stays; unchanged when the start is invalid. */
export function shiftEnd(formerStart: string, start: string, end: string): string {
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
export function validateStart(text: string): string | true {
  if (text === '') return missing.time;
  if (parseDateTimeField(text) === null) return fieldError('datetime');
  return !isSkippedWallTime(text) || fieldError('clockSkipped');
}

/**
 * Validates an end.
 *
 * @param longestDays longest duration: of a booking by default, a window or a block may last longer
 */
export const createEndValidator =
  (longestDays: number = BOOKING.maxDays) =>
  (text: string, { start_datetime: start }: SlotValues): string | true => {
    const valid = validateStart(text);
    if (valid !== true) return valid;
    const [from, to] = [parseDateTimeField(start), parseDateTimeField(text)];
    if (from === null || to === null) return true;
    if (to <= from) return calendar.slot.endFirst;
    return (
      Date.parse(to) - Date.parse(from) <= longestDays * DAY_MS ||
      fieldError('spanTooLong', { max: longestDays })
    );
  };

/** Hours of the day, in Prague, in which a new slot is proposed. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const MORNING_MINUTE = 9 * 60;

/** Default of a new slot: two hours from the next full hour of the day, at night from the morning. */
export function createDefaultSlot(now: Date = new Date()): TimeSlot {
  const next = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  const { day, minute } = toPragueWallTime(next);
  const isDaytime = minute >= FIRST_HOUR * 60 && minute <= LAST_HOUR * 60;
  const morning = minute < FIRST_HOUR * 60 ? day : addDays(day);
  const start = isDaytime ? next : fromPragueWallTime(morning, MORNING_MINUTE);
  return { start: start.toISOString(), end: new Date(start.getTime() + 2 * HOUR_MS).toISOString() };
}

type OfferedHours = { start_datetime: string; end_datetime: string };

/** The offered hours of a day, from the first start to the last end of those that begin on it; null without any. */
export function findOfferedSlot(windows: readonly OfferedHours[], day: string): TimeSlot | null {
  const own = windows.filter(({ start_datetime: start }) => toPragueDay(start) === day);
  const starts = own.map(({ start_datetime: start }) => Date.parse(start));
  const ends = own.map(({ end_datetime: end }) => Date.parse(end));
  return own.length === 0
    ? null
    : {
        start: new Date(Math.min(...starts)).toISOString(),
        end: new Date(Math.max(...ends)).toISOString(),
      };
}
