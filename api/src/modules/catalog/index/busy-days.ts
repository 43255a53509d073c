import { DAY_MS, fromPragueWallTime, isCalendarDay } from '@prostora/contracts';
import { Bitset, intersect, unite } from './bitset.ts';

/** Half-open, in milliseconds since the epoch. */
export type TimeSpan = readonly [startsAt: number, endsAt: number];
/**
 * A busy interval, and the time in which no other event fits because of buffers; without buffers both are the
 * same.
 */
export type BusyInterval = readonly [
  startsAt: number,
  endsAt: number,
  blockedFrom?: number,
  blockedUntil?: number,
];
/** Days since 1970-01-01 in the calendar of Prague, both inclusive. */
export type DayRange = { from: number; to: number };

/** Availability horizon in days; later dates are rejected. */
export const MAX_DAYS_AHEAD = 730;

const NO_INTERVALS = new Float64Array(0);

/** Day number of a YYYY-MM-DD date; null when it does not exist. */
export const parseDay = (date: string): number | null =>
  isCalendarDay(date) ? Date.parse(`${date}T00:00:00Z`) / DAY_MS : null;

/**
 * For each day in Prague the slots busy at some time of it. Intervals are half-open: one that ends at
 * midnight leaves the next day free.
 */
export class BusyDays {
  private readonly days: Bitset[] = [];
  /** Starts and ends of the blocked time of a slot, for queries by hours. */
  private readonly intervals: (Float64Array | undefined)[] = [];
  /**
   * Timestamps at which the days start, so that an interval is placed by binary search instead of a time zone
   * conversion.
   */
  private readonly dayStarts: Float64Array;

  constructor(
    private readonly firstDay: number,
    horizonDays: number,
  ) {
    this.dayStarts = Float64Array.from({ length: horizonDays + 1 }, (_unused, at) =>
      getDayStart(firstDay + at),
    );
  }

  /** First and last day of this calendar. */
  get range(): DayRange {
    return { from: this.firstDay, to: this.firstDay + this.dayStarts.length - 2 };
  }

  /** Replaces the busy intervals of the slot. */
  set(slot: number, intervals: readonly BusyInterval[]): void {
    for (const day of this.days) day?.delete(slot);
    this.intervals[slot] = intervals.length === 0 ? undefined : toBlockedTime(intervals);
    for (const [startsAt, endsAt] of intervals) {
      if (
        endsAt <= startsAt ||
        endsAt <= (this.dayStarts[0] ?? 0) ||
        startsAt >= (this.dayStarts.at(-1) ?? 0)
      )
        continue;
      const last = this.findDayIndex(endsAt - 1);
      for (
        let at = Math.max(0, this.findDayIndex(startsAt));
        at <= last && at < this.dayStarts.length - 1;
        at += 1
      )
        (this.days[at] ??= new Bitset(slot + 1)).add(slot);
    }
  }

  /** Adds to `target` every slot busy on one of the days. */
  addBusyOn(range: DayRange, target: Uint32Array, length: number): void {
    const last = Math.min(range.to - this.firstDay, this.dayStarts.length - 2);
    for (let at = Math.max(0, range.from - this.firstDay); at <= last; at += 1) {
      const day = this.days[at];
      if (day !== undefined && day.count > 0) unite(target, length, day.words);
    }
  }

  /** Slots of the first `length` words that are busy on every one of the days. */
  findBusyOnAll(days: readonly number[], length: number): Uint32Array {
    const busy = new Uint32Array(length).fill(0xffffffff);
    for (const number of days) {
      const day = this.days[number - this.firstDay];
      if (day === undefined || day.count === 0) return busy.fill(0);
      intersect(busy, busy, day.words);
    }
    return busy;
  }

  /** Whether the slot has no blocked time within the span. */
  isFree(slot: number, [startsAt, endsAt]: TimeSpan): boolean {
    const intervals = this.intervals[slot];
    for (let at = 0; intervals !== undefined && at < intervals.length; at += 2)
      if ((intervals[at] ?? 0) < endsAt && (intervals[at + 1] ?? 0) > startsAt) return false;
    return true;
  }

  isBusyOn(slot: number, day: number): boolean {
    return this.days[day - this.firstDay]?.has(slot) === true;
  }

  /** Starts and ends of the blocked time of a slot, by turns. */
  getBlockedTime(slot: number): Float64Array {
    return this.intervals[slot] ?? NO_INTERVALS;
  }

  /** Index of the last day that starts at or before the timestamp; -1 before the first one. */
  private findDayIndex(timestamp: number): number {
    let low = 0;
    let high = this.dayStarts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.dayStarts[middle] ?? 0) <= timestamp) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

const toBlockedTime = (intervals: readonly BusyInterval[]): Float64Array =>
  Float64Array.from(
    intervals.flatMap(([startsAt, endsAt, from = startsAt, until = endsAt]) => [from, until]),
  );

/** YYYY-MM-DD of a day number. */
export const formatDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Timestamp at which a day starts in Prague. */
const getDayStart = (day: number): number => fromPragueWallTime(formatDay(day), 0).getTime();
