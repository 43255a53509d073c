import type { AdminReservationRow } from '@prostora/api-client';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './reservations.module.css';

const statusStyles: Readonly<Record<AdminReservationRow['status'], StatusStyle>> = {
  pending: { tone: 'orange', shape: 'half' },
  confirmed: { tone: 'blue', shape: 'dot' },
  cancelled: { tone: 'grey', shape: 'struck' },
};

type ReservationStateFields = Pick<
  AdminReservationRow,
  'status' | 'awaits_proof' | 'offered_until' | 'waits_long' | 'cancelled_by'
>;

function describeState({
  status,
  awaits_proof,
  offered_until,
}: Pick<ReservationStateFields, 'status' | 'awaits_proof' | 'offered_until'>): string {
  if (offered_until !== null) return adminReservations.offered(offered_until);
  return status === 'pending' && awaits_proof
    ? adminReservations.awaitsConfirmation
    : adminReservations.states[status];
}

/** Status tag of a reservation, with the cancelling side and a mark of overdue requests. */
export function ReservationStateTag({
  reservation: { status, awaits_proof, offered_until, waits_long, cancelled_by },
}: {
  reservation: ReservationStateFields;
}) {
  return (
    <>
      <StatusTag {...statusStyles[status]}>
        {describeState({ status, awaits_proof, offered_until })}
      </StatusTag>
      {waits_long && <span className={styles.late}>{adminReservations.waitsLong}</span>}
      {cancelled_by && <span className={cells.detail}>{adminReservations.cancelledBy[cancelled_by]}</span>}
    </>
  );
}
