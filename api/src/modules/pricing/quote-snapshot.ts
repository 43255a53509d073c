import {
  toElapsedHours,
  PRICING_ENGINE_VERSION,
  type PriceLine,
  type PriceState,
  type SlotPrice,
} from '@prostora/pricing';
import { pricingTexts } from '@prostora/strings/cs/pricing.ts';
import { createHash } from 'node:crypto';
import type { QuoteDto, QuoteLineDto } from './quote.dto.ts';
import type { SignedQuoteInput } from './quote-input.ts';

/** What a quote repeats of its request. */
type QuotedBooking = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null when not known. */
  readonly guests: number | null;
};
/** A quote as stored; token and validity belong to one response only. */
export type QuoteSnapshot = Omit<QuoteDto, 'token' | 'valid_until'>;
/** A quote with the token that guarantees it. */
export type IssuedQuote = QuoteDto;
/** A quote with the input that it answers. */
export type PricedQuote = { readonly snapshot: QuoteSnapshot; readonly input: SignedQuoteInput };

export const toCrowns = (haler: number): number => haler / 100;

/** Adds the hash of an answer and of the version of the engine. */
export const withHash = <Answer extends object>(answer: Answer): Answer & { hash: string } => ({
  ...answer,
  hash: createHash('sha256')
    .update(JSON.stringify([PRICING_ENGINE_VERSION, answer]))
    .digest('hex'),
});

/** Fields of a quote that repeat the request. */
export const toQuotedBooking = ({ startsAt, endsAt, guests }: QuotedBooking) => ({
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
  hours: toElapsedHours(endsAt.getTime() - startsAt.getTime()),
  guests,
  currency: 'CZK' as const,
});

/** Builds a quote by opening windows. Equal input gives an equal hash. */
export function buildQuoteSnapshot(
  request: QuotedBooking & { readonly spaceId: number },
  price: SlotPrice,
): QuoteSnapshot {
  const { spaceId, guests } = request;
  return withHash({
    space_id: spaceId,
    ...toQuotedBooking(request),
    basis: price.basis,
    price_list: null,
    lines: price.lines.map((line) => toLine(line, price.lines.length === 1)),
    total: toCrowns(price.totalHaler),
    total_without_vat: null,
    per_person:
      guests === null || price.basis === 'none' ? null : toCrowns(Math.round(price.totalHaler / guests)),
    vat: [],
    deposit: 0,
    complete: price.isComplete,
    reasons: price.reasons.map((code) => ({
      code,
      message: pricingTexts.reasons[code](request, price.ratedSpan),
    })),
  });
}

function toLine(
  { code, kind, startsAt, endsAt, elapsedMs, pricePerHourHaler, amountHaler }: PriceLine,
  isOnlyLine: boolean,
): QuoteLineDto {
  const fallbackLabel = isOnlyLine ? pricingTexts.wholePriceFromLine : pricingTexts.priceFromLine;
  return {
    code,
    kind: 'base',
    label: kind === 'window' ? pricingTexts.windowLine({ startsAt, endsAt }) : fallbackLabel,
    unit: 'hour',
    units: toElapsedHours(elapsedMs),
    unit_price: toCrowns(pricePerHourHaler),
    amount: toCrowns(amountHaler),
    vat_rate: null,
    refundable: true,
  };
}

/** State of a quoted price, before any decision of the owner. */
export function toPriceState({
  basis,
  complete,
}: Pick<QuoteSnapshot, 'basis' | 'complete'>): Exclude<PriceState, 'agreed'> {
  if (basis === 'none') return 'none';
  return complete ? 'complete' : 'estimate';
}

/** The total in haléře. */
export const toTotalHaler = ({ total }: Pick<QuoteSnapshot, 'total'>): number => Math.round(total * 100);

/** A stored quote as API response. */
export const toStoredQuote = (snapshot: QuoteSnapshot): QuoteDto => ({
  ...snapshot,
  token: null,
  valid_until: null,
});
