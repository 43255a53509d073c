import type { ComparedSpace } from '@prostora/api-client';
import type { EventLayout, EventQuery } from '@prostora/contracts';
import { findLayoutFit } from '@prostora/contracts/space-layouts.ts';
import { formatCzk } from '@prostora/strings';
import { cancellation } from '@prostora/strings/cs/cancellation.ts';
import { comparisonEvent as texts } from '@prostora/strings/cs/comparison-event.ts';
import { describeOfferOpening, offerTexts } from '@prostora/strings/cs/offer.ts';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import { computeCancellationSpans } from '../../lib/cancellation-spans.ts';

/** The event that spaces are compared for, with the layout assumed for its purpose. */
export type ComparedEvent = { readonly event: EventQuery; readonly usualLayout: EventLayout | null };
/** What a space is for the event; a problem is marked. */
export type EventCell = { readonly text: string; readonly isProblem: boolean };
export type EventRow = { readonly name: string; readonly cells: readonly EventCell[] };

type Offer = NonNullable<ComparedSpace['offer_for_me']>;

const plain = (text: string): EventCell => ({ text, isProblem: false });
const UNKNOWN = plain(texts.unknown);

function describeTotal({ total, complete, series }: Offer): EventCell {
  const price = offerTexts.price(total, complete);
  const dates = series && (series.free_dates || series.dates);
  return plain(total !== null && dates ? `${price} ${offerTexts.inTotalFor(dates)}` : price);
}

function describeState(offer: Offer): EventCell {
  const { state, series } = offer;
  if (series)
    return {
      text: offerTexts.freeDates(series.free_dates, series.dates),
      isProblem: series.free_dates < series.dates,
    };
  const opening = describeOfferOpening(offer);
  return { text: opening ?? offerTexts.states[state], isProblem: state === 'taken' || opening !== null };
}

/** Places in the layout asked for, marked where the guests exceed them. */
function describePlaces({ layouts, card }: ComparedSpace, { event, usualLayout }: ComparedEvent): EventCell {
  const { basis, layout, capacity } = findLayoutFit(layouts, card.capacity, {
    chosen: event.layout,
    usual: usualLayout,
  });
  if (capacity === null) return UNKNOWN;
  if (capacity === 0) return { text: texts.noLayout, isProblem: true };
  const places = formatPlaces({ basis, layout, capacity });
  const isSmall = event.guests !== null && event.guests > capacity;
  return isSmall ? { text: texts.tooSmall(places), isProblem: true } : plain(places);
}

function describeVat({ quote, offer_for_me: offer }: ComparedSpace): EventCell {
  if (!quote) return UNKNOWN;
  if (quote.total_without_vat === null) return plain(texts.notPayer);
  const tax = quote.vat.reduce((sum, row) => sum + row.tax, 0);
  return plain(offer?.series ? texts.withVat : texts.vat(tax));
}

/** What a cancellation costs; the items of a repeated event differ by date. */
function describeCancellation(
  { quote, instant_booking: isInstantSpace }: ComparedSpace,
  { state, complete, series, start_datetime: start }: Offer,
): EventCell {
  const isInstant = isInstantSpace && state === 'free' && complete;
  const amounts = series ? null : quote;
  const spans = computeCancellationSpans({ quote: amounts, start, isInstant, now: new Date() });
  return plain(cancellation.sentence(isInstant, spans[0]?.amounts ?? null));
}

/** Rows about the event: price, time and places first; those without a value in any space are left out. */
export function buildEventRows(spaces: readonly ComparedSpace[], compared: ComparedEvent): EventRow[] {
  const { guests, layout } = compared.event;
  const ofOffer =
    (describe: (offer: Offer, space: ComparedSpace) => EventCell) =>
    (space: ComparedSpace): EventCell =>
      space.offer_for_me ? describe(space.offer_for_me, space) : UNKNOWN;
  const hasOffer = spaces.some(({ offer_for_me: offer }) => offer !== null);
  const hasPerPerson = spaces.some(({ offer_for_me: offer }) => typeof offer?.per_person === 'number');
  const row = (isShown: boolean, name: string, describe: (space: ComparedSpace) => EventCell): EventRow[] =>
    isShown ? [{ name, cells: spaces.map(describe) }] : [];
  return [
    ...row(hasOffer, texts.total, ofOffer(describeTotal)),
    ...row(hasOffer, texts.availability, ofOffer(describeState)),
    ...row(hasOffer || guests !== null || layout !== null, texts.places, (space) =>
      describePlaces(space, compared),
    ),
    ...row(
      hasPerPerson,
      texts.perPerson,
      ofOffer(({ per_person: czk }) => (czk === null ? UNKNOWN : plain(offerTexts.perPerson(czk)))),
    ),
    ...row(hasOffer, texts.vatName, describeVat),
    ...row(
      hasOffer,
      texts.deposit,
      ofOffer(({ basis, deposit }) =>
        basis === 'price_list' ? plain(deposit === 0 ? texts.noDeposit : formatCzk(deposit)) : UNKNOWN,
      ),
    ),
    ...row(
      hasOffer,
      texts.cancellation,
      ofOffer((offer, space) => describeCancellation(space, offer)),
    ),
  ];
}
