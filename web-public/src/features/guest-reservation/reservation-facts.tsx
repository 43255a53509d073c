import type { GuestReservation } from '@prostora/api-client';
import { bindSpaces, formatPhone, formatPostalCode } from '@prostora/strings';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { ExternalLink } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { termText } from '@prostora/ui/calendar/term-text.ts';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import { mapLink } from '../../lib/map-link.ts';
import styles from './guest-reservation.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** „Kolbenova 34a, 190 00 Praha 9“ */
const addressOf = ({ street, house_number, postal_code, city }: GuestReservation['address']): string =>
  bindSpaces(
    [
      [street, house_number].filter(Boolean).join(' '),
      [formatPostalCode(postal_code ?? ''), city].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  );

function Address({ reservation: { address, space } }: { reservation: GuestReservation }): ReactNode {
  const line = addressOf(address);
  if (line === '') return null;
  return (
    <Fact name={texts.address}>
      {line}{' '}
      <a
        className={`text-link ${styles['map']}`}
        href={mapLink({ lat: space.lat, lng: space.lng, address: line })}
        target="_blank"
        rel="noreferrer"
      >
        {texts.openMap}
        <ExternalLink aria-hidden />
        <span className="visually-hidden">({texts.newWindow})</span>
      </a>
    </Fact>
  );
}

function Contact({ contact }: { contact: GuestReservation['contact'] }): ReactNode {
  if (!contact || (!contact.phone && !contact.email)) return null;
  return (
    <Fact name={texts.contact}>
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
    </Fact>
  );
}

/** Time, price, guests and address; the contact only after the owner's confirmation. */
export function ReservationFacts({ reservation }: { reservation: GuestReservation }): ReactNode {
  return (
    <section aria-label={texts.facts}>
      <dl className={styles['facts']}>
        <Fact name={texts.term}>
          <b>{termText({ start: reservation.start_datetime, end: reservation.end_datetime })}</b>
          <ZoneNote />
        </Fact>
        <Fact name={texts.price}>
          {formatPrice(reservation.price, reservation.price_state)}
          {reservation.price_state === 'estimate' &&
            reservation.quote?.reasons.map(({ code, message }) => (
              <small key={code} className="muted">
                {' '}
                {message}
              </small>
            ))}
        </Fact>
        <Fact name={texts.guests}>{texts.persons(reservation.number_of_guests)}</Fact>
        <Address reservation={reservation} />
        <Contact contact={reservation.contact} />
        {reservation.host_message && (
          <Fact name={texts.hostMessage}>
            <span className={styles['notes']}>{reservation.host_message}</span>
          </Fact>
        )}
        {reservation.notes && (
          <Fact name={texts.notes}>
            <span className={styles['notes']}>{reservation.notes}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}
