import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback } from 'react';
import { exportAdminReservations, type AdminReservationRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { PageHeader, PageTabs, SkeletonBar, useApi, useTableState } from '../../kit/index.ts';
import { toListQuery } from '../../kit/table/list-query.ts';
import { ResourceTable } from '../../kit/table/resource-table.tsx';
import { FilterTabs } from '../../kit/table/table-toolbar.tsx';
import { ReservationCard, reservationColumns } from './reservations.columns.tsx';
import { FILTERS, ReservationFilters, statusTabs, type ReservationFilter } from './reservations.filters.tsx';
import { reservationListQuery } from './reservations.queries.ts';
import { useBulkCancel } from './use-reservation-actions.ts';

const ReservationsCalendar = lazy(() => import('./reservations-calendar.tsx'));
const CALENDAR = 'kalendar';

/** Reservations of all spaces as a list or a calendar. */
export function ReservationsPage() {
  const [params] = useSearchParams();
  const isCalendar = params.get('view') === CALENDAR;
  const state = useTableState<ReservationFilter>(FILTERS);
  const scopeParams = ['space', 'customer'].flatMap((name) =>
    params.get(name) ? [`${name}=${params.get(name)}`] : [],
  );
  const linkTo = (view: string): string =>
    `?${[...scopeParams, ...(view ? [`view=${view}`] : [])].join('&')}`;
  const tabs = [
    { value: '', label: texts.views.list, href: linkTo('') },
    { value: CALENDAR, label: texts.views.calendar, href: linkTo(CALENDAR) },
  ];
  return (
    <>
      <PageHeader title={texts.title} subtitle={isCalendar ? ' ' : <Total state={state} />} />
      <PageTabs label={texts.views.label} tabs={tabs} selected={isCalendar ? CALENDAR : ''} />
      {isCalendar ? (
        <Suspense fallback={<SkeletonBar width="100%" height={560} />}>
          <ReservationsCalendar />
        </Suspense>
      ) : (
        <ReservationList state={state} />
      )}
    </>
  );
}

type State = ReturnType<typeof useTableState<ReservationFilter>>;

const useReservations = ({ view }: State) => useQuery(reservationListQuery(useApi(), toListQuery(view)));

function Total({ state }: { state: State }) {
  const { data } = useReservations(state);
  return data ? texts.subtitle(data.total) : ' ';
}

function ReservationList({ state }: { state: State }) {
  const navigate = useNavigate();
  const answer = useReservations(state);
  const bulk = useBulkCancel();
  const card = useCallback((row: AdminReservationRow) => <ReservationCard reservation={row} />, []);
  return (
    <>
      <FilterTabs
        label={texts.tabs}
        tabs={statusTabs(state, answer.data?.counts)}
        selected={state.view.filters.status}
      />
      <ResourceTable
        name="reservations"
        label={texts.title}
        columns={reservationColumns}
        state={state}
        answer={answer}
        card={card}
        onOpen={({ id }) => void navigate(consoleUrls.reservationDetail(id))}
        exportList={exportAdminReservations}
        bulk={bulk}
        filters={<ReservationFilters state={state} />}
        empty={{ text: texts.emptyText, filteredText: texts.emptyFilteredText }}
      />
    </>
  );
}
