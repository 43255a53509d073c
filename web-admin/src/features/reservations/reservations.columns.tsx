import type { AdminReservationRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { Breakable, RelativeTime } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { findRequestedEvent, formatReservationPrice } from './reservation-event.ts';
import { ReservationStateTag } from './reservation-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './reservations.module.css';

const { columns } = texts;

function SlotCell({ reservation }: { reservation: AdminReservationRow }) {
  const { start_datetime: start, end_datetime: end } = reservation;
  const event = findRequestedEvent(reservation);
  return (
    <>
      {texts.formatSlot(start, end)}
      {event && event.days > 1 && <span className={styles.dates}>{texts.dates(event.days)}</span>}
    </>
  );
}

function GuestCell({ reservation: { id, guest_name, guest_email } }: { reservation: AdminReservationRow }) {
  return (
    <div className={styles.who}>
      <Link to={consoleUrls.reservationDetail(id)} className={cells.name}>
        {guest_name ?? texts.anonymized}
      </Link>
      <span className={cells.detail}>
        <Breakable text={[texts.number(id), guest_email].filter(Boolean).join(' · ')} />
      </span>
    </div>
  );
}

function SpaceCell({ reservation }: { reservation: AdminReservationRow }) {
  const { space } = reservation;
  return (
    <div className={styles.who}>
      <Link to={consoleUrls.spaceDetail(space.id)} className={cells.link}>
        {formatSpaces(reservation)}
      </Link>
      {space.building !== space.name && <span className={cells.detail}>{space.building}</span>}
    </div>
  );
}

const formatSpaces = (row: AdminReservationRow): string =>
  findRequestedEvent(row)?.spaces.join(' + ') ?? row.space.name;

export const reservationColumns: readonly ResourceColumn<AdminReservationRow>[] = [
  {
    key: 'guest',
    title: columns.guest,
    sort: 'guest',
    isFixed: true,
    width: 220,
    skeletonHeight: 42,
    render: (row) => <GuestCell reservation={row} />,
  },
  {
    key: 'term',
    title: columns.slot,
    sort: 'starts',
    width: 170,
    skeletonHeight: 42,
    render: (row) => <SlotCell reservation={row} />,
  },
  { key: 'space', title: columns.space, width: 190, render: (row) => <SpaceCell reservation={row} /> },
  {
    key: 'state',
    title: columns.state,
    width: 170,
    render: (row) => <ReservationStateTag reservation={row} />,
  },
  {
    key: 'price',
    title: columns.price,
    sort: 'price',
    align: 'right',
    width: 120,
    render: formatReservationPrice,
  },
  {
    key: 'owner',
    title: columns.owner,
    width: 170,
    render: ({ owner }) => (
      <Link to={consoleUrls.customer(owner.id)} className={cells.link}>
        {owner.name}
      </Link>
    ),
  },
  {
    key: 'guests',
    title: columns.guests,
    align: 'right',
    width: 90,
    isOptional: true,
    render: ({ number_of_guests }) => number_of_guests,
  },
  {
    key: 'created',
    title: columns.created,
    sort: 'created',
    width: 130,
    isOptional: true,
    render: ({ created_at }) => <RelativeTime at={created_at} />,
  },
];

/** Card of the row on a phone. */
export function ReservationCard({ reservation }: { reservation: AdminReservationRow }) {
  return (
    <div className={cells.card}>
      <GuestCell reservation={reservation} />
      <div>
        <SlotCell reservation={reservation} />
      </div>
      <div className={cells.line}>
        <ReservationStateTag reservation={reservation} />
        <span>{formatReservationPrice(reservation)}</span>
      </div>
      <div className={cells.detail}>{[formatSpaces(reservation), reservation.owner.name].join(' · ')}</div>
    </div>
  );
}
