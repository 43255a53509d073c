import { HOUR_MS, DAY_MINUTES, fromPragueWallTime, MINUTE_MS } from '@prostora/contracts';
import { splitByListDay, type MsSpan } from './calendar.ts';
import { ConditionSubject } from './condition-subject.ts';
import {
  CLOCK_FLAG,
  CONDITION_FLAGS,
  CONDITION_LIST,
  DAY_FLAGS,
  readClockRange,
  WEEKDAYS_FLAG,
} from './conditions.ts';
import { findPeriods, toDayDetails, type DayDetails } from './periods.ts';

/** Part of counted time on one day of a list. */
export type ListDayPiece = MsSpan & {
  readonly day: DayDetails;
  /** Timestamp of a clock time of the day, in minutes from its midnight on; may be of days next to it. */
  readonly toTimestamp: (minute: number) => number;
};

/**
 * Cuts a span where a day of the list begins.
 * @param isRegular whether all days of the span and next to it have 24 hours
 */
export const listDayPieces = (span: MsSpan, dayStart: number, isRegular: boolean): ListDayPiece[] =>
  splitByListDay(span, dayStart).map(({ day, from, until }) => ({
    day: toDayDetails(day),
    from,
    until,
    toTimestamp: isRegular ? buildRegularClock(day) : buildClock(day),
  }));

function buildRegularClock(day: string): ListDayPiece['toTimestamp'] {
  const midnight = fromPragueWallTime(day, 0).getTime();
  return (minute) => midnight + minute * MINUTE_MS;
}

/** Clock of a day next to a clock change, for the few times that rules name. */
function buildClock(day: string): ListDayPiece['toTimestamp'] {
  const known = new Map<number, number>();
  return (minute) => {
    const at = known.get(minute) ?? fromPragueWallTime(day, minute).getTime();
    known.set(minute, at);
    return at;
  };
}

/** A rule of a split, with the time that it takes. */
export type SplitRule = {
  /** What the caller knows the rule by. */
  readonly rule: number;
  readonly flags: number;
  /** Position of its conditions on the day. */
  readonly dayConditions: number;
  /** Position after its conditions. */
  readonly operands: number;
  /** Time that the rule counts. */
  readonly span: MsSpan;
  ms: number;
  days: number;
  isTakenOnDay: boolean;
};

/** Evaluates compiled conditions of rules, and divides time among split ones. */
export class ConditionReader extends ConditionSubject {
  /** Rules of the current split whose conditions on choices hold. */
  splitRules: SplitRule[] = [];
  /** Whether some time of the split has no rule. */
  hasUntaken = false;
  private words: Int32Array = new Int32Array(0);
  private periodWords = 0;

  /**
   * Sets the list and the day on which the slot starts; the other fields are set by the caller.
   * @param periodWords position of the compiled periods of the list
   */
  start(words: Int32Array, periodWords: number, day: DayDetails): void {
    this.words = words;
    this.periodWords = periodWords;
    this.isGuestsMissing = false;
    this.setDay(day);
  }

  /**
   * Evaluates conditions in their order up to the first that does not hold; those on time are of the start of the slot.
   * @param flags bits of the conditions of the rule
   * @param at position of their words
   * @param evaluated bits of the conditions that are evaluated
   * @returns position after the conditions; -1 when one does not hold
   */
  findEnd(flags: number, at: number, evaluated = CONDITION_FLAGS): number {
    let end = at;
    for (let rest = flags & CONDITION_FLAGS; rest !== 0; rest &= rest - 1) {
      const flag = rest & -rest;
      const condition = CONDITION_LIST[31 - Math.clz32(flag)];
      if (!condition) break;
      if ((evaluated & flag) !== 0 && !condition.holds(this.words, end, this)) return -1;
      end += condition.size === 0 ? 1 + (this.words[end] ?? 0) : condition.size;
    }
    return end;
  }

  startSplit(): void {
    this.splitRules = [];
    this.hasUntaken = false;
  }

  /** Adds a rule to the split when its conditions hold that do not depend on the day and the clock. */
  addSplitRule(rule: number, flags: number, at: number, span: MsSpan): void {
    const operands = this.findEnd(flags, at, ~(DAY_FLAGS | CLOCK_FLAG));
    if (operands === -1) return;
    const dayConditions = this.findEnd(flags & (WEEKDAYS_FLAG - 1), at, 0);
    this.splitRules.push({
      rule,
      flags,
      dayConditions,
      operands,
      span,
      ms: 0,
      days: 0,
      isTakenOnDay: false,
    });
  }

  /** Divides time among the rules of the split: each part of a day goes to the first that holds there. */
  divide(pieces: readonly ListDayPiece[]): void {
    if (this.splitRules.length === 0) return;
    const { day, periods } = this;
    for (const piece of pieces) this.dividePiece(piece);
    this.day = day;
    this.periods = periods;
  }

  private dividePiece(piece: ListDayPiece): void {
    this.setDay(piece.day);
    for (const one of this.splitRules) one.isTakenOnDay = false;
    for (let from = piece.from; from < piece.until;) {
      let taker: SplitRule | null = null;
      let until = piece.until;
      for (const one of this.splitRules) {
        const edge = this.findEdge(one, piece, from);
        if (edge !== 0) until = Math.min(until, Math.abs(edge));
        if (edge <= from) continue;
        taker = one;
        break;
      }
      if (taker === null) this.hasUntaken = true;
      else {
        taker.ms += until - from;
        if (!taker.isTakenOnDay) taker.days += 1;
        taker.isTakenOnDay = true;
      }
      from = until;
    }
  }

  /** End of the time of a rule that contains a timestamp; the negative next start outside of it; 0 without one. */
  private findEdge({ flags, dayConditions, span }: SplitRule, piece: ListDayPiece, at: number): number {
    if (at >= span.until) return 0;
    const clock = this.findEnd(flags & DAY_FLAGS, dayConditions);
    if (clock === -1) return 0;
    if (at < span.from) return -span.from;
    const last = Math.min(piece.until, span.until);
    if ((flags & CLOCK_FLAG) === 0) return last;
    const { from, to } = readClockRange(this.words[clock] ?? 0);
    const length = to > from ? to - from : to - from + DAY_MINUTES;
    for (let minute = from - DAY_MINUTES; ; minute += DAY_MINUTES) {
      const start = piece.toTimestamp(minute);
      if (start >= last + HOUR_MS) return 0;
      if (at < start) return -start;
      const end = piece.toTimestamp(minute + length);
      if (at < end) return Math.min(end, last);
    }
  }

  private setDay(day: DayDetails): void {
    this.day = day;
    this.periods = findPeriods(this.words, this.periodWords, day);
  }
}
