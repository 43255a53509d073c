import type { OwnerToday, TodayArrival } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { today } from '@prostora/strings/cs/today.ts';
import { formatTimeOfDay } from '@prostora/strings/format.ts';
import { useId, type ReactNode } from 'react';
import styles from './today.module.css';

const texts = today.arrivals;

/** What to know about an arrival: that it has begun, the note for the staff, or its series. */
function Note({ arrival, now }: { arrival: TodayArrival; now: Date }): ReactNode {
  const { start_datetime: start, end_datetime: end, staff_note: note, is_of_series: isOfSeries } = arrival;
  if (new Date(start) <= now && now < new Date(end))
    return (
      <span className={styles['tag']} data-here>
        {texts.here}
      </span>
    );
  const text = note || (isOfSeries && texts.series);
  return text && <span className={styles['tag']}>{text}</span>;
}

/** Null while no space of the event is ready. */
function describeHandling({ handled, handled_spaces: ready, spaces }: TodayArrival): string | null {
  if (!handled) return null;
  return ready === spaces ? texts.handled(handled.at, handled.by) : texts.handledPartly(ready, spaces);
}

const Row = ({ arrival, now }: { arrival: TodayArrival; now: Date }): ReactNode => {
  const { reservation_id: id, title, space, start_datetime: start, end_datetime: end } = arrival;
  return (
    <li className={styles['arrival']}>
      <time dateTime={start}>{formatTimeOfDay(start)}</time>
      <div>
        <Link
          className={styles['arrivalTitle']}
          to={`${urls.reservations}?karta=seznam&kdy=vse&rezervace=${id}`}
        >
          {title}
        </Link>
        <span className={styles['small']}>
          {[
            space.name,
            today.waiting.guests(arrival.number_of_guests),
            texts.until(end),
            describeHandling(arrival),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Note arrival={arrival} now={now} />
    </li>
  );
};

/** Who arrives today, and how many tomorrow. */
export function Arrivals({
  day,
  arrivals,
  now,
}: Pick<OwnerToday, 'day' | 'arrivals'> & { now: Date }): ReactNode {
  const titleId = useId();
  const [first] = arrivals.tomorrow;
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{texts.title}</h2>
        <Link
          className={`text-link ${styles['small']}`}
          to={`${urls.reservations}?karta=kalendar&pohled=mistnosti-den&den=${day}`}
        >
          {texts.calendar}
        </Link>
      </div>
      {arrivals.today.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <ol>
          {arrivals.today.map((arrival) => (
            <Row key={arrival.reservation_id} arrival={arrival} now={now} />
          ))}
        </ol>
      )}
      {first && (
        <p className={styles['tomorrow']}>
          <b>{texts.tomorrow(arrivals.tomorrow.length)}</b>{' '}
          <span>{texts.firstTomorrow(first.start_datetime, first.space.name, first.title)}</span>
        </p>
      )}
    </section>
  );
}
