import type { Reservation, Series, SeriesOccurrence } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { seriesTexts as texts } from '@prostora/strings/cs/series.ts';
import { formatTimeSlot } from '@prostora/strings/format.ts';
import { Button, classNames, getSpaceTitle, Skeleton } from '@prostora/ui';
import { useId, useState, type ReactNode } from 'react';
import { buildReservationsUrl } from '../../reservations-url.ts';
import { isRemaining } from './series.ts';
import styles from './series.module.css';
import { useSeries } from './use-series.ts';

/** State of an occurrence and what is special about it. */
function listMarks(one: SeriesOccurrence, isCurrent: boolean): string[] {
  const isPast = one.is_past && one.status !== 'cancelled';
  return [
    ...(isCurrent ? [texts.current] : []),
    isPast ? texts.past : texts.states[one.status],
    ...(one.differs && one.status !== 'cancelled' ? [texts.differs] : []),
    ...(one.is_change_proposed ? [texts.changeProposed] : []),
  ];
}

function OccurrenceRow({
  occurrence,
  isCurrent,
  hasSpace,
}: {
  occurrence: SeriesOccurrence;
  isCurrent: boolean;
  hasSpace: boolean;
}): ReactNode {
  const { id, start_datetime: start, end_datetime: end, space } = occurrence;
  return (
    <li className={classNames(styles['row'], !isRemaining(occurrence) && styles['over'])}>
      <Link
        className="text-link"
        to={buildReservationsUrl({ reservationId: id })}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
      >
        {formatTimeSlot(start, end)}
      </Link>
      <span className={styles['marks']}>
        {[...(hasSpace ? [getSpaceTitle(space)] : []), ...listMarks(occurrence, isCurrent)].join(' · ')}
      </span>
    </li>
  );
}

function Occurrences({ series, id }: { series: Series; id: number }): ReactNode {
  const { occurrences } = series;
  const remaining = occurrences.filter((one) => isRemaining(one) || one.id === id);
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const hasSpace = new Set(occurrences.map(({ space }) => space.id)).size > 1;
  return (
    <>
      <ul id={listId} className={styles['list']} aria-label={texts.list}>
        {(isWhole ? occurrences : remaining).map((one) => (
          <OccurrenceRow key={one.id} occurrence={one} isCurrent={one.id === id} hasSpace={hasSpace} />
        ))}
      </ul>
      {remaining.length < occurrences.length && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.showRemaining : texts.showAll(occurrences.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The series of a reservation: its rule, what is left of it and its occurrences. */
export function SeriesPanel({ reservation }: { reservation: Reservation }): ReactNode {
  const { series, isError, refetch } = useSeries(reservation.series_id);
  if (!series)
    return isError ? (
      <p role="alert" className={styles['failed']}>
        {texts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    ) : (
      <div role="status" aria-label={texts.loading} className={styles['panel']}>
        <Skeleton className={styles['bone']} />
      </div>
    );
  const { sums } = series;
  return (
    <section className={styles['panel']}>
      <h3 className={styles['rule']}>
        {texts.rule(series.title, series.rule)} <span className="nowrap">{texts.time(series.rule)},</span>{' '}
        <span className={styles['left']}>{texts.remaining(sums.remaining, sums.total)}</span>
      </h3>
      {sums.price !== null && sums.remaining_price !== null && sums.price > 0 && (
        <p className={styles['prices']}>{texts.prices(sums.remaining_price, sums.price)}</p>
      )}
      <Occurrences series={series} id={reservation.id} />
    </section>
  );
}
