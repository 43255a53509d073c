import { DAY_MINUTES, EVENT_LIMITS, addDays, fromPragueWallTime } from '@prostora/contracts';
import { toRange } from '../../../../lib/time-ranges.ts';
import {
  findEarliestStart,
  listOfferedRanges,
  toMinuteRange,
  type MinuteRange,
  type SpaceAvailability,
} from '../day-states.ts';

const HOUR = 60;
/** Latest end on a strip: 6:00 of the next day. */
export const LATEST_MINUTE = EVENT_LIMITS.timeTo;
/** Hours shown for a day without offered ones. */
const USUAL: MinuteRange = { from: 8 * HOUR, until: 22 * HOUR };

/** State of a time: offered, taken, on request, or not offered at all. */
export type StripState = 'free' | 'taken' | 'ask' | 'closed';
/** One hour; its halves may differ. */
export type StripCell = { readonly from: number; readonly halves: readonly [StripState, StripState] };
/** Hours of a day in minutes of wall time since its midnight; the last ones may be on the next day. */
export type Strip = {
  readonly first: number;
  readonly last: number;
  readonly cells: readonly StripCell[];
  /** Times over which a handle cannot be moved. */
  readonly blocked: readonly MinuteRange[];
};
/** The chosen hours. */
export type Hours = { readonly from: number; readonly to: number };
export type Edge = keyof Hours;

export const STEP_MINUTES = 30;

const overlaps = (range: MinuteRange, from: number, until: number): boolean =>
  range.from < until && range.until > from;

/** Active reservations, blocks and times that can no longer be booked. */
function listTaken(day: string, time: SpaceAvailability, now: Date): MinuteRange[] {
  const { reservations, blocked_slots: blocks } = time;
  const ranges = [...reservations.filter(({ status }) => status !== 'cancelled'), ...blocks].map(toRange);
  const midnight = fromPragueWallTime(day, 0).getTime();
  const earliest = findEarliestStart(time, now).getTime();
  if (earliest > midnight) ranges.push({ start: midnight, end: earliest });
  const until = fromPragueWallTime(addDays(day, 2), 0).getTime();
  return ranges
    .filter(({ start, end }) => start < until && end > midnight)
    .map((range) => toMinuteRange(day, range));
}

/** One cell an hour, from the first to the last offered hour and one more on each side. */
export function buildStrip(
  day: string,
  time: SpaceAvailability,
  hours: Hours,
  now: Date = new Date(),
): Strip {
  const offered = listOfferedRanges(day, time).filter(({ from, until }) => from < DAY_MINUTES && until > 0);
  const shown = offered.length > 0 ? offered : [USUAL];
  const first = Math.min(
    Math.max(Math.floor(Math.min(...shown.map(({ from }) => from)) / HOUR) * HOUR - HOUR, 0),
    Math.floor(hours.from / HOUR) * HOUR,
  );
  const last = Math.max(
    Math.min(Math.ceil(Math.max(...shown.map(({ until }) => until)) / HOUR) * HOUR + HOUR, LATEST_MINUTE),
    Math.ceil(hours.to / HOUR) * HOUR,
  );
  const taken = listTaken(day, time, now);
  const resolve = (from: number): StripState => {
    if (taken.some((range) => overlaps(range, from, from + STEP_MINUTES))) return 'taken';
    if (offered.some((range) => range.from <= from && from + STEP_MINUTES <= range.until)) return 'free';
    return time.rules.only_in_windows ? 'closed' : 'ask';
  };
  const cells: StripCell[] = [];
  const blocked: MinuteRange[] = [];
  for (let from = first; from < last; from += HOUR) {
    const halves = [resolve(from), resolve(from + STEP_MINUTES)] as const;
    cells.push({ from, halves });
    halves.forEach((state, index) => {
      const start = from + index * STEP_MINUTES;
      if (state === 'taken' || state === 'closed') blocked.push({ from: start, until: start + STEP_MINUTES });
    });
  }
  return { first, last, cells, blocked };
}

/** State of the chosen hours: taken when any of them is, closed or on request when any is outside the offered ones. */
export function resolveHours({ cells }: Strip, { from, to }: Hours): StripState {
  const states = cells.flatMap(({ from: start, halves }) =>
    halves.filter((_state, index) => {
      const half = start + index * STEP_MINUTES;
      return half < to && half + STEP_MINUTES > from;
    }),
  );
  return (['taken', 'closed', 'ask'] as const).find((state) => states.includes(state)) ?? 'free';
}

/** Limits of the chosen hours: the strip, and the next taken times on both sides. */
const findLimits = ({ first, last, blocked }: Strip, { from, to }: Hours): Hours => ({
  from: Math.max(first, ...blocked.filter(({ until }) => until <= from).map(({ until }) => until)),
  to: Math.min(last, ...blocked.filter((range) => range.from >= to).map((range) => range.from)),
});

const snap = (minute: number): number => Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
const clamp = (minute: number, least: number, most: number): number =>
  Math.min(Math.max(minute, least), Math.max(least, most));

/** Moves one edge to a time, at most to the next taken one. */
export function moveEdge(strip: Strip, hours: Hours, edge: Edge, minute: number): Hours {
  const limits = findLimits(strip, hours);
  return edge === 'from'
    ? { ...hours, from: clamp(snap(minute), limits.from, hours.to - STEP_MINUTES) }
    : { ...hours, to: clamp(snap(minute), hours.from + STEP_MINUTES, limits.to) };
}

/** Moves the start to a time and keeps the length, at most to the next taken time. */
export function moveHours(strip: Strip, hours: Hours, minute: number): Hours {
  const limits = findLimits(strip, hours);
  const length = hours.to - hours.from;
  const from = clamp(snap(minute), limits.from, limits.to - length);
  return { from, to: from + length };
}
