import { DAY_MINUTES } from '@prostora/contracts';
import { MAX_TOTAL_HALER } from '@prostora/pricing';
import { HOLIDAYS, OUTCOME } from '@prostora/pricing/price-list/compiled/index.ts';
import {
  INEXACT_RATE,
  ON_HOLIDAYS,
  TERMS_PRICE_FROM,
  TERMS_RULES,
  TERMS_WINDOWS,
  WEEKLY_DAYS,
  WEEKLY_EXCEPTION_COUNT,
  WEEKLY_FROM,
  WEEKLY_RATE,
  WEEKLY_SIZE,
  WEEKLY_TO,
  WEEKLY_VALID_FROM,
  WEEKLY_VALID_UNTIL,
  WINDOW_ENDS_AT,
  WINDOW_RATE,
  WINDOW_SIZE,
  WINDOW_STARTS_AT,
} from './compile-offer-terms.ts';
import type { WindowSpan } from './event-slots.ts';

/** Slots of more parts are priced by the engine. */
const MAX_PARTS = 256;

/**
 * Totals by offered hours in numbers; equal to `priceSlot`, or `OUTCOME.engine` where windows overlap.
 */
export class WindowTotals {
  totalHaler = 0;
  private words: Int32Array = new Int32Array(0);
  /** Minutes of the slot since the midnight of its first day. */
  private from = 0;
  private until = 0;
  private rated = 0;
  /** Whether windows do not overlap, so that the amounts are those of the engine. */
  private isExact = true;
  private isUnknown = false;
  /** Parts of the slot that windows take, by turns start and end. */
  private readonly parts = new Int32Array(2 * MAX_PARTS);
  private partCount = 0;

  /** Computes the total of the terms at a position of the words. */
  compute(words: Int32Array, at: number, span: WindowSpan): number {
    this.collect(words, at, span);
    return this.isExact ? this.sumUp(words[at + TERMS_PRICE_FROM] ?? 0) : OUTCOME.engine;
  }

  /** Whether the windows of the terms cover a span; null where only the engine can tell. */
  covers(words: Int32Array, at: number, span: WindowSpan): boolean | null {
    this.collect(words, at, span);
    if (this.isUnknown) return null;
    let covered = this.from;
    for (
      let next = this.findEnd(covered);
      next > covered && covered < this.until;
      next = this.findEnd(covered)
    )
      covered = next;
    return covered >= this.until;
  }

  /** Latest end of the parts that contain a minute. */
  private findEnd(minute: number): number {
    let end = minute;
    for (let at = 0; at < 2 * this.partCount; at += 2)
      if ((this.parts[at] ?? 0) <= minute) end = Math.max(end, this.parts[at + 1] ?? 0);
    return end;
  }

  /** Collects the parts of the span that windows take, and their amounts. */
  private collect(words: Int32Array, at: number, span: WindowSpan): void {
    const { startMinute, midnight, days } = span;
    this.words = words;
    this.totalHaler = 0;
    this.rated = 0;
    this.isUnknown = !span.isInWholeMinutes;
    this.isExact = span.isInWholeMinutes;
    this.partCount = 0;
    this.from = startMinute;
    this.until = startMinute + span.minutes;
    const rules = at + (words[at + TERMS_RULES] ?? 0);
    const windows = at + (words[at + TERMS_WINDOWS] ?? 0);
    let rule = rules + 1;
    for (; rule < windows; rule += WEEKLY_SIZE + (words[rule + WEEKLY_EXCEPTION_COUNT] ?? 0))
      this.addWeekly(rule, days);
    const end = windows + 1 + (words[windows] ?? 0) * WINDOW_SIZE;
    for (let window = windows + 1; window < end; window += WINDOW_SIZE)
      this.addWindow(
        (words[window + WINDOW_STARTS_AT] ?? 0) - midnight,
        (words[window + WINDOW_ENDS_AT] ?? 0) - midnight,
        words[window + WINDOW_RATE] ?? 0,
      );
  }

  private addWeekly(rule: number, days: WindowSpan['days']): void {
    const { words } = this;
    const mask = words[rule + WEEKLY_DAYS] ?? 0;
    for (let at = 0; at < days.length - 1; at += 1) {
      const day = days[at];
      if (!day || (mask & day.weekdayBit) === 0) continue;
      const from = toMinute(days, at, words[rule + WEEKLY_FROM] ?? 0);
      const until = toMinute(days, at, words[rule + WEEKLY_TO] ?? 0);
      if (from >= this.until || until <= this.from) continue;
      if ((mask & ON_HOLIDAYS) === 0 && (day.builtInPeriods & HOLIDAYS) !== 0) continue;
      if (
        day.number < (words[rule + WEEKLY_VALID_FROM] ?? 0) ||
        day.number > (words[rule + WEEKLY_VALID_UNTIL] ?? 0)
      )
        continue;
      if (!this.isException(rule, day.number)) this.addWindow(from, until, words[rule + WEEKLY_RATE] ?? 0);
    }
  }

  private isException(rule: number, day: number): boolean {
    const first = rule + WEEKLY_SIZE;
    const end = first + (this.words[rule + WEEKLY_EXCEPTION_COUNT] ?? 0);
    for (let at = first; at < end; at += 1) if (this.words[at] === day) return true;
    return false;
  }

  private addWindow(start: number, end: number, rate: number): void {
    const from = Math.max(start, this.from);
    const until = Math.min(end, this.until);
    if (from >= until) return;
    if (rate === INEXACT_RATE || this.partCount === MAX_PARTS) {
      this.isUnknown = true;
      this.isExact = false;
      return;
    }
    const { parts } = this;
    for (let at = 0; at < 2 * this.partCount; at += 2)
      if (from < (parts[at + 1] ?? 0) && until > (parts[at] ?? 0)) this.isExact = false;
    parts[2 * this.partCount] = from;
    parts[2 * this.partCount + 1] = until;
    this.partCount += 1;
    if (rate <= 0) return;
    this.rated += until - from;
    this.totalHaler += toAmount(until - from, rate);
  }

  /** Time without a rate falls back to the price from. */
  private sumUp(priceFromHaler: number): number {
    const unrated = this.until - this.from - this.rated;
    const total = this.totalHaler + toAmount(unrated, priceFromHaler);
    if ((unrated > 0 && priceFromHaler === 0) || total > MAX_TOTAL_HALER) {
      this.totalHaler = 0;
      return OUTCOME.none;
    }
    this.totalHaler = total;
    return unrated === 0 ? OUTCOME.complete : OUTCOME.estimate;
  }
}

/** Minutes from the first midnight of the slot to a time of the clock of a day. */
function toMinute(days: WindowSpan['days'], at: number, minute: number): number {
  const day = days[minute < DAY_MINUTES ? at : at + Math.floor(minute / DAY_MINUTES)];
  if (!day) return Number.NaN;
  const minuteOfDay = minute < DAY_MINUTES ? minute : minute % DAY_MINUTES;
  return day.midnight + (day.clock === null ? minuteOfDay : (day.clock[minuteOfDay] ?? 0));
}

/** Time × rate, half a haléř rounded up. */
const toAmount = (minutes: number, pricePerHourHaler: number): number =>
  Math.floor((minutes * pricePerHourHaler + 30) / 60);
