import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, assignReservation, type Reservation } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { Button, Modal, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { AssigneeField } from '../../../components/assignee/assignee-field.tsx';
import { HostConversation } from '../../../components/host-conversation/host-conversation.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { useIsImpersonating } from '../../../lib/use-rights.ts';
import { cacheReservation, reservationQuery } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import { SlotWaiting } from '../waiting-list/slot-waiting.tsx';
import { ReservationDeal } from './reservation-deal.tsx';
import { ReservationDetails } from './reservation-details.tsx';
import {
  GuestLink,
  GuestLinkRevocation,
  OptionEnd,
  RelatedReservations,
  StaffTexts,
} from './own-booking.tsx';
import { OwnerNote } from './owner-note.tsx';
import styles from './detail.module.css';
import { ProposalPanel } from './proposal-panel.tsx';
import { ReservationActions } from './reservation-actions.tsx';
import { SeriesPanel } from './series/series-panel.tsx';
import { isPendingSeriesRequest, SeriesRequestPanel } from './series-request-panel.tsx';

const texts = reservations.detail;

const LoadError = ({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode => (
  <div role="alert" className={styles['failed']}>
    <p>{error instanceof ApiError && error.status === 404 ? texts.missing : toErrorMessage(error)}</p>
    {!(error instanceof ApiError && error.status === 404) && (
      <Button onClick={onRetry}>{reservations.retry}</Button>
    )}
  </div>
);

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={texts.loading} className={styles['waiting']}>
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} className={styles['bone']} />
    ))}
  </div>
);

/** The team member handling the reservation. */
function ReservationAssignee({ reservation }: { reservation: Reservation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  return (
    <AssigneeField
      value={reservation.assignee}
      spaceId={reservation.space.id}
      permission="view"
      onAssign={async (userId) => {
        const answer = await assignReservation({
          client: api,
          path: { id: reservation.id },
          body: { user_id: userId },
        });
        void cacheReservation(client, api, answer);
        return answer.reservation.assignee;
      }}
    />
  );
}

/** Steps of the host, and the reservations made together. */
const AnswerAndSeries = ({ reservation }: { reservation: Reservation }): ReactNode => (
  <>
    {reservation.offered_until === null ? (
      <ReservationActions reservation={reservation} />
    ) : (
      <p>
        {reservations.offeredText}{' '}
        <Link className="text-link" to={buildReservationsUrl({ tab: 'cekani' })}>
          {reservations.openWaitingList}
        </Link>
      </p>
    )}
    <RelatedReservations reservation={reservation} />
    {reservation.series_id !== null && <SeriesPanel reservation={reservation} />}
  </>
);

function Content({ reservation }: { reservation: Reservation }): ReactNode {
  const isImpersonating = useIsImpersonating();
  return (
    <div className={styles['content']}>
      <ReservationDetails reservation={reservation} />
      <ReservationDeal reservation={reservation} />
      {reservation.status !== 'cancelled' && (
        <SlotWaiting
          spaceId={reservation.space.id}
          slot={{ start: reservation.start_datetime, end: reservation.end_datetime }}
        />
      )}
      {reservation.allowed_actions.includes('note') && <ReservationAssignee reservation={reservation} />}
      {reservation.is_option && <OptionEnd reservation={reservation} />}
      <GuestLink reservation={reservation} />
      {reservation.proposal && <ProposalPanel reservation={reservation} proposal={reservation.proposal} />}
      {isPendingSeriesRequest(reservation) ? (
        <>
          <SeriesRequestPanel seriesId={reservation.series_id ?? 0} />
          <details className={styles['folded']}>
            <summary>{seriesRequest.host.onlyThis}</summary>
            <ReservationActions reservation={reservation} />
          </details>
        </>
      ) : (
        <AnswerAndSeries reservation={reservation} />
      )}
      <HostConversation
        subject={{ type: 'reservation', id: reservation.id, conversationId: reservation.conversation_id }}
        hasEmail={reservation.customer_email !== ''}
      />
      {reservation.allowed_actions.includes('note') && (
        <>
          {!isImpersonating && <StaffTexts reservation={reservation} />}
          <OwnerNote reservation={reservation} />
          {!isImpersonating && <GuestLinkRevocation reservation={reservation} />}
        </>
      )}
    </div>
  );
}

/** A reservation with its details and actions; e-mails link here. */
export function ReservationDialog({ id, onClose }: { id: number; onClose: () => void }): ReactNode {
  const { data, error, refetch } = useQuery(reservationQuery(useApi(), id));
  return (
    <Modal
      open
      backCloses={false}
      onClose={onClose}
      title={data ? texts.titleOf(data.reservation.customer_name) : texts.title}
    >
      {data && <Content reservation={data.reservation} />}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton />)}
    </Modal>
  );
}
