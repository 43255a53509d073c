import { useQuery } from '@tanstack/react-query';
import type { Reservation, ReservationsPage } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { ButtonLink, EmptyState, Pagination, Skeleton } from '@prostora/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../load-failed.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { listQuery } from '../reservation-queries.ts';
import {
  DEFAULT_VIEW,
  buildReservationsUrl,
  type ReservationsView,
  type WaitingFor,
} from '../reservations-url.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { BulkConfirmation } from './bulk-confirmation.tsx';
import { ListExports } from './list-exports.tsx';
import { ListFilter } from './list-filter.tsx';
import styles from './list.module.css';
import { ReservationRow } from './reservation-row.tsx';
import { useSelection, type Selection } from './use-selection.ts';

const texts = reservations.list;

type ListProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  go: (change: Partial<ReservationsView>) => void;
};

const isFiltered = ({
  status,
  waiting,
  when,
  search,
  spaceId,
  spaceIds,
  from,
  to,
  source,
  assignee,
  page,
}: ReservationsView): boolean =>
  status !== null ||
  from !== null ||
  to !== null ||
  source !== null ||
  assignee !== null ||
  spaceIds.length > 0 ||
  waiting !== null ||
  when !== DEFAULT_VIEW.when ||
  search !== '' ||
  spaceId !== null ||
  page > 1;

const EmptyList = ({ place }: { place: ReservationsView }): ReactNode =>
  isFiltered(place) ? (
    <EmptyState
      announced="status"
      title={texts.nothing.title}
      reason={texts.nothing.reason}
      action={<ButtonLink to={buildReservationsUrl({ tab: 'seznam' })}>{texts.nothing.action}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={texts.empty.title}
      reason={texts.empty.reason}
      action={
        <ButtonLink variant="dark" to={buildReservationsUrl({ tab: 'otevreni' })}>
          {texts.empty.action}
        </ButtonLink>
      }
      more={<Link to={urls.bookingImport}>{reservations.importLink}</Link>}
    />
  );

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={reservations.loading} className={styles['waiting']}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className={styles['bone']} />
    ))}
  </div>
);

type TableProps = {
  items: readonly Reservation[];
  place: ReservationsView;
  selection: Selection;
};

const Table = ({ items, place, selection }: TableProps): ReactNode => (
  <div role="table" aria-label={texts.table} className={styles['table']}>
    <div role="row" className={styles['heads']}>
      {Object.values(texts.columns).map((name) => (
        <div key={name} role="columnheader">
          <span className={name === texts.columns.actions ? 'visually-hidden' : undefined}>{name}</span>
        </div>
      ))}
    </div>
    {items.map((reservation) => (
      <ReservationRow
        key={reservation.id}
        reservation={reservation}
        url={buildReservationsUrl({ ...place, reservationId: reservation.id })}
        isSelected={selection.ids.has(reservation.id)}
        onSelect={() => selection.toggle(reservation.id)}
      />
    ))}
  </div>
);

/** Notice that only waiting items are listed, with a link to the whole list. */
const WaitingOnlyNotice = ({ waiting }: { waiting: WaitingFor }): ReactNode => (
  <p className={styles['only']}>
    {texts.waitingOnly[waiting]}{' '}
    <Link className="text-link" to={buildReservationsUrl({ tab: 'seznam' })}>
      {texts.showAll}
    </Link>
  </p>
);

function LoadedPage({ found, place }: { found: ReservationsPage; place: ReservationsView }): ReactNode {
  const selection = useSelection(found.items);
  return (
    <>
      <div className={styles['tools']}>
        <p className={styles['count']} role="status">
          {texts.count(found.total, found.sum)}
        </p>
        {found.total > 0 && <ListExports place={place} />}
      </div>
      <BulkConfirmation selection={selection} />
      {found.items.length === 0 ? (
        <EmptyList place={place} />
      ) : (
        <Table items={found.items} place={place} selection={selection} />
      )}
      <Pagination
        page={place.page}
        count={found.nr_of_pages}
        toUrl={(page) => buildReservationsUrl({ ...place, page, reservationId: null })}
      />
    </>
  );
}

/** List of reservations, filtered by the URL. */
export function ReservationList({ place, go }: ListProps): ReactNode {
  const { data, error, refetch } = useQuery(listQuery(useApi(), place));
  return (
    <>
      {place.waiting && <WaitingOnlyNotice waiting={place.waiting} />}
      <ListFilter place={place} counts={data?.counts} go={go} />
      {data && <LoadedPage found={data} place={place} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton />)}
    </>
  );
}
