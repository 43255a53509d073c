import type { AvailabilityCheck, BookingRules, SeriesCheck } from '@prostora/api-client';
import { addDays, type EventQuery } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import { eventPrice as texts } from '@prostora/strings/cs/booking-choices.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { useEffect } from 'react';
import { describeAction, isInstantBooking } from './booking-action.ts';
import type { Booking, EventSummary } from './booking-context.tsx';
import { computeCancellationSpans } from '../../../lib/cancellation-spans.ts';
import { findTariffOfKind } from './choices/choice-values.ts';
import { NO_RULES } from './day-states.ts';
import { toTimestamps, type LocalSlot } from './local-slot.ts';
import { usePriceList } from '../price-list/use-price-list.ts';
import { toEventRepeat } from './event-values.ts';
import { listFree, sumDates } from './repeat/repeat-values.ts';
import { useSeriesCheck } from './repeat/use-series-check.ts';
import { formatPerPerson, formatValidity, resolveQuoteState } from './quote-text.ts';
import { useAvailabilityCheck } from './use-availability-check.ts';
import { useSpaceAvailability } from './use-space-availability.ts';

const toRequest = (
  spaceId: number,
  slot: LocalSlot,
  { guests, layout, purpose }: EventQuery,
  tariff: string,
) => {
  const { start, end } = toTimestamps(slot);
  return {
    space_id: spaceId,
    start_datetime: start,
    end_datetime: end,
    ...(guests !== null && { number_of_guests: guests }),
    ...(layout !== null && { layout }),
    ...(purpose !== null && { purpose }),
    ...(tariff !== '' && { tariff }),
  };
};

/** „330 Kč na osobu · včetně DPH · cena platí do 10:54“, and in the bar „330 Kč na osobu · kauce 5 000 Kč“. */
export function describeQuote({ quote }: AvailabilityCheck, isInBar: boolean): string {
  if (!quote || resolveQuoteState(quote) === 'none') return '';
  const validity = formatValidity(quote);
  return [
    formatPerPerson(quote),
    !isInBar && quote.total_without_vat !== null && texts.withVat,
    !isInBar && validity !== null && texts.validUntil(validity),
    isInBar && quote.deposit > 0 && texts.deposit(formatCzk(quote.deposit)),
  ]
    .filter(Boolean)
    .join(' · ');
}

type PriceText = { amount: string; suffix: string };

function describeSlot({ quote, price }: AvailabilityCheck): PriceText {
  const state = resolveQuoteState(quote);
  return { amount: formatPrice(price, state), suffix: state === 'complete' ? texts.total : '' };
}

/** „27 500 Kč celkem za 22 termínů“, of the free ones. */
export function describeSeries(series: SeriesCheck): PriceText {
  const free = listFree(series);
  const { total, price_state: state } = sumDates(free);
  return { amount: formatPrice(total, state), suffix: offerTexts.inTotalFor(free.length) };
}

/** The slot for the bar on small screens, the buttons and the terms; null when it cannot be booked. */
function toSummary(
  answer: AvailabilityCheck | null,
  slot: LocalSlot,
  rules: BookingRules,
  series: SeriesCheck | null,
): EventSummary | null {
  if (!answer?.available) return null;
  const price = series ? describeSeries(series) : describeSlot(answer);
  return {
    action: describeAction(answer, rules),
    price: price.amount,
    suffix: price.suffix,
    details: series ? '' : describeQuote(answer, true),
    cancellation: computeCancellationSpans({
      quote: answer.quote,
      start: toTimestamps(slot).start,
      isInstant: isInstantBooking(answer, rules),
      now: new Date(),
    }),
    terms: answer.rental_terms,
  };
}

/** Check of the slot chosen in the form, else of the event; what it says goes to the bar and the terms. */
export function useSlotCheck(
  spaceId: number,
  { event, chosen, booked, version, showEvent }: Booking,
  slot: LocalSlot,
) {
  // The list is asked only for the code of the event's kind of tariff.
  const listDay = event.tariff === null || chosen ? null : slot.day;
  const { price_list: list, isLoading } = usePriceList(spaceId, listDay);
  const tariff = list ? findTariffOfKind(list, event.tariff) : '';
  const request = chosen?.request ?? toRequest(spaceId, slot, event, tariff);
  const check = useAvailabilityCheck(chosen?.answer ? null : request, !isLoading);
  const span = { start_date: slot.day, end_date: addDays(slot.day) };
  const { time } = useSpaceAvailability(spaceId, span, version, booked);
  const answer = chosen?.answer ?? check.answer;
  const repeat = chosen ? null : toEventRepeat(event);
  const { check: series } = useSeriesCheck(repeat && { ...request, repeat });
  const { day, from, endDay, to } = slot;
  const { rules } = time;
  const hasFailed = check.status === 'failed';
  useEffect(() => {
    const isKnown = hasFailed || (answer !== null && rules !== NO_RULES);
    showEvent(isKnown ? toSummary(answer, { day, from, endDay, to }, rules, series) : undefined);
  }, [answer, hasFailed, day, from, endDay, to, rules, series, showEvent]);
  useEffect(() => () => showEvent(undefined), [showEvent]);
  return { answer, hasFailed, time, series };
}
