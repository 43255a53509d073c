import { BOOKING, clockOf, dayAfter, pragueInstant, pragueWall } from '@prostora/contracts';

/** Slot in Prague wall time: days (YYYY-MM-DD) and minutes since their midnight. */
export type Term = { day: string; from: number; endDay: string; to: number };
export type TermInstants = { start: string; end: string };

const DAY = 1440;
/** Step of the offered times, in minutes. */
const STEP = 30;
/** A single-day slot ends by the next noon at the latest; a longer one has its own last day. */
const NEXT_NOON = DAY + 720;

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / (DAY * 60_000));

/** Timestamps of a slot for the API. */
export const instantsOf = ({ day, from, endDay, to }: Term): TermInstants => ({
  start: pragueInstant(day, from).toISOString(),
  end: pragueInstant(endDay, to).toISOString(),
});

/** Slot between two timestamps. */
export function termOf({ start, end }: TermInstants): Term {
  const [first, last] = [pragueWall(new Date(start)), pragueWall(new Date(end))];
  return { day: first.day, from: first.minute, endDay: last.day, to: last.minute };
}

/** Elapsed hours: a night of a clock change has one less or more (PRODUCT §5). */
export const hoursOf = ({ start, end }: TermInstants): number =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

/** Wall-time minutes from the midnight of the first day to the end. */
export const endOffset = ({ day, endDay, to }: Term): number => daysBetween(day, endDay) * DAY + to;
export const withEnd = (term: Term, offset: number): Term => ({
  ...term,
  endDay: dayAfter(term.day, Math.floor(offset / DAY)),
  to: offset % DAY,
});
/** Whether the slot needs its own last day. */
export const lastsDays = (term: Term): boolean => endOffset(term) > NEXT_NOON;

/** Whether a wall time exists: clocks skip an hour in March. */
function exists(day: string, minute: number): boolean {
  const wall = pragueWall(pragueInstant(day, minute));
  return wall.minute === minute % DAY && wall.day === dayAfter(day, Math.floor(minute / DAY));
}

const steps = (first: number, last: number, also?: number): number[] => {
  const minutes = Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP) + 1) },
    (_, index) => first + index * STEP,
  );
  return also === undefined || minutes.includes(also) || also < first || also > last
    ? minutes
    : [...minutes, also].toSorted((one, other) => one - other);
};

/** Possible starts on a day: existing and not past; a chosen time off the step is included. */
export const startsOn = (day: string, earliest: Date, chosen?: number): number[] =>
  steps(0, DAY - STEP, chosen).filter(
    (minute) => exists(day, minute) && pragueInstant(day, minute) >= earliest,
  );

/**
 * Possible ends of a single-day slot, in minutes from the midnight of the first day; beyond 1440 on the next
 * day.
 */
export const endsAfter = ({ day, from, ...end }: Term): number[] =>
  steps(Math.ceil((from + 1) / STEP) * STEP, NEXT_NOON, endOffset({ day, from, ...end })).filter(
    (minute) => minute > from && exists(day, minute),
  );

/** Possible ends on the chosen last day. */
export const endsOn = ({ endDay, to }: Term): number[] =>
  steps(0, DAY - STEP, to).filter((minute) => exists(endDay, minute));

/** Latest possible last day of a slot that starts on a day. */
export const latestEnd = (day: string): string => dayAfter(day, BOOKING.longestDays);

export const clock = (minute: number): string => clockOf(minute);
