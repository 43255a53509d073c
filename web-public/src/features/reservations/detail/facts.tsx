import type { Reservation } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { spaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { termText } from '@prostora/ui/calendar/term-text.ts';
import { AnswerBy, ReservationTag } from '../reservation-tag.tsx';
import styles from './detail.module.css';

const texts = reservations.detail;

const Fact = ({
  name,
  children,
  wide = false,
}: {
  name: string;
  children: ReactNode;
  wide?: boolean;
}): ReactNode => (
  <div className={wide ? styles['wide'] : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Contact = ({
  reservation: { customer_email: email, customer_phone: phone },
}: {
  reservation: Reservation;
}): ReactNode => (
  <>
    {email && (
      <Fact name={texts.email}>
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
    )}
    {phone && (
      <Fact name={texts.phone}>
        <a className="text-link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {formatPhone(phone)}
        </a>
      </Fact>
    )}
  </>
);

/** Details of a reservation. */
export const Facts = ({ reservation }: { reservation: Reservation }): ReactNode => (
  <>
    <p>
      <ReservationTag reservation={reservation} />
      {reservation.status === 'pending' && !reservation.awaits_proof && (
        <AnswerBy expiresAt={reservation.expires_at} />
      )}
    </p>
    <dl className={styles['facts']}>
      <Fact name={texts.term} wide>
        {termText({ start: reservation.start_datetime, end: reservation.end_datetime })}
      </Fact>
      <Fact name={texts.space}>
        <Link className="text-link" to={urls.space(reservation.space.url)}>
          {spaceTitle(reservation.space)}
        </Link>
      </Fact>
      <Fact name={texts.guests}>{reservations.guests(reservation.number_of_guests)}</Fact>
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
      <Fact name={texts.created}>{texts.createdAt(reservation.created_at)}</Fact>
      <Contact reservation={reservation} />
      <Fact name={texts.notes} wide>
        <span className={styles['written']}>{reservation.notes || texts.noNotes}</span>
      </Fact>
      {reservation.host_message && (
        <Fact name={texts.hostMessage} wide>
          <span className={styles['written']}>{reservation.host_message}</span>
        </Fact>
      )}
      {reservation.cancelled_by && (
        <Fact name={texts.cancelled} wide>
          <span className={styles['written']}>
            {[texts.by[reservation.cancelled_by], reservation.cancel_reason].filter(Boolean).join(': ')}
          </span>
        </Fact>
      )}
    </dl>
  </>
);
