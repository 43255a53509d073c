import type { PriceListDefinition, PriceListRule, RuleConditions } from '../price-list.ts';

/** What a price of a list never falls below: the lesser of an amount for an hour and an amount at all, in haléře. */
export type PriceFloor = { readonly hourHaler: number; readonly totalHaler: number };

/** Stands for no amount; larger than the total of any price. */
const NO_LIMIT = 0x7fffffff;

/**
 * Finds the floor of the complete and estimated prices of a list, for whole slots. At least one base item counts;
 * surcharges, mandatory items and VAT only add to it.
 */
export function findPriceFloor({ rules, groups }: PriceListDefinition): PriceFloor {
  const isCheapest = new Set(groups.filter(({ choose }) => choose === 'cheapest').map(({ code }) => code));
  const base = rules.filter(({ kind }) => kind === 'base');
  const left = 1 - sumShares(rules.filter(({ kind }) => kind === 'discount'));
  let [hourHaler, totalHaler] = [NO_LIMIT, NO_LIMIT];
  for (const rule of base) {
    const amount = rule.amountHaler ?? 0;
    if (isHourly(rule)) hourHaler = Math.min(hourHaler, amount);
    else totalHaler = Math.min(totalHaler, amount);
    if (rule.capHaler !== null) totalHaler = Math.min(totalHaler, rule.capHaler);
    if (rule.freeUnits > 0 || (rule.split && !isWholeTimeTaken(rule, base, isCheapest))) totalHaler = 0;
  }
  // Each item is rounded to a haléř.
  const lower = (haler: number): number =>
    haler === NO_LIMIT ? NO_LIMIT : Math.floor(haler * left) - rules.length;
  return { hourHaler: Math.max(0, lower(hourHaler)), totalHaler: Math.max(0, lower(totalHaler)) };
}

const isHourly = ({ unit }: PriceListRule): boolean =>
  unit === 'hour' || unit === 'started_hour' || unit === 'person_hour';

/** Whether a rule of the group takes all time that the others leave. */
const isWholeTimeTaken = (
  { group }: PriceListRule,
  base: readonly PriceListRule[],
  isCheapest: ReadonlySet<string>,
): boolean =>
  group !== null &&
  !isCheapest.has(group) &&
  base.some((rule) => rule.group === group && isWithoutConditions(rule.when));

const isWithoutConditions = (when: RuleConditions): boolean =>
  Object.values(when).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Largest part of the items that discounts take; 1 with a discount of an amount. */
function sumShares(discounts: readonly PriceListRule[]): number {
  let total = 0;
  for (const { percent, fraction } of discounts) {
    if (percent === null && fraction === null) return 1;
    total += percent === null ? (fraction?.[0] ?? 1) / (fraction?.[1] ?? 1) : percent / 100;
  }
  return Math.min(1, total);
}
