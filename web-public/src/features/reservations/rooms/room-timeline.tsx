import { toPragueWallTime } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { media } from '@prostora/tokens';
import { useMedia } from '@prostora/ui';
import { toBlockedEntry } from '@prostora/ui/calendar/entries.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { createDefaultSlot } from '../../../components/slot-fields/slot-values.ts';
import { useApi } from '../../../lib/api-context.tsx';
import type { CalendarItem } from '../calendar/calendar-items.ts';
import { PendingMoveDialog } from '../calendar/pending-move-dialog.tsx';
import { SelectedItemDialog } from '../calendar/selected-item-dialog.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { freeRoomsQuery, roomsQuery } from '../reservation-queries.ts';
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
import { DayGrid } from './day-grid.tsx';
import { FreeRoomsStrip, toFreeRoomsSlot, type FreeRoomsRequest } from './free-rooms-strip.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PhoneDay, WeekStrip } from './phone-day.tsx';
import { toRooms, type Room, type RoomItem } from './room-items.ts';
import { PhoneBar, TimelineBar, ViewChoice } from './timeline-bar.tsx';
import { listShownDays, useNow, type TimelineView } from './timeline-days.ts';
import { TimelineFooter } from './timeline-footer.tsx';
import { useRoomMoves } from './use-room-moves.ts';
import { WeekGrid } from './week-grid.tsx';
import type { FreeMarks } from './week-room-row.tsx';

type RoomTimelineProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  /** View by the address and the number of spaces. */
  view: CalendarView;
  go: (change: Partial<ReservationsView>, replace?: boolean) => void;
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
    .map(({ id, name }) => ({
      id,
      name: name.split(' · ').at(-1) ?? name,
      buildingName: name,
      capacity: null,
      hasHours: false,
      windows: [],
      items: [],
    }));

/** Focuses the next entry with a clash; one that is not drawn is reached by its cell. */
function focusClash(clashes: readonly RoomItem[], index: number): void {
  const item = clashes[index % clashes.length];
  if (!item) return;
  const cell = `[data-cell="${item.spaceId}/${toPragueWallTime(new Date(item.start)).day}"]`;
  const target =
    document.querySelector<HTMLElement>(`[data-key="${item.key}"]`) ??
    document.querySelector<HTMLElement>(`${cell} button, ${cell}[data-stop]`);
  target?.scrollIntoView({ block: 'center', inline: 'center' });
  target?.focus();
}

/** State of the search of a free room. */
function useFreeRooms() {
  const [isOpen, setOpen] = useState(false);
  const [request, setRequest] = useState<FreeRoomsRequest | null>(null);
  const query = request && {
    ...toFreeRoomsSlot(request),
    ...(request.guests !== null && { guests: request.guests }),
  };
  const { data, error } = useQuery({
    ...freeRoomsQuery(useApi(), query ?? { start_datetime: '', end_datetime: '' }),
    enabled: isOpen && query !== null,
  });
  const marks = useMemo<FreeMarks | null>(
    () =>
      isOpen && request && data
        ? { day: request.day, rooms: new Map(data.free.map(({ space, capacity }) => [space.id, capacity])) }
        : null,
    [data, isOpen, request],
  );
  return { isOpen, request, answer: data, error, marks, find: setRequest, toggle: () => setOpen(!isOpen) };
}

/** The owner's rooms below each other: a day, a week or a month. */
export function RoomTimeline({ place, spaces, view: viewName, go }: RoomTimelineProps): ReactNode {
  const isPhone = useMedia(media.phone);
  const navigate = useNavigate();
  const { now, today } = useNow();
  const day = place.day ?? today;
  const view: TimelineView = isPhone && place.view === null ? 'day' : toSpaceView(viewName);
  const days = useMemo(() => listShownDays(view, day), [view, day]);
  const shownIds = place.spaceIds;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    roomsQuery(useApi(), { start_date: days[0] ?? day, end_date: days.at(-1) ?? day }, shownIds),
  );
  const rooms = useMemo(
    () => (data ? toRooms(data) : toEmptyRooms(spaces, shownIds)),
    [data, spaces, shownIds],
  );
  const isLoading = !data || isPlaceholderData;
  const clashes = useMemo(
    () => rooms.flatMap(({ items }) => items.filter(({ clash }) => clash !== null)),
    [rooms],
  );
  const clashIndex = useRef(0);
  const moves = useRoomMoves(rooms);
  const finding = useFreeRooms();
  const [openedBlock, setOpenedBlock] = useState<BlockItem | null>(null);
  const [adding, setAdding] = useState<TimeKind | null>(null);
  const [openRoomId, setOpenRoomId] = useState<number | null>(null);
  const [isPicking, setPicking] = useState(false);

  const open = useCallback(
    (item: RoomItem): void => {
      if (item.record.type === 'reservation') go({ reservationId: item.record.reservation.id });
      else if (item.record.type === 'proposal') go({ reservationId: item.record.proposal.reservation_id });
      else setOpenedBlock(toBlockItem(item));
    },
    [go],
  );
  const book = useCallback(
    (booking: NewBooking): void => void navigate(buildNewBookingUrl(booking), { preventScrollReset: true }),
    [navigate],
  );
  const goToDay = (chosen: string): void => go({ day: chosen });
  const openDay = (chosen: string): void => go({ view: 'rooms-day', day: chosen });
  const goToView = (chosen: TimelineView): void => go({ view: `rooms-${chosen}` });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const shared = { rooms, today, now, isLoading, onOpen: open };
  return (
    <>
      {isPhone ? (
        <>
          <PhoneBar
            day={day}
            today={today}
            isFinding={finding.isOpen}
            isPicking={isPicking}
            onPickDate={() => setPicking(!isPicking)}
            onDay={goToDay}
            onFind={finding.toggle}
          />
          <WeekStrip rooms={rooms} week={listShownDays('week', day)} day={day} onDay={goToDay} />
          <ViewChoice view={view} place={place} onView={goToView} />
        </>
      ) : (
        <TimelineBar
          place={place}
          spaces={spaces}
          view={view}
          day={day}
          today={today}
          clashes={Math.ceil(clashes.length / 2)}
          isFinding={finding.isOpen}
          onView={goToView}
          onDay={goToDay}
          onSpaces={(spaceIds) => go({ spaceIds, spaceId: null, view: `rooms-${view}` })}
          onFind={finding.toggle}
          onNextClash={() => {
            focusClash(clashes, clashIndex.current);
            clashIndex.current += 2;
          }}
        />
      )}
      {finding.isOpen && (
        <FreeRoomsStrip
          day={day < today ? today : day}
          request={finding.request}
          answer={finding.answer}
          error={finding.error}
          onFind={(request) => {
            finding.find(request);
            if (!days.includes(request.day)) goToDay(request.day);
          }}
          onClose={finding.toggle}
          {...(finding.request && {
            onBook: ({ space }) => finding.request && book({ ...finding.request, spaceIds: [space.id] }),
          })}
        />
      )}
      {isPhone && view === 'day' && (
        <PhoneDay {...shared} day={day} openRoomId={openRoomId} onOpenRoom={setOpenRoomId} onDay={goToDay} />
      )}
      {!isPhone && view === 'day' && <DayGrid {...shared} day={day} moves={moves} onBook={book} />}
      {!isPhone && view === 'week' && (
        <WeekGrid {...shared} days={days} moves={moves} free={finding.marks} onOpenDay={openDay} />
      )}
      {(view === 'month' || (isPhone && view === 'week')) && (
        <MonthGrid {...shared} days={days} onOpenDay={openDay} />
      )}
      <TimelineFooter onAdd={setAdding} />
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
