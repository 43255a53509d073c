import { toPragueDay } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { media } from '@prostora/tokens';
import { useMedia } from '@prostora/ui';
import { toBlockedEntry } from '@prostora/ui/calendar/entries.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { createDefaultSlot } from '../../../components/slot-fields/slot-values.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { useHasRight, useMayDecide } from '../../../lib/use-rights.ts';
import type { CalendarItem } from '../calendar/calendar-items.ts';
import { PendingMoveDialog } from '../calendar/pending-move-dialog.tsx';
import { SelectedItemDialog } from '../calendar/selected-item-dialog.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import { roomsQuery } from '../reservation-queries.ts';
import {
  buildNewBookingUrl,
  toSpaceView,
  type NewBooking,
  type CalendarView,
  type ReservationsView,
} from '../reservations-url.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import type { TimeKind } from '../time-dialog/use-time-change.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { FreeRoomsStrip } from './free-rooms-strip.tsx';
import { WeekStrip } from './phone-day.tsx';
import { toRooms, type Room, type RoomItem } from './room-items.ts';
import { BesideBar, PhoneBar, TimelineBar, ViewChoice } from './timeline-bar.tsx';
import { listShownDays, useDayBeside, useNow, type TimelineView } from './timeline-days.ts';
import { TimelineFooter } from './timeline-footer.tsx';
import { TimelineGrid } from './timeline-grid.tsx';
import { useFreeRooms } from './use-free-rooms.ts';
import { useRoomMoves } from './use-room-moves.ts';

type RoomTimelineProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  /** View by the address and the number of spaces. */
  view: CalendarView;
  go: (change: Partial<ReservationsView>, replace?: boolean) => void;
  /** Whether the panel of a new booking stands beside, and what it contains; the day of the booking is shown. */
  isBeside: boolean;
  draft: BookingDraft | null;
};
type BlockItem = Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }>;

const toBlockItem = (item: RoomItem): BlockItem | null =>
  item.record.type === 'block'
    ? { kind: 'block', entry: toBlockedEntry(item.record.block), block: item.record.block }
    : null;
/** Rooms without entries, while the first answer is awaited. */
const toEmptyRooms = (spaces: readonly OwnSpaceName[], shown: readonly number[]): Room[] =>
  spaces
    .filter(({ id }) => shown.length === 0 || shown.includes(id))
    .map(({ id, spaceName, buildingName }) => ({
      id,
      name: spaceName,
      buildingName,
      capacity: null,
      hasHours: false,
      windows: [],
      items: [],
    }));

/** Focuses the next entry with a clash; one that is not drawn is reached by its cell. */
function focusClash(clashes: readonly RoomItem[], index: number): void {
  const item = clashes[index % clashes.length];
  if (!item) return;
  const cell = `[data-cell="${item.spaceId}/${toPragueDay(item.start)}"]`;
  const target =
    document.querySelector<HTMLElement>(`[data-key="${item.key}"]`) ??
    document.querySelector<HTMLElement>(`${cell} button, ${cell}[data-stop]`);
  target?.scrollIntoView({ block: 'center', inline: 'center' });
  target?.focus();
}

/** Rooms with their entries in the shown days. */
function useRooms({
  spaces,
  spaceIds,
  days,
  mayMove,
}: {
  spaces: RoomTimelineProps['spaces'];
  spaceIds: readonly number[];
  days: readonly string[];
  mayMove: boolean;
}) {
  const { data, error, isPlaceholderData, refetch } = useQuery(
    roomsQuery(useApi(), { start_date: days[0] ?? '', end_date: days.at(-1) ?? '' }, spaceIds),
  );
  const rooms = useMemo(
    () => (data ? toRooms(data, { mayMove }) : toEmptyRooms(spaces, spaceIds)),
    [data, mayMove, spaces, spaceIds],
  );
  const clashes = useMemo(
    () => rooms.flatMap(({ items }) => items.filter(({ clash }) => clash !== null)),
    [rooms],
  );
  return { rooms, clashes, isLoading: !data || isPlaceholderData, failure: data ? null : error, refetch };
}

