import {
  DAY_MINUTES,
  addDays,
  BOOKING,
  daysBetween,
  fromPragueWallTime,
  HOUR_MS,
  isExistingWallTime,
  toPragueWallTime,
} from '@prostora/contracts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';

/** Slot in Prague wall time: days (YYYY-MM-DD) and minutes since their midnight. */
export type LocalSlot = { day: string; from: number; endDay: string; to: number };

/** Step of the offered times, in minutes. */
const STEP_MINUTES = 30;
/** A single-day slot ends by the next noon at the latest; a longer one has its own last day. */
const NEXT_NOON_MINUTES = DAY_MINUTES + 720;

/** Timestamps of a slot for the API. */
export const toTimestamps = ({ day, from, endDay, to }: LocalSlot): TimeSlot => ({
  start: fromPragueWallTime(day, from).toISOString(),
  end: fromPragueWallTime(endDay, to).toISOString(),
});

/** Slot between two timestamps. */
export function toLocalSlot({ start, end }: TimeSlot): LocalSlot {
  const [first, last] = [toPragueWallTime(new Date(start)), toPragueWallTime(new Date(end))];
  return { day: first.day, from: first.minute, endDay: last.day, to: last.minute };
}

/** Elapsed hours: a night of a clock change has one less or more (PRODUCT §5). */
export const countHours = ({ start, end }: TimeSlot): number =>
  (Date.parse(end) - Date.parse(start)) / HOUR_MS;

/** Wall-time minutes from the midnight of the first day to the end. */
export const endOffset = ({ day, endDay, to }: LocalSlot): number =>
  daysBetween(day, endDay) * DAY_MINUTES + to;
export const withEnd = (slot: LocalSlot, offset: number): LocalSlot => ({
  ...slot,
  endDay: addDays(slot.day, Math.floor(offset / DAY_MINUTES)),
  to: offset % DAY_MINUTES,
});
/** Whether the slot needs its own last day. */
export const isMultiDay = (slot: LocalSlot): boolean => endOffset(slot) > NEXT_NOON_MINUTES;

const listSteps = (first: number, last: number, extra?: number): number[] => {
  const minutes = Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) },
    (_, index) => first + index * STEP_MINUTES,
  );
  return extra === undefined || minutes.includes(extra) || extra < first || extra > last
    ? minutes
    : [...minutes, extra].toSorted((one, other) => one - other);
};

/** Possible starts on a day: existing and not past; a chosen time off the step is included. */
export const listStarts = (day: string, earliest: Date, chosen?: number): number[] =>
  listSteps(0, DAY_MINUTES - STEP_MINUTES, chosen).filter(
    (minute) => isExistingWallTime(day, minute) && fromPragueWallTime(day, minute) >= earliest,
  );

/**
 * Possible ends of a single-day slot, in minutes from the midnight of the first day; beyond 1440 on the next
 * day.
 */
export const listEnds = ({ day, from, ...end }: LocalSlot): number[] =>
  listSteps(
    Math.ceil((from + 1) / STEP_MINUTES) * STEP_MINUTES,
    NEXT_NOON_MINUTES,
    endOffset({ day, from, ...end }),
  ).filter((minute) => minute > from && isExistingWallTime(day, minute));

/** Possible ends on the chosen last day. */
export const listEndsOnLastDay = ({ endDay, to }: LocalSlot): number[] =>
  listSteps(0, DAY_MINUTES - STEP_MINUTES, to).filter((minute) => isExistingWallTime(endDay, minute));

/** Latest possible last day of a slot that starts on a day. */
export const latestEndDay = (day: string): string => addDays(day, BOOKING.maxDays);
