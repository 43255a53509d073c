import { formatEventTime } from '@prostora/contracts';
import { priceListReasons } from '@prostora/strings/cs/price-list.ts';
import { pricingTexts } from '@prostora/strings/cs/pricing.ts';
import type { CatalogOffer } from '../catalog-offer.dto.ts';
import type { FoundOffer } from '../index/catalog-search.ts';
import type { SpaceOffer } from '../index/space-offers.ts';

export const toCrowns = (haler: number): number => haler / 100;

/** `offer_for_me` of the contract, with the amounts of a quote. */
export function toCatalogOffer({
  offer,
  hasHours,
  guests,
  state,
  fits,
  openingHours,
  nearest,
}: FoundOffer): CatalogOffer {
  const { startsAt, endsAt } = offer.slot;
  const { basis } = offer.price;
  const { totalHaler, isComplete } = offer.series ?? toPrice(offer);
  return {
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    assumed_hours: !hasHours,
    state,
    is_free: state === 'free',
    total: totalHaler === null ? null : toCrowns(totalHaler),
    per_person: offer.series ? null : toPerPerson(offer, guests),
    deposit: offer.kind === 'list' ? toCrowns(offer.price.depositHaler) : 0,
    complete: isComplete,
    reasons: toReasons(offer),
    basis,
    series: offer.series && { dates: offer.series.dates, free_dates: offer.series.freeDates },
    fits,
    opening_hours:
      openingHours?.map(({ from, until }) => ({
        from: formatEventTime(from),
        until: formatEventTime(until),
      })) ?? null,
    nearest_free: nearest && {
      start_datetime: nearest.startsAt.toISOString(),
      end_datetime: nearest.endsAt.toISOString(),
      total: nearest.price.basis === 'none' ? null : toCrowns(nearest.price.totalHaler),
      complete: nearest.price.isComplete,
    },
  };
}

const toPrice = ({ price }: SpaceOffer): { totalHaler: number | null; isComplete: boolean } => ({
  totalHaler: price.basis === 'none' ? null : price.totalHaler,
  isComplete: price.isComplete,
});

function toPerPerson(offer: SpaceOffer, guests: number | null): number | null {
  if (guests === null || offer.price.basis === 'none') return null;
  const haler =
    offer.kind === 'list' ? offer.price.perPersonHaler : Math.round(offer.price.totalHaler / guests);
  return haler === null ? null : toCrowns(haler);
}

function toReasons(offer: SpaceOffer): CatalogOffer['reasons'] {
  if (offer.kind === 'list')
    return offer.price.reasons.map((code) => ({ code, message: priceListReasons[code] }));
  const { reasons, ratedSpan } = offer.price;
  return reasons.map((code) => ({ code, message: pricingTexts.reasons[code](offer.slot, ratedSpan) }));
}
