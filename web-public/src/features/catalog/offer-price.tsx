import type { CatalogOffer } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { offerTexts as texts } from '@prostora/strings/cs/offer.ts';
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
    nearest && texts.nearestFree(nearest.start_datetime),
  ].filter(Boolean);
  return (
    <>
      <SpaceSizes space={space} places={texts.places(offer.fits)} />
      <div className={styles['offer']}>
        {isEstimate && <Estimate reasons={offer.reasons} />}
        <p>
          <strong>
            {total === null ? texts.byAgreement : isOneDay ? texts.totalFrom(total) : formatCzk(total)}
          </strong>
          {suffix && ` ${suffix}`}
        </p>
        <span className={styles[STATES[state]]}>{texts.tags[state]}</span>
      </div>
      {details.length > 0 && <p className={styles['details']}>{details.join(' · ')}</p>}
    </>
  );
}

const DAY_MS = 86_400_000;

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
