import { MINUTE_MS } from '@prostora/contracts';
import {
  countListDays,
  countStarted24Hours,
  holdsOnDay,
  listClockSpans,
  parseClockRange,
  splitByListDay,
  type DayPiece,
  type MsSpan,
} from './calendar.ts';
import type { QuoteContext } from './context.ts';
import type { PriceListRule } from './price-list.ts';
import { divideUp } from './rounding.ts';

/** Units are whole numbers of this part: minutes of an hour × two decimals of `min_units`. */
export const UNIT_SCALE = 6000n;
const MINUTE_UNITS = 100;

/** Elapsed minutes, a started one counts. */
export const countMinutes = ({ from, until }: MsSpan): number =>
  Math.max(0, divideUp(until - from, MINUTE_MS));

/** Time that a rule counts: minutes and days of the list. */
export type CountedTime = { readonly minutes: number; readonly days: number };

/** Time of a rule without `split`. */
export const countTime = ({ covers, unit }: PriceListRule, context: QuoteContext): CountedTime => ({
  minutes: countMinutes(context.spans[covers]),
  days: unit === 'day' ? countListDays(context.spans[covers], context.dayStart) : 0,
});

/**
 * Units of a rule × `UNIT_SCALE`, after `min_units` and `free_units`. A quantity multiplies pieces before, and
 * time and persons after these two: two stewards of at least four hours are eight hours.
 * @param quantity pieces or persons of an add-on, else 1
 */
export function countUnits(
  rule: PriceListRule,
  time: CountedTime,
  context: QuoteContext,
  quantity: number,
): bigint {
  const [before, after] = rule.unit === 'piece' ? [quantity, 1] : [1, quantity];
  const counted = countUnlimited(rule, time, context) * BigInt(before);
  const minimum = toScaled(rule.minUnits);
  const charged = (counted > minimum ? counted : minimum) - toScaled(rule.freeUnits);
  return charged > 0n ? charged * BigInt(after) : 0n;
}

/** A number with at most two decimals × `UNIT_SCALE`. */
const toScaled = (units: number): bigint => (BigInt(Math.round(units * 100)) * UNIT_SCALE) / 100n;

function countUnlimited(rule: PriceListRule, time: CountedTime, context: QuoteContext): bigint {
  switch (rule.unit) {
    case 'hour':
      return toHours(rule, time.minutes);
    case 'person_hour':
      return toHours(rule, time.minutes) * BigInt(context.guests);
    case 'started_hour':
      return BigInt(divideUp(time.minutes, 60)) * UNIT_SCALE;
    case 'day':
      return BigInt(time.days) * UNIT_SCALE;
    case 'started_24h':
      return BigInt(countStarted24Hours(context.spans[rule.covers])) * UNIT_SCALE;
    case 'person':
      return BigInt(context.guests) * UNIT_SCALE;
    default:
      return UNIT_SCALE;
  }
}

const toHours = ({ stepMinutes }: PriceListRule, minutes: number): bigint =>
  BigInt(divideUp(minutes, stepMinutes) * stepMinutes * MINUTE_UNITS);

/** Time of each rule of a group with `split`, and whether some of the time has no rule. */
export type SplitTime = {
  readonly times: ReadonlyMap<PriceListRule, CountedTime>;
  /** Time that no rule took. */
  readonly untaken: readonly MsSpan[];
};

/**
 * Divides the counted time among rules with `split`: each part of a day of the list goes to the first rule
 * that holds on that day and at that time of the clock.
 * @param rules rules whose other conditions hold
 */
export function splitTime(rules: readonly PriceListRule[], context: QuoteContext): SplitTime {
  const elapsed = new Map<PriceListRule, { ms: number; days: number }>();
  const untaken: MsSpan[] = [];
  for (const piece of splitByListDay(joinSpans(rules, context), context.dayStart)) {
    const takers = rules
      .filter(({ when }) => holdsOnDay(when, piece.day, context.calendar))
      .map((rule) => ({ rule, spans: listRuleSpans(rule, piece, context) }));
    const today = new Set<PriceListRule>();
    for (const part of cutAtEdges(
      piece,
      takers.flatMap(({ spans }) => spans),
    )) {
      const taker = takers.find(({ spans }) => spans.some((span) => contains(span, part)));
      if (!taker) {
        untaken.push(part);
        continue;
      }
      const { ms, days } = elapsed.get(taker.rule) ?? { ms: 0, days: 0 };
      const isFirst = !today.has(taker.rule);
      today.add(taker.rule);
      elapsed.set(taker.rule, { ms: ms + part.until - part.from, days: days + Number(isFirst) });
    }
  }
  const times = new Map<PriceListRule, CountedTime>();
  for (const [rule, { ms, days }] of elapsed) times.set(rule, { minutes: divideUp(ms, MINUTE_MS), days });
  return { times, untaken };
}

/** From the earliest start to the latest end of what the rules cover. */
const joinSpans = (rules: readonly PriceListRule[], { spans }: QuoteContext): MsSpan => ({
  from: Math.min(...rules.map(({ covers }) => spans[covers].from)),
  until: Math.max(...rules.map(({ covers }) => spans[covers].until)),
});

/** The parts of a piece that a rule covers, inside its clock times. */
function listRuleSpans({ when, covers }: PriceListRule, piece: DayPiece, context: QuoteContext): MsSpan[] {
  const own = context.spans[covers];
  const covered = {
    day: piece.day,
    from: Math.max(piece.from, own.from),
    until: Math.min(piece.until, own.until),
  };
  if (covered.until <= covered.from) return [];
  const range = parseClockRange(when, context.dayStart);
  return range === null ? [covered] : listClockSpans(covered, range);
}

const contains = (span: MsSpan, part: MsSpan): boolean => span.from <= part.from && span.until >= part.until;

function cutAtEdges(piece: MsSpan, spans: readonly MsSpan[]): MsSpan[] {
  const edges = spans.flatMap(({ from, until }) => [from, until]);
  const cuts = [...new Set([piece.from, ...edges, piece.until])].sort((one, other) => one - other);
  return cuts.slice(1).map((until, index) => ({ from: cuts[index] ?? until, until }));
}