/** The owner's rooms below each other: a day, a week or a month. */
export function RoomTimeline(props: RoomTimelineProps): ReactNode {
  const { place, spaces, view: viewName, go, isBeside, draft } = props;
  const isPhone = useMedia(media.phone);
  const mayWrite = useHasRight('write');
  const mayBook = useMayDecide();
  const navigate = useNavigate();
  const { now, today } = useNow();
  const beside = useDayBeside(draft?.day ?? place.day ?? today);
  const day = isBeside ? beside.day : (place.day ?? today);
  const view: TimelineView = isBeside || (isPhone && place.view === null) ? 'day' : toSpaceView(viewName);
  const days = useMemo(() => listShownDays(view, day), [view, day]);
  const { rooms, clashes, isLoading, failure, refetch } = useRooms({
    spaces,
    spaceIds: place.spaceIds,
    days,
    mayMove: mayWrite,
  });
  const clashIndex = useRef(0);
  const moves = useRoomMoves(rooms);
  const { request, answer, error, marks } = useFreeRooms(isBeside ? null : place.free);
  const [openedBlock, setOpenedBlock] = useState<BlockItem | null>(null);
  const [adding, setAdding] = useState<TimeKind | null>(null);

  const open = useCallback(
    (item: RoomItem): void => {
      if (item.record.type === 'reservation') go({ reservationId: item.record.reservation.id });
      else if (item.record.type === 'proposal') go({ reservationId: item.record.proposal.reservation_id });
      else setOpenedBlock(toBlockItem(item));
    },
    [go],
  );
  const book = useCallback(
    (booking: NewBooking): void =>
      void navigate(buildNewBookingUrl(booking, place.view), { preventScrollReset: true }),
    [navigate, place.view],
  );
  const goToDay = (chosen: string): void => go({ day: chosen });
  const goToView = (chosen: TimelineView): void => go({ view: `rooms-${chosen}` });
  const toggleSearch = (): void => go({ free: place.free === null ? 'open' : null }, true);
  if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
  const bar = { view, day, today, isFinding: place.free !== null, onDay: goToDay, onFind: toggleSearch };
  return (
    <>
      {isBeside && <BesideBar day={day} onDay={beside.onDay} />}
      {!isBeside && isPhone && (
        <>
          <PhoneBar {...bar} />
          {view === 'day' && (
            <WeekStrip rooms={rooms} week={listShownDays('week', day)} day={day} onDay={goToDay} />
          )}
          <ViewChoice view={view} place={place} onView={goToView} />
        </>
      )}
      {!isBeside && !isPhone && (
        <TimelineBar
          {...bar}
          place={place}
          spaces={spaces}
          clashes={Math.ceil(clashes.length / 2)}
          onView={goToView}
          onSpaces={(spaceIds) => go({ spaceIds, spaceId: null, view: `rooms-${view}` })}
          onNextClash={() => {
            focusClash(clashes, clashIndex.current);
            clashIndex.current += 2;
          }}
        />
      )}
      {!isBeside && place.free !== null && (
        <FreeRoomsStrip
          day={day < today ? today : day}
          request={request}
          answer={answer}
          error={error}
          onFind={(free) => go({ free, ...(!days.includes(free.day) && { day: free.day }) }, true)}
          onClose={toggleSearch}
          {...(request && mayBook && { onBook: ({ space }) => book({ ...request, spaceIds: [space.id] }) })}
        />
      )}
      <TimelineGrid
        {...{ view, rooms, days, day, today, now, isLoading, moves, isPhone, isNarrow: isBeside }}
        draft={isBeside ? draft : null}
        free={marks}
        onOpen={open}
        onDay={goToDay}
        onOpenDay={(chosen) => go({ view: 'rooms-day', day: chosen })}
        {...(!isBeside && mayBook && { onBook: book })}
      />
      {!isBeside && (
        <TimelineFooter
          view={view}
          days={view === 'day' ? [day] : days}
          spaceIds={place.spaceIds}
          {...(mayWrite && { onAdd: setAdding })}
        />
      )}
      {openedBlock && (
        <SelectedItemDialog item={openedBlock} spaces={spaces} onClose={() => setOpenedBlock(null)} />
      )}
      {adding && (
        <TimeDialog
          target={{ kind: adding, id: null, spaceId: null, slot: createDefaultSlot() }}
          spaces={spaces}
          onClose={() => setAdding(null)}
        />
      )}
      {moves.pendingMove && <PendingMoveDialog asked={moves.pendingMove} />}
    </>
  );
}
