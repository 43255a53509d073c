import { urls } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { ButtonLink, EmptyState } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import { parseNewBooking } from './new-booking/new-booking-url.ts';
import { ReservationDialog } from './detail/reservation-dialog.tsx';
import { ReservationList } from './list/reservation-list.tsx';
import { PageHead } from './page-head.tsx';
import {
  buildReservationsUrl,
  parseView,
  resolveCalendarView,
  type CalendarView,
  type ReservationsView,
} from './reservations-url.ts';
import { useOwnSpaces, type OwnSpaceName } from './use-own-spaces.ts';

export const handle = portalHandle(texts.title);

const OwnerCalendar = lazy(async () => ({
  default: (await import('./calendar/owner-calendar.tsx')).OwnerCalendar,
}));
const RoomTimeline = lazy(async () => ({
  default: (await import('./rooms/room-timeline.tsx')).RoomTimeline,
}));
const OwnerWaitingList = lazy(async () => ({
  default: (await import('./waiting-list/owner-waiting-list.tsx')).OwnerWaitingList,
}));
const SpaceSchedule = lazy(async () => ({
  default: (await import('./schedule/space-schedule.tsx')).SpaceSchedule,
}));
const NewBookingPanel = lazy(async () => ({
  default: (await import('./new-booking/new-booking-panel.tsx')).NewBookingPanel,
}));
const ForeignCalendars = lazy(async () => ({
  default: (await import('./calendars/foreign-calendars.tsx')).ForeignCalendars,
}));

type PartProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  go: (change: Partial<ReservationsView>, replace?: boolean) => void;
};

/** View of the calendar with several spaces below each other; null for another one. */
function findRoomsView({ place, spaces }: Pick<PartProps, 'place' | 'spaces'>): CalendarView | null {
  if (place.tab !== 'kalendar') return null;
  const view = resolveCalendarView(
    place,
    spaces.map(({ id }) => id),
  );
  return view.startsWith('rooms-') ? view : null;
}

function TabContent({ place, spaces, go }: PartProps): ReactNode {
  const space = spaces.find(({ id }) => id === place.spaceId) ?? spaces[0];
  const roomsView = findRoomsView({ place, spaces });
  if (roomsView) return <RoomTimeline place={place} spaces={spaces} view={roomsView} go={go} />;
  if (place.tab === 'kalendar') return <OwnerCalendar place={place} spaces={spaces} go={go} />;
  if (place.tab === 'seznam') return <ReservationList place={place} spaces={spaces} go={go} />;
  if (place.tab === 'cekani') return <OwnerWaitingList spaces={spaces} spaceId={place.spaceId} />;
  if (!space) return null;
  return place.tab === 'otevreni' ? (
    <SpaceSchedule key={space.id} space={space} />
  ) : (
    <ForeignCalendars key={space.id} space={space} />
  );
}

const NoSpaces = (): ReactNode => (
  <>
    <h1 className="visually-hidden">{texts.title}</h1>
    <EmptyState
      title={texts.noSpaces.title}
      reason={texts.noSpaces.reason}
      action={
        <ButtonLink variant="dark" to={urls.newSpace}>
          <Plus aria-hidden />
          {texts.noSpaces.action}
        </ButtonLink>
      }
    />
  </>
);

/** The owner's reservations: calendar, list, opening hours and external calendars. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { spaces, error, refetch } = useOwnSpaces();
  const place = parseView(query);
  const newBooking = parseNewBooking(query);
  const go = (change: Partial<ReservationsView>, replace = false): void =>
    void navigate(buildReservationsUrl({ ...place, ...change }), { preventScrollReset: true, replace });
  if (!spaces)
    return error ? (
      <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />
    ) : (
      <PortalSkeleton />
    );
  if (spaces.length === 0 && place.reservationId === null) return <NoSpaces />;
  return (
    <>
      {!findRoomsView({ place, spaces }) && <PageHead place={place} spaces={spaces} go={go} />}
      <Suspense fallback={<PortalSkeleton />}>
        <TabContent place={place} spaces={spaces} go={go} />
      </Suspense>
      {newBooking && (
        <Suspense fallback={null}>
          <NewBookingPanel
            key={query.toString()}
            given={newBooking}
            spaces={spaces}
            onClose={() => go({}, true)}
            onSaved={({ reservations: [first] }) => go({ reservationId: first?.id ?? null }, true)}
          />
        </Suspense>
      )}
      {place.reservationId !== null && (
        <ReservationDialog
          key={place.reservationId}
          id={place.reservationId}
          onClose={() => go({ reservationId: null }, true)}
        />
      )}
    </>
  );
}
