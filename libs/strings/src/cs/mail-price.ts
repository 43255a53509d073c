import { formatCzk, NBSP } from '../format.ts';
import { formatUnits } from './price-units.ts';

const decimals = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 4 });
const formatDecimal = (value: number): string => decimals.format(value).replace(/\s/gu, NBSP);

/** The part of a quote that mails describe; amounts are CZK. */
export type MailedQuote = {
  readonly basis: 'price_list' | 'windows' | 'price_from' | 'none';
  readonly lines: readonly {
    label: string;
    unit: string | null;
    units: number;
    unit_price: number;
    amount: number;
  }[];
  readonly amounts_include_vat?: boolean;
  readonly total_without_vat: number | null;
  readonly vat: readonly { rate: number; tax: number }[];
  readonly deposits?: readonly { label: string; amount: number; up_to: boolean }[];
  readonly metered?: readonly { label: string; text: string }[];
};

const formatLine = ({ label, unit, units, unit_price, amount }: MailedQuote['lines'][number]): string =>
  units === 1
    ? `– ${label}: ${formatCzk(amount)}`
    : `– ${label}, ${formatUnits(unit, units)}${NBSP}× ${formatCzk(unit_price)}: ${formatCzk(amount)}`;

const formatRate = ({ rate, tax }: MailedQuote['vat'][number]): string =>
  rate === 0 ? 'osvobozeno' : `${formatDecimal(rate)}${NBSP}% ${formatCzk(tax)}`;

function formatVat({ amounts_include_vat, total_without_vat, vat }: MailedQuote): string[] {
  if (total_without_vat === null) return ['Majitel není plátce DPH.'];
  if (vat.length === 0) return [];
  const prefix = amounts_include_vat ? 'Z toho DPH' : 'Položky jsou bez DPH, cena je s DPH';
  return [`${prefix}: ${vat.map(formatRate).join(', ')}`];
}

/**
 * Line items, VAT, deposits and metered items of a price.
 * @param isQuoted the price is that of the quote; otherwise its lines and its VAT do not describe it
 */
export function describePriceParts(quote: MailedQuote, isQuoted: boolean): string[] {
  const { basis, lines, deposits = [], metered = [] } = quote;
  const isByList = basis === 'price_list';
  return [
    ...(isQuoted && (isByList || lines.length > 1) ? lines.map(formatLine) : []),
    ...(isQuoted && isByList ? formatVat(quote) : []),
    ...deposits.map(
      ({ label, amount, up_to }) => `${label}: ${up_to ? `až${NBSP}` : ''}${formatCzk(amount)}`,
    ),
    ...metered.map(({ label, text }) => `${label}: ${text}`),
  ];
}
