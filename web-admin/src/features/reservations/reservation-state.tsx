import type { AdminReservationRow } from '@prostora/api-client';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { StatusTag, type Look } from '../../kit/index.ts';
import cells from '../../kit/cells.module.css';
import styles from './reservations.module.css';

const looks: Readonly<Record<AdminReservationRow['status'], Look>> = {
  pending: { tone: 'orange', shape: 'half' },
  confirmed: { tone: 'blue', shape: 'dot' },
  cancelled: { tone: 'grey', shape: 'struck' },
};

type Shown = Pick<AdminReservationRow, 'status' | 'awaits_proof' | 'waits_long' | 'cancelled_by'>;

/** Status tag of a reservation, with the cancelling side and a mark of overdue requests. */
export function ReservationStateTag({
  reservation: { status, awaits_proof, waits_long, cancelled_by },
}: {
  reservation: Shown;
}) {
  return (
    <>
      <StatusTag {...looks[status]}>
        {status === 'pending' && awaits_proof
          ? adminReservations.awaitsProof
          : adminReservations.states[status]}
      </StatusTag>
      {waits_long && <span className={styles.late}>{adminReservations.waitsLong}</span>}
      {cancelled_by && <span className={cells.detail}>{adminReservations.cancelledBy[cancelled_by]}</span>}
    </>
  );
}
