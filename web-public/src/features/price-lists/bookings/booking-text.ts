import { addDays } from '@prostora/contracts';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { formatCzk, formatTimeSlot } from '@prostora/strings/format.ts';
import type { PriceListQuote } from '@prostora/pricing';
import type { PricedBooking } from '../use-price-list-editor.ts';
import { parseSlot, type TypicalBooking } from './typical-bookings.ts';

const texts = priceListEditor.bookings;

/** „sobota 15. 1. 2028, 14:00–24:00 · 80 hostů“, or what is missing. */
export function describeBooking(booking: TypicalBooking): string {
  const slot = parseSlot(booking);
  return typeof slot === 'string'
    ? texts.problems[slot]
    : texts.summary(formatTimeSlot(slot.startsAt, slot.endsAt), booking.guests);
}

export const formatHaler = (haler: number): string => formatCzk(haler / 100);

/** „8 000 Kč“, „dohodou“. */
export function formatTotal(quote: PriceListQuote | null): string {
  if (!quote) return '–';
  return quote.basis === 'none' ? texts.agreement : formatHaler(quote.totalHaler);
}

export const isEstimate = (quote: PriceListQuote | null): boolean =>
  quote?.basis === 'price_list' && !quote.isComplete;

/** Whether the latest edit changed the total; null without an edit. */
export const isChanged = ({ quote, before }: PricedBooking): boolean | null =>
  before === null || !quote ? null : before !== quote.totalHaler;

/** The booking whose total changed most, else the first. */
export const findMostChanged = (priced: readonly PricedBooking[]): PricedBooking | undefined => {
  const change = ({ quote, before }: PricedBooking): number =>
    before === null || !quote ? 0 : Math.abs(quote.totalHaler - before);
  return priced.toSorted((one, other) => change(other) - change(one))[0];
};

/** Day on which a further booking starts: a week after the last one. */
export const suggestDay = (bookings: readonly TypicalBooking[], today: string): string =>
  addDays(bookings.at(-1)?.start.slice(0, 10) || today, 7);
