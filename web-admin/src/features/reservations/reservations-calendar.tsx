import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminReservationCalendar } from '@prostora/api-client';
import { isDay, urls } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import {
  blockEntry,
  openEntry,
  reservationEntry,
  type CalendarEntry,
} from '@prostora/ui/calendar/entries.ts';
import {
  pragueToday,
  spanOf,
  type CalendarPlace,
  type CalendarViewName,
} from '@prostora/ui/calendar/place.ts';
import { ErrorPanel, useApi } from '../../kit/index.ts';
import { numberIn } from '../../kit/list-query.ts';
import { withParams } from '../../kit/params.ts';
import { CustomerChoice, SpaceChoice } from './scope-choice.tsx';
import { reservationCalendarQuery } from './reservations.queries.ts';
import styles from './reservations.module.css';

const texts = adminReservations.calendar;
const VIEWS: readonly CalendarViewName[] = ['month', 'week', 'list'];
const RESERVATION = /^reservation-(\d+)-/u;

/** Calendar position stored in the URL. */
function usePlace(): [
  CalendarPlace,
  (place: CalendarPlace) => void,
  URLSearchParams,
  (changes: Record<string, string>) => void,
] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>): void =>
    setParams((present) => withParams(present, changes));
  const [day, view] = [params.get('day') ?? '', params.get('span')];
  const place: CalendarPlace = {
    day: isDay(day) ? day : pragueToday(),
    view: VIEWS.find((name) => name === view) ?? 'month',
  };
  return [
    place,
    (next) => change({ day: next.day, span: next.view === 'month' ? '' : next.view }),
    params,
    change,
  ];
}

/** Calendar entries; titles include the space when several are shown. */
function entriesOf(
  { reservations, blocked_slots, availabilities }: AdminReservationCalendar,
  isOneSpace: boolean,
): CalendarEntry[] {
  const booked = reservations.map((one) => {
    const guest = one.customer_name || adminReservations.forgotten;
    return {
      ...reservationEntry({ ...one, customer_name: guest }),
      ...(!isOneSpace && { title: texts.entry(guest, one.space.name) }),
    };
  });
  const others = [...availabilities.map(openEntry), ...blocked_slots.map(blockEntry)].map((entry) => ({
    ...entry,
    pickable: false,
  }));
  return [...booked, ...others].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Reservation calendar; with a space or customer filter also availability and blocks. */
export default function ReservationsCalendar() {
  const navigate = useNavigate();
  const [place, setPlace, params, change] = usePlace();
  const space = numberIn(params.get('space') ?? '');
  const customer = numberIn(params.get('customer') ?? '');
  const { data, error, isFetching, refetch } = useQuery(
    reservationCalendarQuery(useApi(), {
      ...spanOf(place),
      ...(space && { space }),
      ...(customer && { customer }),
    }),
  );
  const entries = useMemo(() => (data ? entriesOf(data, space !== undefined) : []), [data, space]);
  const open = ({ key }: CalendarEntry): void => {
    const id = RESERVATION.exec(key)?.[1];
    if (id) void navigate(urls.reservationDetail(Number(id)));
  };
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.bar}>
        <SpaceChoice value={space} onChange={(id) => change({ space: id })} />
        <CustomerChoice value={customer} onChange={(id) => change({ customer: id })} />
      </div>
      {space === undefined && customer === undefined && <p className={styles.note}>{texts.scopeHint}</p>}
      {data && data.total > data.reservations.length && (
        <p className={styles.warning} role="status">
          {texts.cut(data.reservations.length, data.total)}
        </p>
      )}
      <div className={styles.calendar}>
        <CalendarView
          label={texts.label}
          entries={entries}
          place={place}
          onPlace={setPlace}
          views={VIEWS}
          onPick={open}
          loading={isFetching}
        />
      </div>
    </>
  );
}
