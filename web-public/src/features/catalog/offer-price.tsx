import type { CatalogOffer } from '@prostora/api-client';
import { offerTexts } from '@prostora/strings/cs/offer.ts';
import type { ReactNode } from 'react';
import styles from './offer-price.module.css';

type OfferPriceProps = {
  offer: CatalogOffer;
  /** One of the days is enough; the offer tells which one. */
  flexible: boolean;
};

/** Price and state of a space for the visitor's event. */
export function OfferPrice({ offer, flexible }: OfferPriceProps): ReactNode {
  const { state, total, deposit, nearest_free: nearest } = offer;
  const perPerson = offer.per_person;
  const details = [
    perPerson !== null && offerTexts.perPerson(perPerson),
    deposit > 0 && offerTexts.deposit(deposit),
    nearest && offerTexts.nearestFree(nearest.start_datetime),
  ].filter(Boolean);
  const start = offer.start_datetime;
  return (
    <div className={styles['offer']}>
      <p className={styles['row']}>
        <strong>
          {total === null
            ? offerTexts.byAgreement
            : flexible
              ? offerTexts.totalFrom(total, start)
              : offerTexts.total(total)}
        </strong>
        <span className={styles[state]}>{offerTexts.states[state]}</span>
      </p>
      {details.length > 0 && <p className={styles['details']}>{details.join(' · ')}</p>}
      {total !== null && !offer.complete && (
        <details className={styles['reasons']}>
          <summary>{offerTexts.estimate}</summary>
          {offer.reasons.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </details>
      )}
    </div>
  );
}
