import type { Reservation } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { assignee } from '@prostora/strings/cs/assignee.ts';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { AnswerDeadline, ReservationTag } from '../reservation-tag.tsx';
import styles from './detail.module.css';

const texts = reservations.detail;

const DetailRow = ({
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
      <DetailRow name={texts.email}>
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </DetailRow>
    )}
    {phone && (
      <DetailRow name={texts.phone}>
        <a className="text-link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {formatPhone(phone)}
        </a>
      </DetailRow>
    )}
  </>
);

/** Whether the owner's answer is awaited, not that of the guest to a proposal. */
const isAnswerAwaited = ({ status, awaits_proof, is_option, proposal }: Reservation): boolean =>
  status === 'pending' &&
  !awaits_proof &&
  !is_option &&
  !(proposal?.state === 'open' && proposal.side === 'host');

/** Details of a reservation. */
export const ReservationDetails = ({ reservation }: { reservation: Reservation }): ReactNode => (
  <>
    <p>
      <ReservationTag reservation={reservation} />
      {isAnswerAwaited(reservation) && <AnswerDeadline reservation={reservation} />}
    </p>
    <dl className={styles['details']}>
      <DetailRow name={texts.slot} wide>
        {formatEntrySlot({ start: reservation.start_datetime, end: reservation.end_datetime })}
      </DetailRow>
      <DetailRow name={texts.space}>
        <Link className="text-link" to={urls.space(reservation.space.url)}>
          {getSpaceTitle(reservation.space)}
        </Link>
      </DetailRow>
      <DetailRow name={texts.guests}>{reservations.guests(reservation.number_of_guests)}</DetailRow>
      {!reservation.hidden.includes('price') && (
        <DetailRow name={texts.price}>
          {formatPrice(reservation.price, reservation.price_state)}
          {reservation.price_state === 'estimate' &&
            reservation.quote?.reasons.map(({ code, message }) => (
              <small key={code} className="muted">
                {' '}
                {message}
              </small>
            ))}
        </DetailRow>
      )}
      {reservation.group && reservation.group.total !== null && (
        <DetailRow name={texts.groupTotal}>
          {formatPrice(reservation.group.total, reservation.group.price_state ?? 'none')}
        </DetailRow>
      )}
      <DetailRow name={texts.created}>{texts.createdAt(reservation.created_at)}</DetailRow>
      {reservation.created_by && (
        <DetailRow name={ownReservation.createdBy}>{reservation.created_by.name}</DetailRow>
      )}
      {reservation.assignee && !reservation.allowed_actions.includes('note') && (
        <DetailRow name={assignee.label}>{reservation.assignee.name}</DetailRow>
      )}
      {reservation.handled && (
        <DetailRow name={ownReservation.handled}>
          {ownReservation.handledBy(reservation.handled.at, reservation.handled.by)}
        </DetailRow>
      )}
      <Contact reservation={reservation} />
      {reservation.source !== 'owner' && (
        <DetailRow name={texts.notes} wide>
          <span className={styles['written']}>{reservation.notes || texts.noNotes}</span>
        </DetailRow>
      )}
      {reservation.host_message && (
        <DetailRow name={texts.hostMessage} wide>
          <span className={styles['written']}>{reservation.host_message}</span>
        </DetailRow>
      )}
      {reservation.cancelled_by && (
        <DetailRow name={texts.cancelled} wide>
          <span className={styles['written']}>
            {[texts.by[reservation.cancelled_by], reservation.cancel_reason].filter(Boolean).join(': ')}
          </span>
        </DetailRow>
      )}
    </dl>
  </>
);
