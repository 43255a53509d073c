import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmSeries,
  declineSeries,
  getSeriesRequest,
  type CancelCode,
  type Reservation,
  type SeriesRequest,
  type SeriesRequestAnswer,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { Link } from '@prostora/nav';
import { cancelCodes } from '@prostora/strings/cs/lost-reasons.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { Button } from '@prostora/ui';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, ReasonDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateReservations } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import styles from './series-request-panel.module.css';
import { describeRefusal } from './use-reservation-actions.ts';

const texts = seriesRequest.host;
const CODES = { label: reservations.detail.cancelCode, options: cancelCodes };

/** Whether the reservation is a date of a repeated booking that a guest asked for. */
export const isOfSeriesRequest = ({ series_id: id, source }: Reservation): boolean =>
  id !== null && source !== 'owner';

/** Whether one answer of the owner is for all its dates. */
export const isPendingSeriesRequest = (reservation: Reservation): boolean =>
  isOfSeriesRequest(reservation) && reservation.status === 'pending';

function Dates({ request }: { request: SeriesRequest }): ReactNode {
  return (
    <ul className={styles['dates']}>
      {request.dates.map((date) => (
        <li key={date.reservation_id} data-status={date.status}>
          <Link
            className="text-link"
            to={buildReservationsUrl({ reservationId: date.reservation_id })}
            preventScrollReset
          >
            {formatEntrySlot({ start: date.start_datetime, end: date.end_datetime })}
          </Link>
          <span className={styles['state']}>
            {date.conflict ? texts.conflict : texts.statuses[date.status]}
          </span>
          <span className={styles['price']}>{formatPrice(date.price, date.price_state)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a confirmation of all dates refuses. */
function Refusals({ request }: { request: SeriesRequest }): ReactNode {
  const conflicts = request.dates.filter(({ conflict }) => conflict).length;
  if (conflicts === 0 && request.waiting_people === 0) return null;
  return (
    <div className={styles['refusals']} role="status">
      {conflicts > 0 && <p>{texts.conflicts(conflicts)}</p>}
      {request.waiting_people > 0 && <p>{texts.waitingPeople(request.waiting_people)}</p>}
    </div>
  );
}

function Answer({ request }: { request: SeriesRequest }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const [openDialog, setOpenDialog] = useState<'confirm' | 'decline' | null>(null);
  const { id, version, customer_name: name, allowed_actions: actions } = request;
  const close = (): void => setOpenDialog(null);
  const run = async (call: Promise<SeriesRequestAnswer>, message: string): Promise<string | null> => {
    try {
      await call;
      showToast(message);
      close();
      return null;
    } catch (error) {
      return describeRefusal(error);
    } finally {
      void invalidateReservations(client);
    }
  };
  const confirm = (): Promise<string | null> =>
    run(confirmSeries({ client: api, path: { id }, body: { version } }), texts.confirmed(name));
  const decline = (reason: string | null, code: CancelCode | null = null): Promise<string | null> =>
    run(
      declineSeries({ client: api, path: { id }, body: { version, reason, cancel_code: code } }),
      texts.declined(name),
    );
  const waiting = request.dates.filter(({ waits }) => waits).length;
  return (
    <div className={styles['actions']}>
      {actions.includes('confirm') && (
        <Button variant="primary" onClick={() => setOpenDialog('confirm')}>
          {texts.confirm(waiting)}
        </Button>
      )}
      {actions.includes('decline') && (
        <Button variant="danger" onClick={() => setOpenDialog('decline')}>
          {texts.decline}
        </Button>
      )}
      {openDialog === 'confirm' && (
        <ConfirmDialog {...texts.confirmation} onYes={confirm} onClose={close}>
          <Refusals request={request} />
        </ConfirmDialog>
      )}
      {openDialog === 'decline' && (
        <ReasonDialog {...texts.declining} codes={CODES} onYes={decline} onClose={close} />
      )}
    </div>
  );
}

/** All dates of a repeated booking that a guest asks for, with one answer to them. */
export function SeriesRequestPanel({ seriesId }: { seriesId: number }): ReactNode {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['reservations', 'series-request', seriesId],
    queryFn: ({ signal }) => getSeriesRequest({ client: api, path: { id: seriesId }, signal }),
  });
  if (!data) return null;
  const { request } = data;
  const waiting = request.dates.filter(({ waits }) => waits).length;
  return (
    <section className={styles['panel']} aria-labelledby="opakovana-zadost">
      <h3 id="opakovana-zadost">{texts.title(request.dates.length)}</h3>
      <p className="muted">{waiting > 0 ? texts.lead : texts.answered}</p>
      <Dates request={request} />
      {waiting > 0 && request.total !== null && (
        <p className={styles['total']}>
          <span>{texts.total}</span>
          <b>{formatPrice(request.total, request.price_state)}</b>
        </p>
      )}
      <Refusals request={request} />
      <Answer request={request} />
    </section>
  );
}
