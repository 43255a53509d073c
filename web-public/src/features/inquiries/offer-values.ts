import type { LayoutName, OfferInput, OwnerInquiry } from '@prostora/api-client';
import { parseNumber, toNumberText } from '../../lib/space-numbers.ts';
import type { OfferRowValues } from './offer-quote.ts';

export type OfferValues = {
  space_id: string;
  /** Of an offer without rows. */
  price: string;
  rows: OfferRowValues[];
  deposit: string;
  layout: string;
  text: string;
  valid_until: string;
};

/** The present offer; a first one is for the layout that was asked for. */
export function toOfferValues({ offer, space, layout_code: layoutCode }: OwnerInquiry): OfferValues {
  const rows = offer?.rows.map(({ label, amount, vat_rate: rate }) => ({
    label,
    amount: toNumberText(amount),
    vat_rate: toNumberText(rate),
  }));
  return {
    space_id: String(offer?.space.id ?? space.id),
    price: toNumberText(offer?.price ?? null),
    rows: rows ?? [],
    deposit: toNumberText(offer?.deposit ?? null),
    layout: (offer ? offer.layout : layoutCode) ?? '',
    text: offer?.text ?? '',
    valid_until: offer?.valid_until ?? '',
  };
}

export function toOfferInput({
  space_id,
  price,
  rows,
  deposit,
  layout,
  text,
  valid_until,
}: OfferValues): OfferInput {
  const items = rows.map(({ label, amount, vat_rate: rate }) => ({
    label: label.trim(),
    amount: parseNumber(amount) ?? 0,
    vat_rate: parseNumber(rate),
  }));
  const sum = items.reduce((haler, { amount }) => haler + Math.round(amount * 100), 0) / 100;
  return {
    space_id: Number(space_id),
    price: items.length > 0 ? sum : parseNumber(price),
    rows: items,
    deposit: parseNumber(deposit),
    layout: (layout || null) as LayoutName | null,
    text: text.trim(),
    valid_until: valid_until || null,
  };
}
