import {
  CLOCK_MASK,
  CLOCK_SHIFT,
  FLAG,
  GROUP_SIZE,
  GROUP_SPLIT,
  HEADER_DAY_START,
  HEADER_PERIOD_COUNT,
  HEADER_SIZE,
  HEADER_TARIFFS,
  PERIOD_DAYS,
  PERIOD_FIXED,
  RULE_LENGTH_AND_INDEX,
  RULE_LENGTH_SHIFT,
  RULE_SIZE,
  TARIFF_BITS,
  TARIFF_INCOMPLETE,
  TARIFF_INDEX_MASK,
  TARIFF_NONE,
} from './encoding.ts';
import type { CalendarDetails, DayDetails, PieceDetails, SlotDetails } from './slot-details.ts';

/** What conditions ask about choices; the same for all slots of a request. */
export type ChoiceDetails = {
  readonly guests: number | null;
  /** 0 without a kind, else its place in `TARIFF_KINDS` from 1 on. */
  readonly tariffKind: number;
  /** Bit in `LAYOUTS`; 0 without one. */
  readonly layoutBit: number;
  /** By number of a purpose, 1 for the names of the requested one. */
  readonly purposes: Uint8Array;
};

const MAX_RULES = 256;
const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/** Decides which rules of a compiled list hold, and divides time among split ones. */
export class ConditionReader {
  guests = 1;
  isComplete = true;
  /** Whether parts of a minute would be split. */
  needsEngine = false;
  slot!: SlotDetails;
  calendar!: CalendarDetails;
  /** Rules of the last split: position, position after its conditions, minutes and days that it takes. */
  readonly splitRules = new Int32Array(MAX_RULES);
  readonly splitOperands = new Int32Array(MAX_RULES);
  readonly splitMinutes = new Int32Array(MAX_RULES);
  readonly splitDays = new Int32Array(MAX_RULES);
  /** Whether some of its time has no rule. */
  hasUntaken = false;
  private readonly takenOn = new Int32Array(MAX_RULES);
  private words: Int32Array = new Int32Array(0);
  private list = 0;
  private choices!: ChoiceDetails;
  private tariffBit = 0;
  private startPeriods = 0;

  /**
   * Sets what conditions are read of.
   * @param words integers of any number of lists
   * @param list position of the list
   * @param slot of the booking
   * @param choices of the request
   */
  start(words: Int32Array, list: number, slot: SlotDetails, choices: ChoiceDetails): void {
    this.words = words;
    this.list = list;
    this.slot = slot;
    this.choices = choices;
    this.calendar = slot.getCalendar(words[list + HEADER_DAY_START] ?? 0);
    this.guests = choices.guests ?? 1;
    const kind = choices.tariffKind;
    const entry = (words[list + HEADER_TARIFFS + (kind >> 2)] ?? 0) >>> ((kind & 3) * TARIFF_BITS);
    const tariff = entry & TARIFF_INDEX_MASK;
    this.tariffBit = tariff === TARIFF_NONE ? 0 : 1 << tariff;
    this.isComplete = (entry & TARIFF_INCOMPLETE) === 0;
    this.needsEngine = false;
    this.startPeriods = findPeriods(words, list, this.calendar.start);
  }

  /** @param firstRule position of the first rule of a group */
  isSplitGroup(firstRule: number): boolean {
    return ((this.words[firstRule - GROUP_SIZE] ?? 0) & GROUP_SPLIT) !== 0;
  }

  /**
   * Checks the conditions of a rule; weekday, periods and clock are of the start of the slot.
   * @param rule position of the rule
   * @returns position after the conditions; -1 when they do not hold
   */
  findOperands(rule: number): number {
    const flags = this.words[rule] ?? 0;
    let at = this.skipChoices(rule, flags);
    if (at === -1) return -1;
    if (!this.holdsOnDay(flags, at, this.calendar.start, this.startPeriods)) return -1;
    at += countDayConditions(flags);
    if ((flags & FLAG.clock) !== 0) {
      if (!isInClock(this.slot.startMinute, this.words[at] ?? 0)) return -1;
      at += 1;
    }
    return this.skipGuests(flags, at);
  }

  /**
   * Divides the slot among split rules: each part of a day goes to the first that holds on that day and at that
   * time of the clock.
   * @param from position of the first rule
   * @param end position after the last rule
   * @returns number of rules whose other conditions hold
   */
  splitTime(from: number, end: number): number {
    const { words } = this;
    let count = 0;
    for (
      let rule = from;
      rule < end;
      rule += (words[rule + RULE_LENGTH_AND_INDEX] ?? 0) >>> RULE_LENGTH_SHIFT
    ) {
      const flags = words[rule] ?? 0;
      let at = this.skipChoices(rule, flags);
      if (at === -1) continue;
      at += countDayConditions(flags) + Number((flags & FLAG.clock) !== 0);
      at = this.skipGuests(flags, at);
      if (at === -1) continue;
      this.splitRules[count] = rule;
      this.splitOperands[count] = at;
      this.splitMinutes[count] = 0;
      this.splitDays[count] = 0;
      count += 1;
    }
    this.hasUntaken = false;
    if (!this.slot.isInWholeMinutes) this.needsEngine = true;
    if (count > 0) for (const piece of this.calendar.pieces) this.splitPiece(piece, count);
    return count;
  }

