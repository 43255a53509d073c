import type { Reservation } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { Button, ButtonLink, getSpaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { AssigneeTag } from '../../../components/assignee/assignee-tag.tsx';
import { ConfirmReservationDialog } from '../detail/confirm-reservation-dialog.tsx';
import { isOfSeriesRequest, isPendingSeriesRequest } from '../detail/series-request-panel.tsx';
import { AnswerDeadline, ReservationTag } from '../reservation-tag.tsx';
import styles from './list.module.css';
import { isSelectable } from './use-selection.ts';

const texts = reservations.list;

/** Confirms a request from its row. The dialog stays open after a refusal that changes the row. */
function ConfirmButton({ reservation }: { reservation: Reservation }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {reservation.allowed_actions.includes('confirm') && !isOfSeriesRequest(reservation) && (
        <Button
          size="sm"
          variant="dark"
          aria-label={texts.confirmLabel(reservation.customer_name)}
          onClick={() => setOpen(true)}
        >
          {texts.confirm}
        </Button>
      )}
      {isOpen && <ConfirmReservationDialog reservation={reservation} onClose={() => setOpen(false)} />}
    </>
  );
}

const Cell = ({
  name,
  children,
  className,
}: {
  name: string;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode => (
  <div role="cell" className={className}>
    <span className={styles['cellName']} aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
);

type RowProps = { reservation: Reservation; url: string; isSelected: boolean; onSelect: () => void };

/** Day and time; the time is not broken. */
function Slot({ reservation: { start_datetime: start, end_datetime: end } }: { reservation: Reservation }) {
  const [day, time] = formatEntrySlot({ start, end }).split(', ');
  return (
    <>
      {day}
      {time && (
        <>
          , <span className="nowrap">{time}</span>
        </>
      )}
    </>
  );
}

/** The event that the row stands for: all that waits, else its spaces on one day. */
const findListedEvent = ({ group, status }: Reservation): Reservation['group'] =>
  group && (status === 'pending' || group.days === 1) ? group : null;

/** A reservation: a table row, on a phone two lines that open it. */
export function ReservationRow({ reservation, url, isSelected, onSelect }: RowProps): ReactNode {
  const { columns } = texts;
  const isSeriesRequest = isPendingSeriesRequest(reservation);
  const event = findListedEvent(reservation);
  return (
    <div role="row" className={styles['row']}>
      <div role="cell" className={styles['slot']}>
        {isSelectable(reservation) && (
          <input
            type="checkbox"
            className={styles['select']}
            aria-label={texts.selection.row(reservation.customer_name)}
            checked={isSelected}
            onChange={onSelect}
          />
        )}
        <Link className={styles['open']} to={url} preventScrollReset>
          <Slot reservation={reservation} />
        </Link>
      </div>
      <div role="presentation" className={styles['facts']}>
        <Cell name={columns.space}>
          {event ? event.spaces.join(' + ') : getSpaceTitle(reservation.space)}
        </Cell>
        <Cell name={columns.guest}>{reservation.customer_name}</Cell>
        <Cell name={columns.guests}>{reservations.guests(reservation.number_of_guests)}</Cell>
        <Cell name={columns.price}>
          {event
            ? formatPrice(event.total, event.price_state)
            : formatPrice(reservation.price, reservation.price_state)}
          {isSeriesRequest && !event && (
            <span className={styles['note']}>{seriesRequest.host.firstDate}</span>
          )}
        </Cell>
      </div>
      <div role="cell" className={styles['state']}>
        <ReservationTag reservation={reservation} />
        {reservation.status === 'pending' && !reservation.awaits_proof && (
          <AnswerDeadline reservation={reservation} />
        )}
        {isSeriesRequest && <span className={styles['proposal']}>{seriesRequest.host.row}</span>}
        {reservation.proposal?.state === 'open' && (
          <span className={styles['proposal']}>{reservationChange.host.tag[reservation.proposal.side]}</span>
        )}
        {reservation.assignee && (
          <div className={styles['assignee']}>
            <AssigneeTag assignee={reservation.assignee} />
          </div>
        )}
      </div>
      <div role="cell" className={styles['rowActions']}>
        <ConfirmButton reservation={reservation} />
        <ButtonLink
          size="sm"
          to={url}
          preventScrollReset
          aria-label={texts.openLabel(reservation.customer_name)}
        >
          {texts.open}
        </ButtonLink>
      </div>
    </div>
  );
}
