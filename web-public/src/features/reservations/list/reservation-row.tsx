import type { Reservation } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, ButtonLink, spaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { termText } from '@prostora/ui/calendar/term-text.ts';
import { useReservationSteps } from '../detail/use-reservation-steps.ts';
import { AnswerBy, ReservationTag } from '../reservation-tag.tsx';
import styles from './list.module.css';

const texts = reservations.list;

/** Confirms a request right from its row; what stands in the way is told. */
function Confirm({ reservation }: { reservation: Reservation }): ReactNode {
  const steps = useReservationSteps(reservation);
  const [sending, setSending] = useState(false);
  const confirm = async (): Promise<void> => {
    setSending(true);
    const failure = await steps.confirm();
    setSending(false);
    if (failure !== null) showToast(failure, 'error');
  };
  return <Button size="sm" variant="dark" sending={sending} aria-label={texts.confirmLabel(reservation.customer_name)} onClick={() => void confirm()}>{texts.confirm}</Button>;
}

const Cell = ({ name, children, className }: { name: string; children: ReactNode; className?: string | undefined }): ReactNode => (
  <div role="cell" className={className}><span className={styles['cellName']} aria-hidden="true">{name}</span>{children}</div>
);

/** One reservation: a line of the table, on a phone a card. */
export function ReservationRow({ reservation, address }: { reservation: Reservation; address: string }): ReactNode {
  const { columns } = texts;
  return (
    <div role="row" className={styles['row']}>
      <div role="cell" className={styles['term']}><Link className={styles['open']} to={address} preventScrollReset>{termText({ start: reservation.start_datetime, end: reservation.end_datetime })}</Link></div>
      <Cell name={columns.space}>{spaceTitle(reservation.space)}</Cell>
      <Cell name={columns.guest}>{reservation.customer_name}</Cell>
      <Cell name={columns.guests}>{reservations.guests(reservation.number_of_guests)}</Cell>
      <Cell name={columns.price}>{reservations.price(reservation.price)}</Cell>
      <div role="cell" className={styles['state']}><ReservationTag reservation={reservation} />{reservation.status === 'pending' && !reservation.awaits_proof && <AnswerBy expiresAt={reservation.expires_at} />}</div>
      <div role="cell" className={styles['rowActions']}>
        {reservation.allowed_actions.includes('confirm') && <Confirm reservation={reservation} />}
        <ButtonLink size="sm" to={address} preventScrollReset aria-label={texts.openLabel(reservation.customer_name)}>{texts.open}</ButtonLink>
      </div>
    </div>
  );
}
