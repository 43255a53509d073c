import type { CatalogOffer } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { describeOfferOpening, offerTexts as texts } from '@prostora/strings/cs/offer.ts';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import { SpaceSizes } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { ListedSpace } from './catalog-state.ts';
import styles from './offer-price.module.css';

/** Class names, which are camel case only. */
const STATES = { free: 'free', on_request: 'onRequest', taken: 'taken' } as const;

type OfferPriceProps = {
  space: ListedSpace;
  offer: CatalogOffer;
  /** One of the days is enough; the offer tells which one. */
  flexible: boolean;
};

/** Places, price and state of a space for the visitor's event. */
export function OfferPrice({ space, offer, flexible }: OfferPriceProps): ReactNode {
  const { state, total, per_person: perPerson, nearest_free: nearest } = offer;
  const { series } = offer;
  const opening = describeOfferOpening(offer);
  const isEstimate = total !== null && !offer.complete;
  const isOneDay = flexible && !series;
  const counted = series && (series.free_dates || series.dates);
  const inTotal = counted ? texts.inTotalFor(counted) : !isEstimate && texts.inTotal;
  const suffix = isOneDay ? texts.day(offer.start_datetime) : total !== null && inTotal;
  const details = [
    series && texts.freeDates(series.free_dates, series.dates),
    formatAssumedHours(offer),
    perPerson !== null && texts.perPerson(perPerson),
    // Only a price list says that there is none.
    offer.basis === 'price_list' && texts.deposit(offer.deposit),
    nearest && formatNearest(offer, nearest),
  ].filter(Boolean);
  return (
    <>
      <SpaceSizes space={space} places={formatPlaces(offer.fits)} />
      <div className={styles['offer']}>
        {isEstimate && <Estimate reasons={offer.reasons} />}
        <p>
          <strong>
            {total === null ? texts.byAgreement : isOneDay ? texts.totalFrom(total) : formatCzk(total)}
          </strong>
          {suffix && ` ${suffix}`}
        </p>
        <span className={styles[STATES[opening === null ? state : 'taken']]}>
          {opening ?? texts.tags[state]}
        </span>
      </div>
      {details.length > 0 && <p className={styles['details']}>{details.join(' · ')}</p>}
    </>
  );
}

/** The free time of a taken space; of a closed one the offered hours. */
function formatNearest(
  { opening_hours: opening }: CatalogOffer,
  { start_datetime: start, end_datetime: end, total, complete }: NonNullable<CatalogOffer['nearest_free']>,
): string {
  const price = texts.price(total, complete);
  return opening ? texts.nearestOffered(start, end, price) : texts.nearestFree(start, price);
}

/** The hours of a day that the address leaves open. */
function formatAssumedHours(offer: CatalogOffer): string | false {
  const { assumed_hours: isAssumed, total, start_datetime: start, end_datetime: end } = offer;
  const isDay = Date.parse(end) - Date.parse(start) <= DAY_MS;
  return isAssumed && total !== null && isDay && texts.hours(start, end);
}

/** Tells on tap why the total is not final. */
const Estimate = ({ reasons }: Pick<CatalogOffer, 'reasons'>): ReactNode => (
  <details className={styles['reasons']}>
    <summary>{texts.estimate}</summary>
    {reasons.map(({ code, message }) => (
      <p key={code}>{message}</p>
    ))}
  </details>
);
