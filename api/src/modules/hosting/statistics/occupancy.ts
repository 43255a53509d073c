import { getWeekday, HOUR_MS, toPragueWallTime } from '@prostora/contracts';

/** Half-open, in epoch milliseconds. */
export type Interval = { readonly from: number; readonly until: number };
/** Booked and offered time of an hour of the week, in milliseconds. */
export type WeekHour = { weekday: number; hour: number; bookedMs: number; offeredMs: number };

const HOURS_A_DAY = 24;
const HOURS_A_WEEK = 7 * HOURS_A_DAY;

/** The union of the intervals within the bounds, sorted. */
export function mergeIntervals(intervals: readonly Interval[], bounds: Interval): Interval[] {
  const merged: { from: number; until: number }[] = [];
  const clipped = intervals
    .map(({ from, until }) => ({ from: Math.max(from, bounds.from), until: Math.min(until, bounds.until) }))
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from - other.from);
  for (const interval of clipped) {
    const last = merged.at(-1);
    if (last && interval.from <= last.until) last.until = Math.max(last.until, interval.until);
    else merged.push(interval);
  }
  return merged;
}

/** Common parts of two lists, each sorted and without overlaps. */
export function intersectIntervals(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [first, second] = [one[left], other[right]];
    if (!first || !second) return common;
    const from = Math.max(first.from, second.from);
    const until = Math.min(first.until, second.until);
    if (from < until) common.push({ from, until });
    if (first.until < second.until) left += 1;
    else right += 1;
  }
}

/** Total length in milliseconds. */
export const sumLengths = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { from, until }) => sum + until - from, 0);

/**
 * Sums time by weekday and hour in Prague. Clocks change by whole hours, so an hour of UTC has one wall hour;
 * the hour repeated in October counts twice.
 */
export class WeekHours {
  private readonly firstHour: number;
  /** Index of the hour of the week, by hours since the start of the period. */
  private readonly cells: Uint8Array;
  private readonly booked = new Float64Array(HOURS_A_WEEK);
  private readonly offered = new Float64Array(HOURS_A_WEEK);

  constructor({ from, until }: Interval) {
    this.firstHour = Math.floor(from / HOUR_MS);
    this.cells = Uint8Array.from({ length: Math.ceil(until / HOUR_MS) - this.firstHour }, (_none, index) => {
      const { day, minute } = toPragueWallTime(new Date((this.firstHour + index) * HOUR_MS));
      return (getWeekday(day) - 1) * HOURS_A_DAY + Math.floor(minute / 60);
    });
  }

  add(booked: readonly Interval[], offered: readonly Interval[]): void {
    this.addTo(this.booked, booked);
    this.addTo(this.offered, offered);
  }

  /** All hours of the week, from Monday 0:00. */
  toList(): WeekHour[] {
    return Array.from({ length: HOURS_A_WEEK }, (_none, cell) => ({
      weekday: Math.floor(cell / HOURS_A_DAY) + 1,
      hour: cell % HOURS_A_DAY,
      bookedMs: this.booked[cell] ?? 0,
      offeredMs: this.offered[cell] ?? 0,
    }));
  }

  private addTo(totals: Float64Array, intervals: readonly Interval[]): void {
    for (const { from, until } of intervals)
      for (let hour = Math.floor(from / HOUR_MS); hour * HOUR_MS < until; hour += 1) {
        const cell = this.cells[hour - this.firstHour] ?? 0;
        const length = Math.min(until, (hour + 1) * HOUR_MS) - Math.max(from, hour * HOUR_MS);
        totals[cell] = (totals[cell] ?? 0) + length;
      }
  }
}
