import type { Quote } from '@prostora/api-client';
import { formatCzk, formatTimeOfDay } from '@prostora/strings';
import { quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { formatUnits } from '@prostora/strings/cs/price-units.ts';

type QuoteState = 'none' | 'estimate' | 'complete';

/** Reliability of a price: by agreement, an estimate, or what will be paid. */
export function resolveQuoteState(quote: Pick<Quote, 'basis' | 'complete'> | null): QuoteState {
  if (!quote || quote.basis === 'none') return 'none';
  return quote.complete ? 'complete' : 'estimate';
}

export type QuoteLine = Quote['lines'][number];

/** „Pronájem 9:00–12:20, 3 h 20 min × 500 Kč“, „Ubrus, 10 × 35 Kč“; one unit of a list has only its label. */
export function describeLine({ label, unit, units, unit_price }: QuoteLine): string {
  return unit === null || (units === 1 && unit !== 'hour')
    ? label
    : `${label}, ${texts.unitsTimes(formatUnits(unit, units), formatCzk(unit_price))}`;
}

/** „330 Kč na osobu“ for several guests. */
export const formatPerPerson = ({ per_person, guests, total }: Quote): string | null =>
  per_person !== null && (guests ?? 1) > 1 && total > 0 ? quoteTexts.perPerson(per_person) : null;

/** Time until which a complete price holds. */
export const formatValidity = ({ complete, valid_until }: Quote): string | null =>
  complete && valid_until !== null ? formatTimeOfDay(valid_until) : null;