  private splitPiece(piece: PieceDetails, count: number): void {
    const periods = findPeriods(this.words, this.list, piece);
    this.takenOn.fill(0, 0, count);
    for (let from = piece.from; from < piece.until;) {
      let taker = -1;
      let until = piece.until;
      for (let i = 0; i < count && taker === -1; i += 1) {
        const edge = this.findEdge(this.splitRules[i] ?? 0, piece, periods, from);
        if (edge > from) taker = i;
        if (edge !== 0) until = Math.min(until, Math.abs(edge));
      }
      if (taker === -1) this.hasUntaken = true;
      else {
        this.splitMinutes[taker] = (this.splitMinutes[taker] ?? 0) + until - from;
        if (this.takenOn[taker] === 0) this.splitDays[taker] = (this.splitDays[taker] ?? 0) + 1;
        this.takenOn[taker] = 1;
      }
      from = until;
    }
  }

  /** End of the clock times that contain a minute; the negative next start outside of them; 0 on other days. */
  private findEdge(rule: number, piece: PieceDetails, periods: number, minute: number): number {
    const flags = this.words[rule] ?? 0;
    const at = rule + RULE_SIZE + countChoiceConditions(flags, this.words, rule);
    if (!this.holdsOnDay(flags, at, piece, periods)) return 0;
    if ((flags & FLAG.clock) === 0) return piece.until;
    const { toElapsed } = piece;
    const clock = this.words[at + countDayConditions(flags)] ?? 0;
    const from = clock & CLOCK_MASK;
    const to = clock >>> CLOCK_SHIFT;
    const length = to > from ? to - from : to - from + DAY_MINUTES;
    for (
      let clockStart = from - DAY_MINUTES;
      clockStart < piece.until + HOUR_MINUTES;
      clockStart += DAY_MINUTES
    ) {
      const start = toElapsed ? toElapsed(clockStart) : clockStart;
      const end = toElapsed ? toElapsed(clockStart + length) : clockStart + length;
      if (minute < start) return -start;
      if (minute < end) return end;
    }
    return 0;
  }

  /** Position after the conditions on choices and length; -1 when they do not hold. */
  private skipChoices(rule: number, flags: number): number {
    const { words, choices } = this;
    let at = rule + RULE_SIZE;
    if ((flags & FLAG.never) !== 0) return -1;
    if ((flags & FLAG.tariffs) !== 0 && ((words[at++] ?? 0) & this.tariffBit) === 0) return -1;
    if ((flags & FLAG.purposes) !== 0) {
      const end = at + 1 + (words[at] ?? 0);
      let isNamed = false;
      for (at += 1; at < end; at += 1) if (choices.purposes[words[at] ?? 0] === 1) isNamed = true;
      if (!isNamed) return -1;
    }
    if ((flags & FLAG.layouts) !== 0 && ((words[at++] ?? 0) & choices.layoutBit) === 0) return -1;
    if ((flags & FLAG.leadDays) !== 0 && this.slot.leadDays > (words[at++] ?? 0)) return -1;
    if ((flags & FLAG.minutes) !== 0) {
      const { minutes } = this.slot;
      if (minutes < (words[at] ?? 0) || minutes > (words[at + 1] ?? 0)) return -1;
      at += 2;
    }
    return at;
  }

  /** A missing number of guests that decides about a rule makes the price incomplete. */
  private skipGuests(flags: number, at: number): number {
    if ((flags & FLAG.guests) === 0) return at;
    if (this.choices.guests === null) this.isComplete = false;
    return this.guests >= (this.words[at] ?? 0) && this.guests <= (this.words[at + 1] ?? 0) ? at + 2 : -1;
  }

  private holdsOnDay(flags: number, start: number, day: DayDetails, periods: number): boolean {
    const { words } = this;
    let at = start;
    if ((flags & FLAG.weekdays) !== 0 && ((words[at++] ?? 0) & day.weekdayBit) === 0) return false;
    if ((flags & FLAG.periods) !== 0 && ((words[at++] ?? 0) & periods) === 0) return false;
    return (flags & FLAG.notPeriods) === 0 || ((words[at] ?? 0) & periods) === 0;
  }
}

/**
 * Bits of the periods that a day is in.
 * @param words integers of any number of lists
 * @param list position of the list
 * @param day a day of the list
 */
export function findPeriods(words: Int32Array, list: number, day: DayDetails): number {
  let periods = day.builtInPeriods;
  let at = list + HEADER_SIZE;
  const count = words[list + HEADER_PERIOD_COUNT] ?? 0;
  for (let period = 0; period < count; period += 1) {
    const kind = words[at] ?? 0;
    const from = words[at + 1] ?? 0;
    const to = words[at + 2] ?? 0;
    if (kind === PERIOD_DAYS) {
      for (let i = 0; i < from; i += 1) if (words[at + 2 + i] === day.number) periods |= 1 << period;
      at += 2 + from;
      continue;
    }
    const date = kind === PERIOD_FIXED ? day.number : day.number % 10_000;
    const isInside =
      kind === PERIOD_FIXED || from <= to ? date >= from && date <= to : date >= from || date <= to;
    if (isInside) periods |= 1 << period;
    at += 3;
  }
  return periods;
}

/** Number of words of the conditions on the day, without the clock. */
const countDayConditions = (flags: number): number =>
  Number((flags & FLAG.weekdays) !== 0) +
  Number((flags & FLAG.periods) !== 0) +
  Number((flags & FLAG.notPeriods) !== 0);

/** Number of words of the conditions before those on the day. */
function countChoiceConditions(flags: number, words: Int32Array, rule: number): number {
  let count = Number((flags & FLAG.tariffs) !== 0);
  if ((flags & FLAG.purposes) !== 0) count += 1 + (words[rule + RULE_SIZE + count] ?? 0);
  if ((flags & FLAG.layouts) !== 0) count += 1;
  if ((flags & FLAG.leadDays) !== 0) count += 1;
  return (flags & FLAG.minutes) !== 0 ? count + 2 : count;
}

function isInClock(minute: number, clock: number): boolean {
  const from = clock & CLOCK_MASK;
  const to = clock >>> CLOCK_SHIFT;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
