import { MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import type { PriceListRule, VatItem } from './price-list.ts';
import type { PriceListRequest, VatRate, VatSummary } from './quote.ts';
import { divideRounded, toFraction } from './rounding.ts';

/** § 56a(2) of the VAT act: a rent of at most 48 hours is short-term, hence taxed. */
export const MAX_TAXED_RENT_MINUTES = 2880;

/** Amounts by rate of VAT in percent. */
export type RateAmounts = ReadonlyMap<number, bigint>;

/**
 * Rate of an item on a day: the last row valid by then, before the first one the first; 0 without any row.
 * @param day YYYY-MM-DD
 */
export function findVatRate(rates: readonly VatRate[], item: VatItem, day: string): number {
  let [found, earliest]: (VatRate | undefined)[] = [];
  for (const row of rates) {
    if (row.item !== item) continue;
    if (row.validFrom <= day && (!found || row.validFrom > found.validFrom)) found = row;
    if (!earliest || row.validFrom < earliest.validFrom) earliest = row;
  }
  return (found ?? earliest)?.rate ?? 0;
}

/**
 * Rates of the rules for a slot, by the day of its start. A rent longer than the limit is exempt; counted is
 * the really elapsed time from entry to exit.
 * @param accessMs time from entry to exit in milliseconds
 */
export function buildVatRates(
  { vatRates, slot, maxTaxedRentMinutes = MAX_TAXED_RENT_MINUTES }: PriceListRequest,
  accessMs: number,
): (rule: PriceListRule) => number {
  const { day } = toPragueWallTime(slot.startsAt);
  const isLongRent = accessMs > maxTaxedRentMinutes * MINUTE_MS;
  const known = new Map<VatItem, number>(isLongRent ? [['rent', 0]] : []);
  return ({ vatItem }) => {
    const rate = known.get(vatItem) ?? findVatRate(vatRates, vatItem, day);
    known.set(vatItem, rate);
    return rate;
  };
}

/**
 * Tax of an amount, rounded once to a haléř.
 * @param amount amount in haléře
 * @param rate percent with at most two decimals
 * @param includesVat whether the amount includes the tax
 */
export function computeTax(amount: bigint, rate: number, includesVat: boolean): bigint {
  const { numerator, denominator } = toFraction(rate);
  return divideRounded(amount * numerator, includesVat ? denominator + numerator : denominator);
}

/**
 * Summary by rate, ascending, without rates of total 0.
 * @param includesVat whether the amounts include the tax
 */
export const summarizeVat = (amounts: RateAmounts, includesVat: boolean): VatSummary[] =>
  [...amounts]
    .filter(([, amount]) => amount !== 0n)
    .sort(([one], [other]) => one - other)
    .map(([rate, amount]) => {
      const tax = computeTax(amount, rate, includesVat);
      const [base, total] = includesVat ? [amount - tax, amount] : [amount, amount + tax];
      return { rate, baseHaler: Number(base), taxHaler: Number(tax), totalHaler: Number(total) };
    });
