import type { AdminReservationRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { Breakable, RelativeTime } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { ReservationStateTag } from './reservation-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './reservations.module.css';

const { columns } = texts;

export const formatReservationPrice = ({
  price,
  price_state: state,
}: Pick<AdminReservationRow, 'price' | 'price_state'>): string => formatPrice(price, state);

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

function SpaceCell({ reservation: { space } }: { reservation: AdminReservationRow }) {
  return (
    <div className={styles.who}>
      <Link to={consoleUrls.spaceDetail(space.id)} className={cells.link}>
        {space.name}
      </Link>
      {space.building !== space.name && <span className={cells.detail}>{space.building}</span>}
    </div>
  );
}

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
    render: (row) => texts.formatSlot(row.start_datetime, row.end_datetime),
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
      <div>{texts.formatSlot(reservation.start_datetime, reservation.end_datetime)}</div>
      <div className={cells.line}>
        <ReservationStateTag reservation={reservation} />
        <span>{formatReservationPrice(reservation)}</span>
      </div>
      <div className={cells.detail}>{[reservation.space.name, reservation.owner.name].join(' · ')}</div>
    </div>
  );
}
