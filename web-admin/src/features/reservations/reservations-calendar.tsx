import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminReservationCalendar } from '@prostora/api-client';
import { consoleUrls, isDay } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import {
  toBlockedEntry,
  toOpenEntry,
  toReservationEntry,
  type CalendarEntry,
} from '@prostora/ui/calendar/entries.ts';
import {
  pragueToday,
  getVisibleSpan,
  type CalendarPosition,
  type CalendarViewName,
} from '@prostora/ui/calendar/calendar-position.ts';
import { ErrorPanel, useApi } from '../../kit/index.ts';
import { parseId } from '../../kit/table/list-query.ts';
import { withParams } from '../../kit/table/params.ts';
import { CustomerSelect, SpaceSelect } from './scope-select.tsx';
import { reservationCalendarQuery } from './reservations.queries.ts';
import styles from './reservations.module.css';

const texts = adminReservations.calendar;
const VIEWS: readonly CalendarViewName[] = ['month', 'week', 'list'];
const RESERVATION = /^reservation-(\d+)-/u;

/** Calendar position stored in the URL. */
function useCalendarPlace(): [
  CalendarPosition,
  (position: CalendarPosition) => void,
  URLSearchParams,
  (changes: Record<string, string>) => void,
] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>): void =>
    setParams((present) => withParams(present, changes));
  const [day, view] = [params.get('day') ?? '', params.get('span')];
  const position: CalendarPosition = {
    day: isDay(day) ? day : pragueToday(),
    view: VIEWS.find((name) => name === view) ?? 'month',
  };
  return [
    position,
    (next) => change({ day: next.day, span: next.view === 'month' ? '' : next.view }),
    params,
    change,
  ];
}

/** Calendar entries; titles include the space when several are shown. */
function toEntries(
  { reservations, blocked_slots, availabilities }: AdminReservationCalendar,
  isOneSpace: boolean,
): CalendarEntry[] {
  const booked = reservations.map((one) => {
    const guest = one.customer_name || adminReservations.anonymized;
    return {
      ...toReservationEntry({ ...one, customer_name: guest }),
      ...(!isOneSpace && { title: texts.entry(guest, one.space.name) }),
    };
  });
  const others = [...availabilities.map(toOpenEntry), ...blocked_slots.map(toBlockedEntry)].map((entry) => ({
    ...entry,
    pickable: false,
  }));
  return [...booked, ...others].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Reservation calendar; with a space or customer filter also availability and blocks. */
export default function ReservationsCalendar() {
  const navigate = useNavigate();
  const [position, setPlace, params, change] = useCalendarPlace();
  const space = parseId(params.get('space') ?? '');
  const customer = parseId(params.get('customer') ?? '');
  const { data, error, isFetching, refetch } = useQuery(
    reservationCalendarQuery(useApi(), {
      ...getVisibleSpan(position),
      ...(space && { space }),
      ...(customer && { customer }),
    }),
  );
  const entries = useMemo(() => (data ? toEntries(data, space !== undefined) : []), [data, space]);
  const open = ({ key }: CalendarEntry): void => {
    const id = RESERVATION.exec(key)?.[1];
    if (id) void navigate(consoleUrls.reservationDetail(Number(id)));
  };
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.bar}>
        <SpaceSelect value={space} onChange={(id) => change({ space: id })} />
        <CustomerSelect value={customer} onChange={(id) => change({ customer: id })} />
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
          position={position}
          onNavigate={setPlace}
          views={VIEWS}
          onPick={open}
          loading={isFetching}
        />
      </div>
    </>
  );
}
