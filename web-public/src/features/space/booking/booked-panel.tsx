import { reservationFile, type CreatedReservation } from '@prostora/api-client';
import { formatDateTime, formatTerm } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { Button, ButtonAnchor, ButtonLink } from '@prostora/ui/button.tsx';
import { CircleCheck } from '@prostora/ui/icons.ts';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './booking-modal.module.css';

type BookedPanelProps = { reservation: CreatedReservation; email: string; onClose: () => void };

const tokenIn = (guestUrl: string): string => guestUrl.split('/').at(-1) ?? '';

/** What happens next, once the reservation was made: waiting for the owner, or confirmed at once. */
export function BookedPanel({ reservation, email, onClose }: BookedPanelProps): ReactNode {
  const { id, status, start_datetime, end_datetime, expires_at, guest_url } = reservation;
  const confirmed = status === 'confirmed';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['booked']}>
      <h3 className={styles['bookedTitle']} tabIndex={-1} ref={title}><CircleCheck aria-hidden />{confirmed ? texts.sentConfirmed : texts.sentPending}</h3>
      <p className={styles['bookedTerm']}>{formatTerm(start_datetime, end_datetime)}</p>
      {!confirmed && <p>{expires_at ? texts.ownerAnswers(formatDateTime(expires_at)) : texts.ownerAnswersSoon}</p>}
      <p className="muted">{texts.mailSent(email)}</p>
      <h4 className={styles['nextTitle']}>{texts.nextHeading}</h4>
      <ol className={styles['next']}>{(confirmed ? texts.nextConfirmed : texts.nextPending).map((step) => <li key={step}>{step}</li>)}</ol>
      <div className={styles['actions']}>
        <ButtonLink to={guest_url} variant="primary">{texts.openReservation}</ButtonLink>
        <ButtonAnchor href={reservationFile(id, tokenIn(guest_url))} download><CalendarDays />{texts.addToCalendar}</ButtonAnchor>
        <Button variant="ghost" onClick={onClose}>{texts.done}</Button>
      </div>
    </div>
  );
}
