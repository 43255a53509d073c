import { holds, type QuoteContext } from './context.ts';
import { countTime, countUnits, splitTime, type CountedTime } from './counted-time.ts';
import type { PriceListRule, RuleKind } from './price-list.ts';
import { divideRounded, limit, multiply, sum, toFraction, type Fraction } from './rounding.ts';
import { isPersonUnit, UNIT_SCALE } from './units.ts';

/** A rule that counts, with its exact amount in haléře. */
export type PricedItem = {
  readonly rule: PriceListRule;
  /** Units × `UNIT_SCALE`; `null` of a percentage or a fraction. */
  readonly units: bigint | null;
  readonly amount: bigint;
};

/** The part of its base that a percentage or a fraction takes; `null` of an amount. */
export function getShare({ percent, fraction }: PriceListRule): Fraction | null {
  if (percent !== null) return toFraction(percent);
  return fraction && { numerator: BigInt(fraction[0]), denominator: BigInt(fraction[1]) };
}

/** Prices a rule of an amount by the time it counts. */
export function priceAmount(
  rule: PriceListRule,
  context: QuoteContext,
  time: CountedTime = countTime(rule, context),
): PricedItem {
  if (isPersonUnit(rule.unit) && context.request.guests == null) context.reasons.add('GUESTS_MISSING');
  const units = countUnits(rule, time, context, context.addons.get(rule.code) ?? 1);
  return {
    rule,
    units,
    amount: limit(divideRounded(units * getRate(rule), BigInt(UNIT_SCALE)), getCap(rule)),
  };
}

const getRate = ({ amountHaler }: PriceListRule): bigint => BigInt(amountHaler ?? 0);
const getCap = ({ capHaler }: PriceListRule): bigint | null => (capHaler === null ? null : BigInt(capHaler));

/** Prices a percentage or a fraction of items. */
const priceShare = (rule: PriceListRule, share: Fraction, base: bigint): PricedItem => ({
  rule,
  units: null,
  amount: limit(multiply(base, share), getCap(rule)),
});

const isChosen = ({ kind, code }: PriceListRule, { addons }: QuoteContext): boolean =>
  kind !== 'addon' || (addons.get(code) ?? 0) > 0;

/** The item of the least amount; of equal ones the first. */
const findCheapest = (items: readonly PricedItem[]): PricedItem | undefined =>
  items.reduce<PricedItem | undefined>(
    (least, item) => (least && least.amount <= item.amount ? least : item),
    undefined,
  );

type PriceRule = (rule: PriceListRule) => PricedItem;

/** The one rule of a group without `split` that counts. */
function priceGroup(
  group: readonly PriceListRule[],
  context: QuoteContext,
  priceRule: PriceRule,
): PricedItem[] {
  const isCheapest = context.cheapestGroups.has(group[0]?.group ?? '');
  const isHolding = (rule: PriceListRule): boolean => isChosen(rule, context) && holds(rule, context);
  if (!isCheapest) return group.filter(isFirst(isHolding)).map(priceRule);
  const cheapest = findCheapest(group.filter(isHolding).map(priceRule));
  return cheapest ? [cheapest] : [];
}

/** Accepts the first value for which the predicate holds, and judges none after it. */
function isFirst<T>(predicate: (value: T) => boolean): (value: T) => boolean {
  let isFound = false;
  return (value) => {
    if (isFound) return false;
    isFound = predicate(value);
    return isFound;
  };
}

/** Items of a group with `split`, and whether some of its time has no rule. */
function priceSplitGroup(
  group: readonly PriceListRule[],
  context: QuoteContext,
): { items: PricedItem[]; hasUntaken: boolean } {
  const { times, hasUntaken } = splitTime(
    group.filter((rule) => isChosen(rule, context)),
    context,
  );
  const items = group.flatMap((rule) => {
    const time = times.get(rule);
    return time ? [priceAmount(rule, context, time)] : [];
  });
  return { items, hasUntaken };
}

const comparePosition =
  ({ positions }: QuoteContext) =>
  (one: PricedItem, other: PricedItem): number =>
    (positions.get(one.rule) ?? 0) - (positions.get(other.rule) ?? 0);

/**
 * Items of a kind in order of position.
 * @param priceRule price of a rule without `split`; default by its amount
 */
export function priceItems(
  kind: RuleKind,
  context: QuoteContext,
  priceRule: PriceRule = (rule) => priceAmount(rule, context),
): PricedItem[] {
  const items = (context.groups.get(kind) ?? []).flatMap((group) =>
    group[0]?.split ? priceSplitGroup(group, context).items : priceGroup(group, context, priceRule),
  );
  return items.sort(comparePosition(context));
}

/** Base items. Time of a group with `split` that no rule takes makes the price incomplete. */
export function priceBase(context: QuoteContext): PricedItem[] {
  const items: PricedItem[] = [];
  const alone: PriceListRule[] = [];
  for (const group of context.groups.get('base') ?? []) {
    const [first] = group;
    if (!first?.split) {
      items.push(...priceGroup(group, context, (rule) => priceAmount(rule, context)));
      continue;
    }
    const { items: own, hasUntaken } = priceSplitGroup(group, context);
    items.push(...own);
    if (first.group === null) alone.push(...own.map(({ rule }) => rule));
    else if (own.length > 0 && hasUntaken) context.reasons.add('PART_WITHOUT_RATE');
  }
  // Rules without a group add up, so a part is without a rate only where none of them takes it.
  const isOnlyAlone = alone.length > 0 && alone.length === items.length;
  if (isOnlyAlone && splitTime(alone, context).hasUntaken) context.reasons.add('PART_WITHOUT_RATE');
  return items.sort(comparePosition(context));
}

/** Items that a percentage is taken from, or that a discount may consume. */
export const listAppliedItems = (
  { appliesTo }: PriceListRule,
  items: readonly PricedItem[],
  defaultKinds: readonly RuleKind[],
): PricedItem[] =>
  items.filter(({ rule }) =>
    appliesTo.length === 0 ? defaultKinds.includes(rule.kind) : appliesTo.includes(rule.code),
  );

export const sumAmounts = (items: readonly PricedItem[]): bigint => sum(items.map(({ amount }) => amount));

/**
 * Surcharges: amounts, and shares of base, mandatory and add-on items and of surcharges before them.
 * @param items priced items of the other kinds
 */
export function priceSurcharges(items: readonly PricedItem[], context: QuoteContext): PricedItem[] {
  const surcharges: PricedItem[] = [];
  for (const group of context.groups.get('surcharge') ?? []) {
    const own = group[0]?.split
      ? priceSplitGroup(group, context).items
      : priceGroup(group, context, (rule) => {
          const share = getShare(rule);
          if (!share) return priceAmount(rule, context);
          return priceShare(
            rule,
            share,
            sumAmounts(listAppliedItems(rule, [...items, ...surcharges], ['base'])),
          );
        });
    surcharges.push(...own);
  }
  return surcharges.sort(comparePosition(context));
}

/** Items of amount 0 are left out. */
export const omitZero = (items: readonly PricedItem[]): PricedItem[] =>
  items.filter(({ amount }) => amount !== 0n);
