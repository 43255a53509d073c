/** Amounts of a cancelled confirmed reservation, in CZK. */
export type CancellationAmounts = { total: number; returned: number; kept: number; deposit: number };

/** The part of a quote that says what a cancellation costs. */
export type CancellableQuote = {
  readonly basis: string;
  readonly complete: boolean;
  readonly lines: readonly { amount: number; refundable: boolean; vat_rate: number | null }[];
  readonly total: number | null;
  readonly deposit: number;
  readonly amounts_include_vat?: boolean;
};

/** Items that are not refundable are paid; null where no complete price of a list is known. */
export function computeCancellationAmounts(quote: CancellableQuote | null): CancellationAmounts | null {
  if (quote?.basis !== 'price_list' || !quote.complete || quote.total === null) return null;
  const { lines, total, deposit, amounts_include_vat: isGross } = quote;
  const toGross = (amount: number, rate: number | null): number =>
    isGross === false ? amount * (1 + (rate ?? 0) / 100) : amount;
  const sum = lines
    .filter(({ refundable }) => !refundable)
    .reduce((kept, { amount, vat_rate }) => kept + toGross(amount, vat_rate), 0);
  const kept = Math.round(Math.min(Math.max(sum, 0), total) * 100) / 100;
  return { total, returned: Math.round((total - kept) * 100) / 100, kept, deposit };
}
