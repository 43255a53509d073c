import type { GuestReservation } from '@prostora/api-client';
import { bindSpaces, formatCzk, formatPhone, formatPostalCode } from '@prostora/strings';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { ExternalLink } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import { buildMapUrl } from '@prostora/contracts/map-url.ts';
import styles from './guest-reservation.module.css';

const DetailRow = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['detail']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** „Kolbenova 34a, 190 00 Praha 9“ */
const formatAddress = ({ street, house_number, postal_code, city }: GuestReservation['address']): string =>
  bindSpaces(
    [
      [street, house_number].filter(Boolean).join(' '),
      [formatPostalCode(postal_code ?? ''), city].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  );

function Address({ reservation: { address, space } }: { reservation: GuestReservation }): ReactNode {
  const line = formatAddress(address);
  if (line === '') return null;
  return (
    <DetailRow name={texts.address}>
      {line}{' '}
      <a
        className={`text-link ${styles['map']}`}
        href={buildMapUrl({ lat: space.lat, lng: space.lng, address: line })}
        target="_blank"
        rel="noreferrer"
      >
        {texts.openMap}
        <ExternalLink aria-hidden />
        <span className="visually-hidden">({texts.newWindow})</span>
      </a>
    </DetailRow>
  );
}

function Contact({ contact }: { contact: GuestReservation['contact'] }): ReactNode {
  if (!contact || (!contact.phone && !contact.email)) return null;
  return (
    <DetailRow name={texts.contact}>
      {contact.phone && (
        <a className={`text-link ${styles['contact']}`} href={`tel:${contact.phone.replace(/[^\d+]/gu, '')}`}>
          {formatPhone(contact.phone)}
        </a>
      )}
      {contact.email && (
        <a className={`text-link ${styles['contact']}`} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
    </DetailRow>
  );
}

/** Time, price, guests, address and contact. */
export function ReservationDetails({ reservation }: { reservation: GuestReservation }): ReactNode {
  const deposit = reservation.quote?.deposit ?? 0;
  return (
    <section aria-label={texts.details}>
      <dl className={styles['details']}>
        <DetailRow name={texts.slot}>
          <b>{formatEntrySlot({ start: reservation.start_datetime, end: reservation.end_datetime })}</b>
          <ZoneNote />
        </DetailRow>
        <DetailRow name={texts.price}>
          {formatPrice(reservation.price, reservation.price_state)}
          {deposit > 0 && ` ${texts.deposit(formatCzk(deposit))}`}
          {reservation.price_state === 'estimate' &&
            reservation.quote?.reasons.map(({ code, message }) => (
              <small key={code} className="muted">
                {' '}
                {message}
              </small>
            ))}
        </DetailRow>
        <DetailRow name={texts.guests}>{texts.persons(reservation.number_of_guests)}</DetailRow>
        <Address reservation={reservation} />
        <Contact contact={reservation.contact} />
        {reservation.host_message && (
          <DetailRow name={texts.hostMessage}>
            <span className={styles['notes']}>{reservation.host_message}</span>
          </DetailRow>
        )}
        {reservation.notes && (
          <DetailRow name={texts.notes}>
            <span className={styles['notes']}>{reservation.notes}</span>
          </DetailRow>
        )}
      </dl>
    </section>
  );
}
