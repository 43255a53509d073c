import type { Alternative, SpaceCard } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { bindSpaces, formatTimeSlot } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { formatSpacePlace, getSpaceTitle } from '@prostora/ui/space-card.tsx';
import type { ReactNode } from 'react';
import { buildBookingUrl } from '../../../lib/booking-url.ts';
import styles from './alternatives.module.css';

/** Called with the timestamps of the chosen slot. */
export type OnAlternative = (start: string, end: string) => void;

/** The nearest free slots with their prices. */
export const Alternatives = ({
  alternatives,
  onTake,
}: {
  alternatives: readonly Alternative[];
  onTake: OnAlternative;
}): ReactNode => (
  <div className={styles['others']}>
    <p className={styles['heading']}>{texts.alternatives}</p>
    <ul className={styles['list']}>
      {alternatives.map(({ kind, start_datetime, end_datetime, price, price_state }) => (
        <li key={`${kind}-${start_datetime}`}>
          <button
            type="button"
            className={styles['alternative']}
            onClick={() => onTake(start_datetime, end_datetime)}
          >
            <span className={styles['kind']}>{texts.alternative[kind]}</span>{' '}
            <span>{formatTimeSlot(start_datetime, end_datetime)}</span>{' '}
            <span className={styles['price']}>{formatPrice(price, price_state)}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);

/** Similar spaces that are free on a day. */
export const Similar = ({ spaces, day }: { spaces: readonly SpaceCard[]; day: string }): ReactNode => (
  <div className={styles['others']}>
    <p className={styles['heading']}>{texts.similar}</p>
    <ul className={styles['links']}>
      {spaces.map((space) => (
        <li key={space.id}>
          <Link className="text-link" to={buildBookingUrl(space.url, day)}>
            {bindSpaces(getSpaceTitle(space))}
          </Link>{' '}
          <span className={styles['place']}>{formatSpacePlace(space)}</span>
        </li>
      ))}
    </ul>
  </div>
);
