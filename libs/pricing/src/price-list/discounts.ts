import { holds, type QuoteContext } from './context.ts';
import { splitTime } from './counted-time.ts';
import { getShare, listAppliedItems, priceAmount, sumAmounts, type PricedItem } from './items.ts';
import type { PriceListRule } from './price-list.ts';
import { limit, multiply, sum } from './rounding.ts';
import type { RateAmounts } from './vat.ts';

/** A discount as a positive amount, with the rates of VAT that carry it. */
export type PricedDiscount = PricedItem & { readonly rateAmounts: RateAmounts };

type Candidate = PricedItem & { readonly applied: readonly PricedItem[] };

/**
 * Discounts in order of position: of each group the best, taken from undiscounted items, together at most what
 * they apply to.
 * @param items all priced items
 * @param getRate rate of VAT of a rule
 */
export function priceDiscounts(
  items: readonly PricedItem[],
  context: QuoteContext,
  getRate: (rule: PriceListRule) => number,
): PricedDiscount[] {
  const best = (context.groups.get('discount') ?? []).flatMap((group) => {
    const candidates = group.flatMap((rule) => priceCandidate(rule, items, context));
    return candidates.reduce<Candidate[]>(
      (found, candidate) => (found[0] && found[0].amount >= candidate.amount ? found : [candidate]),
      [],
    );
  });
  const rest = new Map(items.map((item) => [item, item.amount]));
  // The narrowest first: a discount of more items takes what the others leave.
  const taken = best
    .toSorted((one, other) => one.applied.length - other.applied.length)
    .map((candidate) => takeDiscount(candidate, rest, getRate));
  return taken
    .filter(({ amount }) => amount > 0n)
    .sort((one, other) => (context.positions.get(one.rule) ?? 0) - (context.positions.get(other.rule) ?? 0));
}

/** The discount of one rule, at most what it applies to; nothing when the rule does not hold. */
function priceCandidate(
  rule: PriceListRule,
  items: readonly PricedItem[],
  context: QuoteContext,
): Candidate[] {
  const time = rule.split ? splitTime([rule], context).times.get(rule) : undefined;
  if (rule.split ? !time : !holds(rule, context)) return [];
  const applied = listAppliedItems(rule, items, ['base', 'surcharge']);
  const base = sumAmounts(applied);
  const share = getShare(rule);
  if (share) {
    const cap = rule.capHaler === null ? null : BigInt(rule.capHaler);
    return [{ rule, units: null, amount: limit(multiply(base, share), cap), applied }];
  }
  const priced = priceAmount(rule, context, time);
  return [{ ...priced, amount: limit(priced.amount, base), applied }];
}

/** Takes a discount from what other discounts left of its items. */
function takeDiscount(
  { applied, ...item }: Candidate,
  rest: Map<PricedItem, bigint>,
  getRate: (rule: PriceListRule) => number,
): PricedDiscount {
  const getRest = (one: PricedItem): bigint => rest.get(one) ?? 0n;
  const amount = limit(item.amount, sum(applied.map(getRest)));
  const byRate = Map.groupBy(applied, ({ rule }) => getRate(rule));
  const rates = [...byRate]
    .map(([rate, own]) => ({ rate, own, base: sumAmounts(own), rest: sum(own.map(getRest)) }))
    .sort((one, other) => one.rate - other.rate);
  const rateAmounts = divideByRate(amount, rates);
  for (const { rate, own } of rates) {
    let due = rateAmounts.get(rate) ?? 0n;
    for (const one of own) {
      const consumed = limit(due, getRest(one));
      rest.set(one, getRest(one) - consumed);
      due -= consumed;
    }
  }
  return { ...item, amount, rateAmounts };
}

/**
 * Divides an amount in proportion to the undiscounted items of each rate, the remainder to the highest rate. A
 * rate takes no more than is left of its items; the others take the excess, the highest rate first.
 * @param rates ascending
 */
function divideByRate(
  amount: bigint,
  rates: readonly { rate: number; base: bigint; rest: bigint }[],
): RateAmounts {
  const total = sum(rates.map(({ base }) => base));
  const highest = rates.at(-1)?.rate;
  const shares = new Map<number, bigint>();
  let due = amount;
  for (const { rate, base, rest } of rates) {
    if (total === 0n) break;
    const share = limit(
      rate === highest ? due : limit(multiply(amount, { numerator: base, denominator: total }), due),
      rest,
    );
    shares.set(rate, share);
    due -= share;
  }
  for (const { rate, rest } of rates.toReversed()) {
    const share = shares.get(rate) ?? 0n;
    const more = limit(due, rest - share);
    shares.set(rate, share + more);
    due -= more;
  }
  return shares;
}
