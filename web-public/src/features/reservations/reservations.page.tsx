import type { OwnBookingAnswer } from '@prostora/api-client';
import { urls, toPragueDay } from '@prostora/contracts';
import { useNavigate, useSearchParams } from '@prostora/nav';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { media } from '@prostora/tokens';
import { ButtonLink, EmptyState, useMedia } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { NoRight } from '../../components/no-right.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight, useMayDecide } from '../../lib/use-rights.ts';
import type { BookingDraft } from './new-booking/booking-draft.ts';
import { parseNewBooking } from './new-booking/new-booking-url.ts';
import { ReservationDialog } from './detail/reservation-dialog.tsx';
import { ReservationList } from './list/reservation-list.tsx';
import { PageHead } from './page-head.tsx';
import styles from './reservations.module.css';
import {
  buildReservationsUrl,
  parseView,
  resolveCalendarView,
  WRITERS_TABS,
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
  /** Whether the panel of a new booking stands beside, and what it contains. */
  isBeside: boolean;
  draft: BookingDraft | null;
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

function TabContent(props: PartProps): ReactNode {
  const { place, spaces, go } = props;
  const mayWrite = useHasRight('write');
  const space = spaces.find(({ id }) => id === place.spaceId) ?? spaces[0];
  const roomsView = findRoomsView({ place, spaces });
  if (roomsView) return <RoomTimeline {...props} view={roomsView} />;
  if (place.tab === 'kalendar') return <OwnerCalendar {...props} />;
  if (place.tab === 'seznam') return <ReservationList place={place} spaces={spaces} go={go} />;
  if (place.tab === 'cekani') return <OwnerWaitingList spaces={spaces} spaceId={place.spaceId} />;
  if (!mayWrite && WRITERS_TABS.includes(place.tab)) return <NoRight />;
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
  const isWide = useMedia(media.desktop);
  const [draft, setDraft] = useState<BookingDraft | null>(null);
  const { spaces, error, refetch } = useOwnSpaces();
  const place = parseView(query);
  const newBooking = useMayDecide() ? parseNewBooking(query) : null;
  const isBeside = newBooking !== null && isWide;
  const go = (change: Partial<ReservationsView>, replace = false): void =>
    void navigate(buildReservationsUrl({ ...place, ...change }), { preventScrollReset: true, replace });
  /** The panel of a new booking keeps what was typed beneath a reservation that is opened. */
  const goBeside = (change: Partial<ReservationsView>, replace = false): void => {
    const next = new URLSearchParams(query);
    if (change.reservationId == null) next.delete('rezervace');
    else next.set('rezervace', String(change.reservationId));
    void navigate(`${urls.reservations}?${next.toString()}`, { preventScrollReset: true, replace });
  };
  const move = isBeside ? goBeside : go;
  /** The calendar stays at the day of the booking. */
  const showSaved = ({ reservations: [first] }: OwnBookingAnswer): void =>
    go(first ? { reservationId: first.id, day: toPragueDay(first.start_datetime) } : {}, true);
  if (!spaces)
    return error ? (
      <PageFailed heading={texts.title} error={error} onRetry={() => void refetch()} />
    ) : (
      <PortalSkeleton />
    );
  if (spaces.length === 0 && place.reservationId === null) return <NoSpaces />;
  return (
    <div className={styles['page']}>
      <div className={isBeside ? styles['beside'] : undefined}>
        {!findRoomsView({ place, spaces }) &&
          (isBeside ? (
            <h1 className="visually-hidden">{texts.title}</h1>
          ) : (
            <PageHead place={place} spaces={spaces} go={go} />
          ))}
        <Suspense fallback={<PortalSkeleton />}>
          <TabContent place={place} spaces={spaces} go={move} isBeside={isBeside} draft={draft} />
        </Suspense>
      </div>
      {newBooking && (
        <Suspense fallback={null}>
          <NewBookingPanel
            key={JSON.stringify(newBooking)}
            given={newBooking}
            spaces={spaces}
            onClose={() => go({}, true)}
            onDraft={setDraft}
            onSaved={showSaved}
          />
        </Suspense>
      )}
      {place.reservationId !== null && (
        <ReservationDialog
          key={place.reservationId}
          id={place.reservationId}
          onClose={() => move({ reservationId: null }, true)}
        />
      )}
    </div>
  );
}
