import type { CreatedReservation, SpaceDetail } from '@prostora/api-client';
import { bindSpaces, formatCzk, formatPhone } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { bookedDetails } from '@prostora/strings/cs/booking-choices.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { getSpaceTitle } from '@prostora/ui/space-card.tsx';
import type { ReactNode } from 'react';
import { formatFullAddress } from '../../../lib/address-text.ts';
import styles from './booking-modal.module.css';

const Row = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The booked space with its address and contact, the price, the guests and the number of the reservation. */
export function BookedDetails({
  reservation: { id, price, price_state, quote, number_of_guests },
  space,
}: {
  reservation: CreatedReservation;
  space: SpaceDetail;
}): ReactNode {
  const title = getSpaceTitle(space);
  const address = formatFullAddress(space);
  return (
    <dl className={styles['bookedDetails']}>
      <Row name={bookedDetails.space}>
        {bindSpaces(title === space.building_name ? title : `${title}, ${space.building_name}`)}
      </Row>
      {address !== '' && <Row name={bookedDetails.address}>{address}</Row>}
      {(space.phone ?? space.email) && (
        <Row name={bookedDetails.contact}>
          {space.phone && (
            <a className="text-link" href={`tel:${space.phone.replace(/[^\d+]/gu, '')}`}>
              {formatPhone(space.phone)}
            </a>
          )}
          {space.phone && space.email && ' · '}
          {space.email && (
            <a className="text-link" href={`mailto:${space.email}`}>
              {space.email}
            </a>
          )}
        </Row>
      )}
      <Row name={texts.price}>
        <b>{formatPrice(price, price_state)}</b>
        {quote && quote.deposit > 0 && ` ${bookedDetails.deposit(formatCzk(quote.deposit))}`}
      </Row>
      <Row name={texts.guests}>{number_of_guests}</Row>
      <Row name={bookedDetails.number}>{id}</Row>
    </dl>
  );
}
