import { getReservationProgram, type ProgramEvent } from '@prostora/api-client';
import { toPragueDay } from '@prostora/contracts';
import { Link, useNavigate, useSearchParams } from '@prostora/nav';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { formatPhone, formatShortDay } from '@prostora/strings/format.ts';
import { Button } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageFailed } from '../../../components/page-failed.tsx';
import { PortalSkeleton } from '../../../components/portal-skeleton.tsx';
import { Printer } from '../../../components/portal-icons.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { portalHandle } from '../../../lib/portal-head.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import { EventPublicity } from './event-publicity.tsx';
import { buildProgramUrl, parseProgramView, toProgramQuery, type ProgramView } from './program-url.ts';
import styles from './program.module.css';
import { PublicProgramShare } from './public-program-share.tsx';

export const handle = portalHandle(texts.title);

const READERS = ['staff', 'door'] as const;
/** First and last day that can be printed. */
const DAYS = { min: '2020-01-01', max: '2099-12-31' };

/** What the staff needs: guest, number of people and notes. */
const StaffDetails = ({ event }: { event: ProgramEvent }): ReactNode => (
  <>
    <p>
      {[
        event.customer_name,
        event.customer_phone && formatPhone(event.customer_phone),
        event.number_of_guests !== null && texts.guests(event.number_of_guests),
        event.status === 'pending' && texts.pending,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {event.notes && (
      <p className={styles['note']}>
        {texts.guestNote}: {event.notes}
      </p>
    )}
    {event.staff_note && (
      <p className={styles['note']}>
        {texts.staffNote}: {event.staff_note}
      </p>
    )}
  </>
);

const Day = ({ day, events }: { day: string; events: readonly ProgramEvent[] }): ReactNode => (
  <section className={styles['day']}>
    <h2>{formatShortDay(day)}</h2>
    <ul>
      {events.map((event) => (
        <li key={`${event.space_id} ${event.start_datetime}`}>
          <b className={styles['times']}>{texts.times(event.start_datetime, event.end_datetime)}</b>
          <div>
            <p className={styles['title']}>{[event.title, event.space_name].filter(Boolean).join(' · ')}</p>
            {event.id !== null && <StaffDetails event={event} />}
            <div className={styles['publicity']}>
              <EventPublicity event={event} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

function Tools({ view, today }: { view: ProgramView; today: string }): ReactNode {
  const navigate = useNavigate();
  const go = (change: Partial<ProgramView>): void =>
    void navigate(buildProgramUrl({ ...view, ...change }), { preventScrollReset: true, replace: true });
  return (
    <div className={styles['tools']}>
      <DayField
        {...DAYS}
        label={texts.from}
        value={view.from ?? today}
        onDay={(from) => from !== '' && go({ from })}
      />
      <DayField
        {...DAYS}
        label={texts.to}
        value={toProgramQuery(view, today).end_date ?? ''}
        onDay={(to) => to !== '' && go({ to })}
      />
      <nav aria-label={texts.readers.label} className={styles['readers']}>
        {READERS.map((reader) => (
          <Link
            key={reader}
            to={buildProgramUrl({ ...view, reader })}
            preventScrollReset
            aria-current={reader === view.reader || undefined}
          >
            {texts.readers[reader]}
          </Link>
        ))}
      </nav>
      <Button variant="dark" onClick={() => globalThis.print()}>
        <Printer aria-hidden />
        {texts.print}
      </Button>
    </div>
  );
}

/** What takes place in the owner's spaces, for the staff or for the door, on A4. */
export function Component(): ReactNode {
  const [search] = useSearchParams();
  const view = parseProgramView(search);
  const api = useApi();
  const today = pragueToday();
  const query = toProgramQuery(view, today);
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'program', query],
    queryFn: ({ signal }) => getReservationProgram({ client: api, query, signal }),
  });
  const days = Map.groupBy(data?.events ?? [], ({ start_datetime: start }) =>
    // An event that goes on from a day before stands on the first day.
    toPragueDay(start) < (query.start_date ?? today) ? (query.start_date ?? today) : toPragueDay(start),
  );
  return (
    <>
      <p className={styles['back']}>
        <Link className="text-link" to={buildReservationsUrl({ tab: 'seznam' })}>
          {texts.back}
        </Link>
      </p>
      <h1>{texts.title}</h1>
      <Tools view={view} today={today} />
      {view.reader === 'door' && <p className={styles['hint']}>{texts.hidden}</p>}
      {!data && error && <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PortalSkeleton />}
      {data && days.size === 0 && <p role="status">{texts.nothing}</p>}
      {[...days].map(([day, events]) => (
        <Day key={day} day={day} events={events} />
      ))}
      <PublicProgramShare />
    </>
  );
}
