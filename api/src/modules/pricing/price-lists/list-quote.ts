import type { PriceListQuote } from '@prostora/pricing';
import { priceListReasons } from '@prostora/strings/cs/price-list.ts';
import { describeMetered } from '@prostora/strings/cs/price-list-rules.ts';
import type { BookingRequest } from '../booking-request.ts';
import { toCrowns, toQuotedBooking, withHash, type QuoteSnapshot } from '../quote-snapshot.ts';

/** The list that a booking is priced by. */
export type QuotedPriceList = { readonly id: number; readonly name: string; readonly version: number };
/** A quote by a list; the space is null when a draft is tried. */
export type ListQuote<SpaceId extends number | null> = Omit<QuoteSnapshot, 'space_id'> & {
  space_id: SpaceId;
};

const toCrownsOrNull = (haler: number | null): number | null => (haler === null ? null : toCrowns(haler));

/**
 * Builds a quote by a price list. Equal input gives an equal hash.
 * @param tariffReason why the company has the tariff, in Czech
 */
export function buildListQuote<SpaceId extends number | null>(
  spaceId: SpaceId,
  { id, name, version }: QuotedPriceList,
  booking: BookingRequest,
  price: PriceListQuote,
  tariffReason: string | null,
): ListQuote<SpaceId> {
  return withHash({
    space_id: spaceId,
    ...toQuotedBooking(booking),
    basis: price.basis,
    price_list: { id, name, version },
    tariff: price.tariff && {
      code: price.tariff.code,
      label: price.tariff.label,
      kind: price.tariff.kind,
      needs_proof: price.tariff.needsVerification,
      reason: tariffReason,
    },
    options: price.options,
    lines: price.lines.map((line) => ({
      code: line.code,
      kind: line.kind,
      label: line.label,
      unit: line.unit,
      units: line.units,
      unit_price: toCrowns(line.unitPriceHaler),
      amount: toCrowns(line.amountHaler),
      vat_rate: line.vatRate,
      refundable: line.refundable,
    })),
    total: toCrowns(price.totalHaler),
    total_without_vat: toCrownsOrNull(price.totalWithoutVatHaler),
    amounts_include_vat: price.amountsIncludeVat,
    per_person: toCrownsOrNull(price.perPersonHaler),
    ...toExtras(price),
    complete: price.isComplete,
    reasons: price.reasons.map((code) => ({ code, message: priceListReasons[code] })),
  });
}

const toExtras = ({
  vat,
  depositHaler,
  deposits,
  metered,
}: PriceListQuote): Pick<QuoteSnapshot, 'vat' | 'deposit' | 'deposits' | 'metered'> => ({
  vat: vat.map(({ rate, baseHaler, taxHaler, totalHaler }) => ({
    rate,
    base: toCrowns(baseHaler),
    tax: toCrowns(taxHaler),
    total: toCrowns(totalHaler),
  })),
  deposit: toCrowns(depositHaler),
  deposits: deposits.map(({ code, label, amountHaler, upTo }) => ({
    code,
    label,
    amount: toCrowns(amountHaler),
    up_to: upTo,
  })),
  metered: metered.map(({ code, label, unit, unitPriceHaler }) => ({
    code,
    label,
    unit,
    unit_price: toCrownsOrNull(unitPriceHaler),
    text: describeMetered(unit, unitPriceHaler),
  })),
});
