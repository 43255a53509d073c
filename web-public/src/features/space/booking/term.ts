import { BOOKING, clockOf, dayAfter, pragueInstant, pragueWall } from '@prostora/contracts';

/** The term of a reservation as it is chosen: days (YYYY-MM-DD) and minutes since their midnight, wall time of Prague. */
export type Term = { day: string; from: number; endDay: string; to: number };
export type TermInstants = { start: string; end: string };

const DAY = 1440;
/** Step of the offered times, in minutes. */
const STEP = 30;
/** A term of one evening ends by the next noon at the latest; what lasts longer has a last day of its own. */
const NEXT_NOON = DAY + 720;

export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / (DAY * 60_000));

/** Instants of a term, as the API takes them. */
export const instantsOf = ({ day, from, endDay, to }: Term): TermInstants => ({
  start: pragueInstant(day, from).toISOString(),
  end: pragueInstant(endDay, to).toISOString(),
});

/** The term between two instants. */
export function termOf({ start, end }: TermInstants): Term {
  const [first, last] = [pragueWall(new Date(start)), pragueWall(new Date(end))];
  return { day: first.day, from: first.minute, endDay: last.day, to: last.minute };
}

/** Really elapsed hours: a night of the clock change has one less or more (PRODUCT §5). */
export const hoursOf = ({ start, end }: TermInstants): number =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

/** Minutes from the first day's midnight to the end, as clocks show them. */
export const endOffset = ({ day, endDay, to }: Term): number => daysBetween(day, endDay) * DAY + to;
export const withEnd = (term: Term, offset: number): Term => ({
  ...term,
  endDay: dayAfter(term.day, Math.floor(offset / DAY)),
  to: offset % DAY,
});
/** Whether the term needs a last day of its own to be written. */
export const lastsDays = (term: Term): boolean => endOffset(term) > NEXT_NOON;

/** A time the clocks skip in March does not exist, and is not offered. */
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

/** Times a term may begin on that day: none that is over, none that the clocks skip; a chosen time off the step stays among them. */
export const startsOn = (day: string, earliest: Date, chosen?: number): number[] =>
  steps(0, DAY - STEP, chosen).filter(
    (minute) => exists(day, minute) && pragueInstant(day, minute) >= earliest,
  );

/** Ends of a term of one evening, in minutes from the first day's midnight; beyond 24:00 it is the next day. */
export const endsAfter = ({ day, from, ...end }: Term): number[] =>
  steps(Math.ceil((from + 1) / STEP) * STEP, NEXT_NOON, endOffset({ day, from, ...end })).filter(
    (minute) => minute > from && exists(day, minute),
  );

/** Ends on a last day that was chosen. */
export const endsOn = ({ endDay, to }: Term): number[] =>
  steps(0, DAY - STEP, to).filter((minute) => exists(endDay, minute));

/** Last day that may be chosen for a term beginning on that day. */
export const latestEnd = (day: string): string => dayAfter(day, BOOKING.longestDays);

export const clock = (minute: number): string => clockOf(minute);
