import {
  ApiError,
  getPublicPriceList,
  quotePrice,
  type Client,
  type OwnerInquiry,
  type Quote,
  type QuoteLine,
} from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { toNumberText } from '../../lib/space-numbers.ts';

export type OfferRowValues = { label: string; amount: string; vat_rate: string };
type QuotedPrice = Pick<Quote, 'basis' | 'total' | 'deposit' | 'amounts_include_vat'> & {
  lines: readonly Pick<QuoteLine, 'label' | 'amount' | 'vat_rate'>[];
};
/** The part of the form that the price list fills in. */
export type QuotedValues = { rows: OfferRowValues[]; deposit: string };

/** Day and hours of a demand that leaves neither open. */
export function findExactSlot({
  kind,
  date_from: day,
  date_to: lastDay,
  time_from: from,
  time_to: until,
}: OwnerInquiry): { start_datetime: string; end_datetime: string } | null {
  if (kind !== 'demand' || !day || !from || !until || (lastDay !== null && lastDay !== day)) return null;
  return {
    start_datetime: `${day}T${from}`,
    end_datetime: `${until > from ? day : addDays(day)}T${until}`,
  };
}

/** Amounts of a list without VAT get it, so that the rows add up to the total that the sender pays. */
export function toQuotedValues({
  lines,
  total,
  basis,
  deposit,
  amounts_include_vat: includesVat = true,
}: QuotedPrice): QuotedValues {
  const depositText = basis === 'price_list' ? toNumberText(deposit) : '';
  if (basis === 'none' || lines.length === 0) return { rows: [], deposit: depositText };
  const haler = lines.map(({ amount, vat_rate: rate }) =>
    Math.round(amount * (includesVat ? 100 : 100 + (rate ?? 0))),
  );
  // The list rounds the tax once a rate, the rows one by one.
  const rest = Math.round(total * 100) - haler.reduce((sum, amount) => sum + amount, 0);
  return {
    rows: lines.map(({ label, vat_rate: rate }, index) => ({
      label,
      amount: toNumberText(((haler[index] ?? 0) + (index === 0 ? rest : 0)) / 100),
      vat_rate: toNumberText(rate),
    })),
    deposit: depositText,
  };
}

/**
 * The price of the demanded event by the price list of a space, as visitors see it.
 * @returns null for a demand without an exact slot, and where the list gives no price for it
 */
export async function loadOfferQuote(
  api: Client,
  inquiry: OwnerInquiry,
  spaceId: number,
  signal: AbortSignal,
): Promise<QuotedValues | null> {
  const slot = findExactSlot(inquiry);
  if (!slot) return null;
  const query = { day: slot.start_datetime.slice(0, 10) };
  try {
    const { price_list: list } = await getPublicPriceList({
      client: api,
      path: { id: spaceId },
      query,
      signal,
    });
    const tariff = list?.tariffs.find(({ kind }) => kind === inquiry.tariff_kind)?.code ?? null;
    const { number_of_guests: guests, layout_code: layout } = inquiry;
    const body = { ...slot, space_id: spaceId, guests, layout, tariff };
    return toQuotedValues((await quotePrice({ client: api, body, signal })).quote);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
