import {
  ApiError,
  cancelGuestReservation,
  cancelReservationSeriesAsGuest,
  type GuestReservation,
  type GuestSeries,
} from '@prostora/api-client';
import { parseLinkToken } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { Button, getSpaceTitle } from '@prostora/ui';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ReasonDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './series-section.module.css';

const texts = seriesRequest.guest;
type SeriesDate = GuestSeries['dates'][number];

const formatSlot = ({ start_datetime: start, end_datetime: end }: SeriesDate): string =>
  formatEntrySlot({ start, end });
/** Whether the dates are those of one day, in several spaces. */
const isOneDay = ({ dates }: GuestSeries): boolean => new Set(dates.map(formatSlot)).size === 1;
/** The slot, or the space of one of several. */
const describeDate = (date: SeriesDate, series: GuestSeries): string => {
  if (isOneDay(series)) return getSpaceTitle(date.space);
  const hasSpaces = new Set(series.dates.map(({ space }) => space.id)).size > 1;
  return hasSpaces ? `${formatSlot(date)}, ${getSpaceTitle(date.space)}` : formatSlot(date);
};

type RowProps = {
  date: SeriesDate;
  name: string;
  isCurrent: boolean;
  isEvent: boolean;
  isOption: boolean;
  canCancel: boolean;
  onCancel: () => void;
};

function DateRow({
  date,
  name: slot,
  isCurrent,
  isEvent,
  isOption,
  canCancel,
  onCancel,
}: RowProps): ReactNode {
  return (
    <li className={styles['row']} data-status={date.status}>
      {isCurrent ? (
        <b>
          {slot} <small className="muted">{isEvent ? texts.event.current : texts.current}</small>
        </b>
      ) : (
        <Link className="text-link" to={date.guest_url}>
          {slot}
        </Link>
      )}
      <span className={styles['status']}>
        {isOption && date.status === 'pending' ? texts.option : texts.statuses[date.status]}
      </span>
      {canCancel && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={(isEvent ? texts.event.cancelOneLabel : texts.cancelOneLabel)(slot)}
          onClick={onCancel}
        >
          {texts.cancelOne}
        </Button>
      )}
    </li>
  );
}

type SeriesSectionProps = {
  link: PrivateLink;
  reservation: GuestReservation;
  series: GuestSeries;
  /** Whether its dates can be cancelled here. */
  canCancel: boolean;
  /** Called with the reservation after all dates were cancelled. */
  onCancelled: (reservation: GuestReservation) => void;
  /** Called when a date was cancelled. */
  onDateCancelled: (message: string) => void;
  onStale: () => void;
};

/** All dates of a repeated booking; one or all that come can be cancelled. */
export function SeriesSection({
  link,
  reservation,
  series,
  canCancel,
  onCancelled,
  onDateCancelled,
  onStale,
}: SeriesSectionProps): ReactNode {
  const api = useApi();
  const [cancelling, setCancelling] = useState<SeriesDate | 'all' | null>(null);
  const close = (): void => setCancelling(null);
  const attempt = async (cancel: () => Promise<void>): Promise<string | null> => {
    try {
      await cancel();
      close();
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      return toErrorMessage(error, texts.failed);
    }
  };
  const cancelAll: ConfirmAction = (reason) =>
    attempt(async () => {
      const answer = await cancelReservationSeriesAsGuest({
        client: api,
        path: { id: link.id },
        body: { token: link.token, reason: reason ?? '' },
      });
      onCancelled(answer.reservation);
    });
  const cancelOne =
    ({ id, guest_url: url }: SeriesDate): ConfirmAction =>
    (reason) =>
      attempt(async () => {
        await cancelGuestReservation({
          client: api,
          path: { id },
          body: { token: parseLinkToken(url), reason: reason ?? '', apply_to: 'this' },
        });
        onDateCancelled(isEvent ? texts.event.cancelledOne : texts.cancelledOne);
      });
  const isEvent = isOneDay(series);
  const coming = canCancel ? series.dates.filter((date) => date.can_cancel) : [];
  return (
    <section className={styles['series']} aria-labelledby="serie">
      <h2 id="serie">{isEvent ? texts.event.title : texts.title}</h2>
      <ul className={styles['dates']}>
        {series.dates.map((date) => (
          <DateRow
            key={date.id}
            date={date}
            name={describeDate(date, series)}
            isEvent={isEvent}
            isOption={reservation.source === 'owner'}
            isCurrent={date.id === reservation.id}
            canCancel={coming.includes(date)}
            onCancel={() => setCancelling(date)}
          />
        ))}
      </ul>
      <p className={styles['total']}>
        {texts.total} <b>{formatPrice(series.total, series.price_state)}</b>
      </p>
      {coming.length > 1 && (
        <Button variant="danger" onClick={() => setCancelling('all')}>
          {isEvent ? texts.event.open : texts.open}
        </Button>
      )}
      {cancelling === 'all' && (
        <ReasonDialog
          {...(isEvent ? texts.event.all : texts.all)}
          optional
          onYes={cancelAll}
          onClose={close}
        />
      )}
      {cancelling !== null && cancelling !== 'all' && (
        <ReasonDialog
          {...(isEvent ? texts.event.one : texts.one)}
          optional
          onYes={cancelOne(cancelling)}
          onClose={close}
        />
      )}
    </section>
  );
}
