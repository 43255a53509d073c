import { MINUTE_MS } from '@prostora/contracts';
import { countListDays, countMinutes, countStarted24Hours, type MsSpan } from './calendar.ts';
import { listDayPieces, type SplitRule } from './condition-reader.ts';
import { getConditions, type QuoteContext } from './context.ts';
import type { PriceListRule } from './price-list.ts';
import { divideUp } from './rounding.ts';
import { chargeUnits, countUnlimitedUnits, getUnitNumber, scaleUnits } from './units.ts';

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
  const started24Hours = rule.unit === 'started_24h' ? countStarted24Hours(context.spans[rule.covers]) : 0;
  const counted = countUnlimitedUnits(
    getUnitNumber(rule.unit),
    { ...time, started24Hours, guests: context.guests },
    rule.stepMinutes,
  );
  const charged = chargeUnits(counted * before, scaleUnits(rule.minUnits), scaleUnits(rule.freeUnits));
  return BigInt(charged) * BigInt(after);
}

/** Time of each rule with `split` that takes some, and whether some of the time has no rule. */
export type SplitTime = {
  readonly times: ReadonlyMap<PriceListRule, CountedTime>;
  readonly hasUntaken: boolean;
};

/**
 * Divides the counted time among rules with `split`: each part of a day of the list goes to the first rule
 * that holds on that day and at that time of the clock.
 */
export function splitTime(rules: readonly PriceListRule[], context: QuoteContext): SplitTime {
  const { reader, conditions, dayStart, spans } = context;
  reader.startSplit();
  for (const [place, rule] of rules.entries()) {
    const { flags, at } = getConditions(rule, conditions);
    reader.addSplitRule(place, flags, at, spans[rule.covers]);
  }
  const times = new Map<PriceListRule, CountedTime>();
  if (reader.splitRules.length === 0) return { times, hasUntaken: false };
  reader.divide(listDayPieces(joinSpans(reader.splitRules), dayStart, false));
  for (const { rule, ms, days } of reader.splitRules)
    if (ms > 0) times.set(rules[rule] as PriceListRule, { minutes: divideUp(ms, MINUTE_MS), days });
  return { times, hasUntaken: reader.hasUntaken };
}

/** From the earliest start to the latest end of what the rules count. */
const joinSpans = (rules: readonly SplitRule[]): MsSpan => ({
  from: Math.min(...rules.map(({ span }) => span.from)),
  until: Math.max(...rules.map(({ span }) => span.until)),
});
