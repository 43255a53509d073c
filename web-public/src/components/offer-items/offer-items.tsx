import type { OfferRow } from '@prostora/api-client';
import { bindSpaces, formatCzk } from '@prostora/strings';
import { offerItems as texts } from '@prostora/strings/cs/offer.ts';
import { classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './offer-items.module.css';

/** Items of an offer's price, with VAT. */
export const OfferItems = ({ rows }: { rows: readonly OfferRow[] }): ReactNode => (
  <ul className={styles['items']}>
    {rows.map(({ label, amount }, index) => (
      // Rows have no identity; they change only with the whole offer.
      <li key={`${index}-${label}`} className={classNames(amount < 0 && styles['discount'])}>
        <span>{bindSpaces(label)}</span> <span>{amount === 0 ? texts.free : formatCzk(amount)}</span>
      </li>
    ))}
  </ul>
);
