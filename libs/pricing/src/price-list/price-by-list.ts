import type { PriceListReason } from '../price-reasons.ts';
import { buildContext, listReasons, type QuoteContext } from './context.ts';
import { priceDiscounts, type PricedDiscount } from './discounts.ts';
import { omitZero, priceBase, priceItems, priceSurcharges, type PricedItem } from './items.ts';
import type { PriceListRule } from './price-list.ts';
import type {
  MeteredItem,
  PriceListDeposit,
  PriceListLine,
  PriceListQuote,
  PriceListRequest,
} from './quote.ts';
import { divideRounded } from './rounding.ts';
import { UNIT_SCALE } from './units.ts';
import { buildVatRates, summarizeVat, type RateAmounts } from './vat.ts';

/** Larger amounts are no exact numbers of JSON, hence have no price. */
const MAX_HALER = BigInt(Number.MAX_SAFE_INTEGER);
const UNITS_DIGITS = 10_000;

/**
 * Prices a time slot by a price list. Pure and deterministic: the same request gives the same bytes.
 * @param request The slot, choices of the guest, a valid definition (see `validatePriceList`) and tables of law.
 * @returns Whole haléře; `basis: 'none'` and 0 when no base rate holds.
 */
export function priceByList(request: PriceListRequest): PriceListQuote {
  const context = buildContext(request);
  const base = priceBase(context);
  if (base.length === 0) return buildUnpriced(context, 'NO_BASE_RATE');
  const mandatory = omitZero(priceItems('mandatory', context));
  const addons = omitZero(priceItems('addon', context));
  const surcharges = omitZero(priceSurcharges([...base, ...mandatory, ...addons], context));
  const items = [...base, ...surcharges, ...mandatory, ...addons];
  const { access } = context.spans;
  const getRate = buildVatRates(request, access.until - access.from);
  const discounts = priceDiscounts(items, context, getRate);
  const { includesVat, vatPayer } = request.definition;
  const vat = vatPayer ? summarizeVat(sumByRate(items, discounts, getRate), includesVat) : [];
  const linesTotal = sumLines(items) - sumLines(discounts);
  const tax = vat.reduce((total, { taxHaler }) => total + BigInt(taxHaler), 0n);
  const total = vatPayer && !includesVat ? linesTotal + tax : linesTotal;
  const deposits = priceDeposits(total, context);
  const deposit = deposits.reduce((total, { amountHaler }) => total + BigInt(amountHaler), 0n);
  const maxTotal = BigInt(request.maxTotalHaler ?? MAX_HALER);
  if (total > maxTotal || deposit > MAX_HALER) return buildUnpriced(context, 'NO_PRICE');
  const metered = priceItems('metered', context).map(toMeteredItem);
  const reasons = listReasons(context);
  return {
    ...toHeader(context),
    basis: 'price_list',
    lines: [
      ...items.map((item) => toLine(item, vatPayer ? getRate(item.rule) : null)),
      ...discounts.map((discount) => toDiscountLine(discount, vatPayer)),
    ],
    totalHaler: Number(total),
    totalWithoutVatHaler: vatPayer ? Number(total - tax) : null,
    perPersonHaler: request.guests == null ? null : Number(divideRounded(total, BigInt(context.guests))),
    vat,
    depositHaler: Number(deposit),
    deposits,
    metered,
    isComplete: reasons.length === 0,
    reasons,
  };
}

const toHeader = (
  context: QuoteContext,
): Pick<PriceListQuote, 'tariff' | 'options' | 'amountsIncludeVat'> => ({
  tariff: context.tariff && {
    code: context.tariff.code,
    label: context.tariff.label,
    kind: context.tariff.kind,
    needsVerification: context.tariff.needsVerification,
  },
  options: context.options,
  amountsIncludeVat: context.request.definition.includesVat,
});

/** By agreement: nothing is charged and nothing is complete. */
function buildUnpriced(context: QuoteContext, reason: PriceListReason): PriceListQuote {
  context.reasons.add(reason);
  return {
    ...toHeader(context),
    basis: 'none',
    lines: [],
    totalHaler: 0,
    totalWithoutVatHaler: null,
    perPersonHaler: null,
    vat: [],
    depositHaler: 0,
    deposits: [],
    metered: [],
    isComplete: false,
    reasons: listReasons(context),
  };
}

const sumLines = (items: readonly PricedItem[]): bigint =>
  items.reduce((total, { amount }) => total + amount, 0n);

/** Amounts by rate of VAT; discounts lower the rates of their items. */
function sumByRate(
  items: readonly PricedItem[],
  discounts: readonly PricedDiscount[],
  getRate: (rule: PriceListRule) => number,
): RateAmounts {
  const amounts = new Map<number, bigint>();
  const add = (rate: number, amount: bigint): void => {
    amounts.set(rate, (amounts.get(rate) ?? 0n) + amount);
  };
  for (const { rule, amount } of items) add(getRate(rule), amount);
  for (const { rateAmounts } of discounts) for (const [rate, amount] of rateAmounts) add(rate, -amount);
  return amounts;
}

function toLine({ rule, units, amount }: PricedItem, vatRate: number | null): PriceListLine {
  const isShare = units === null;
  return {
    code: rule.code,
    kind: rule.kind as PriceListLine['kind'],
    label: rule.label,
    unit: rule.unit,
    units: isShare
      ? 1
      : Number(divideRounded(units * BigInt(UNITS_DIGITS), BigInt(UNIT_SCALE))) / UNITS_DIGITS,
    unitPriceHaler: isShare ? Number(amount) : (rule.amountHaler ?? 0),
    amountHaler: Number(amount),
    vatRate,
    refundable: rule.refundable,
  };
}

/** A line of a negative amount; it has a rate of VAT only when one rate carries it. */
function toDiscountLine(discount: PricedDiscount, vatPayer: boolean): PriceListLine {
  const rates = [...discount.rateAmounts].filter(([, amount]) => amount > 0n);
  const line = toLine(discount, vatPayer && rates.length === 1 ? (rates[0]?.[0] ?? null) : null);
  return { ...line, unitPriceHaler: -line.unitPriceHaler, amountHaler: -line.amountHaler };
}

/** Deposits without those of 0; `minus_total` pays the rent from the same payment. */
function priceDeposits(total: bigint, context: QuoteContext): PriceListDeposit[] {
  return priceItems('deposit', context).flatMap(({ rule, amount }) => {
    const due = rule.minusTotal ? amount - total : amount;
    if (due <= 0n) return [];
    return [{ code: rule.code, label: rule.label, amountHaler: Number(due), upTo: rule.upTo }];
  });
}

const toMeteredItem = ({ rule }: PricedItem): MeteredItem => ({
  code: rule.code,
  label: rule.label,
  unit: rule.unit ?? 'event',
  unitPriceHaler: rule.amountHaler,
});
