import { MINUTE_MS } from '@prostora/contracts';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import { memo, useMemo, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { buildDayAxis, DAY_STEP, layoutDay, toPart, type DayAxis } from './day-layout.ts';
import styles from './day-grid.module.css';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import type { NewBooking } from '../reservations-url.ts';
import { GridSurface } from './grid-surface.tsx';
import { BookingGhost, DrawGhost, MoveGhost } from './move-ghost.tsx';
import { ClashIcon, RoomCard } from './room-card.tsx';
import { RoomLane } from './room-lane.tsx';
import { toWallMinute, type Room, type RoomItem } from './room-items.ts';
import gridStyles from './room-grid.module.css';
import { formatShortDay } from './timeline-days.ts';
import { useDraw } from './use-draw.ts';
import { useGridMoves } from './use-grid-moves.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import type { RoomMoves } from './use-room-moves.ts';

/** Heights in pixels. */
const ROW_HEIGHT = 52;
const HEAD_HEIGHT = 34;
const CARD = { top: 4, height: 43 } as const;
/** Minutes between two named hours of a narrow grid. */
const NARROW_STEP = 240;

type DayGridProps = {
  rooms: readonly Room[];
  day: string;
  today: string;
  now: number;
  moves: RoomMoves;
  isLoading: boolean;
  /** A booking that is being written beside the grid, which is narrow then. */
  draft?: BookingDraft | null;
  isNarrow?: boolean;
  onOpen: (item: RoomItem) => void;
  /** Opens a new booking; without it none can be drawn. */
  onBook?: (booking: NewBooking) => void;
};
type RowProps = Pick<DayGridProps, 'day' | 'isLoading' | 'onOpen'> & {
  onBegin: (event: PointerEvent, row: number) => void;
  room: Room;
  row: number;
  axis: DayAxis;
  movedKey: string | null;
  onPick: (item: RoomItem) => void;
};

const toStyle = ({ left, width }: { left: number; width: number }): CSSProperties => ({
  left: `${left}%`,
  width: `${width}%`,
});

const besideLane = (percent: number): string => `calc(var(--lane) + (100% - var(--lane)) * ${percent / 100})`;
const toGhostStyle = (part: { left: number; width: number } | null, row: number): CSSProperties | null =>
  part && {
    left: besideLane(part.left),
    width: `calc((100% - var(--lane)) * ${part.width / 100})`,
    top: HEAD_HEIGHT + row * ROW_HEIGHT + CARD.top,
    height: CARD.height,
  };

/** A room in the hours of a day. */
const DayRoomRow = memo(function DayRoomRow(props: RowProps): ReactNode {
  const { room, row, day, axis, movedKey, isLoading, onOpen, onPick, onBegin } = props;
  const { cards, buffers, closed } = useMemo(() => layoutDay(room, day, axis), [room, day, axis]);
  const hours = (axis.until - axis.from) / 60;
  return (
    <div
      role="row"
      data-room-row={room.id}
      className={classNames(styles['row'], isLoading && gridStyles['loading'])}
    >
      <RoomLane room={room} />
      <div
        role="gridcell"
        data-cell={`${room.id}/${day}`}
        {...(cards.length === 0 && { 'data-stop': '', 'data-row': row, 'data-column': 0, tabIndex: -1 })}
        aria-label={cards.length === 0 ? texts.emptyCell(room.name, formatShortDay(day)) : undefined}
        className={styles['track']}
        style={{ '--hours': hours } as CSSProperties}
        onPointerDown={(event) => onBegin(event, row)}
      >
        {closed.map((part) => (
          <i key={part.left} className={styles['closed']} style={toStyle(part)} aria-hidden />
        ))}
        {buffers.map((part) => (
          <i key={part.key} className={styles['buffer']} style={toStyle(part)} aria-hidden />
        ))}
        {cards.map(({ item, lane, lanes, ...part }, index) => {
          const height = CARD.height / lanes;
          return (
            <RoomCard
              key={item.key}
              item={item}
              row={row}
              column={index}
              className={classNames(styles['card'], lanes > 1 && styles['low'])}
              style={{
                ...toStyle(part),
                width: `calc(${part.width}% - 2px)`,
                top: CARD.top + lane * height,
                height: lanes > 1 ? height - 1 : height,
              }}
              isMoved={movedKey === item.key}
              onOpen={onOpen}
              onPick={onPick}
            >
              <span className={styles['text']}>
                <ClashIcon item={item} />
                <b>{formatClockRange(item.slot)}</b> <span>{item.title}</span>
              </span>
            </RoomCard>
          );
        })}
      </div>
    </div>
  );
});

/** Names of whole hours, of each fourth one in a narrow grid; those beside the current time are left out. */
function HourHead({
  axis,
  now,
  isNarrow,
}: {
  axis: DayAxis;
  now: number | null;
  isNarrow: boolean;
}): ReactNode {
  const hours = Array.from({ length: (axis.until - axis.from) / 60 }, (_, index) => axis.from + index * 60);
  return hours.map((minute) => (
    <span
      key={minute}
      role="columnheader"
      className={classNames(
        styles['hour'],
        ((isNarrow && minute % NARROW_STEP !== 0) ||
          (now !== null && Math.abs(now - minute) < (isNarrow ? NARROW_STEP / 2 : 50))) &&
          styles['hidden'],
      )}
    >
      {texts.hour(minute)}
    </span>
  ));
}

/** The same booking in minutes from the midnight of another day. */
function shiftDraft(draft: BookingDraft, day: string): BookingDraft {
  const shift = (Date.parse(draft.day) - Date.parse(day)) / MINUTE_MS;
  return { ...draft, day, from: draft.from + shift, until: draft.until + shift };
}

/** Rooms below each other, the hours of a day beside each other, exact to 15 minutes. */
export function DayGrid(props: DayGridProps): ReactNode {
  const { rooms, day, today, now, moves, isLoading, draft = null, isNarrow = false } = props;
  const { onOpen, onBook } = props;
  const { root, onFocus, onKeyDown } = useGridNavigation();
  const drafted = useMemo(() => draft && shiftDraft(draft, day), [draft, day]);
  const axis = useMemo(() => buildDayAxis(rooms, day, drafted), [rooms, day, drafted]);
  const length = axis.until - axis.from;
  const { dndProps, handleKey } = useGridMoves({
    rooms,
    moves,
    root,
    scale: {
      step: { minutes: DAY_STEP },
      toShift: (from, to) => ({ minutes: Math.round(((to - from) * length) / DAY_STEP) * DAY_STEP }),
    },
  });
  const { draw, begin } = useDraw({ rooms, day, axis, root, onDraw: onBook });
  const { move } = moves;
  const row = move ? rooms.findIndex(({ id }) => id === move.target.spaceId) : -1;
  const ghost =
    move && toPart(axis, toWallMinute(move.target.start, day), toWallMinute(move.target.end, day));
  const nowMinute = day === today ? toWallMinute(now, day) : null;
  const nowPart = nowMinute === null ? null : toPart(axis, nowMinute, nowMinute + 1);
  return (
    <div className={gridStyles['scroll']}>
      <GridSurface
        dndProps={dndProps}
        root={root}
        role="grid"
        aria-label={texts.grids.day}
        aria-rowcount={rooms.length + 1}
        aria-busy={isLoading}
        className={classNames(gridStyles['grid'], styles['day'], isNarrow && styles['narrow'])}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (!handleKey(event)) onKeyDown(event);
        }}
      >
        <div role="row" className={styles['head']}>
          <span role="columnheader" className={gridStyles['corner']}>
            {isNarrow ? texts.rooms(rooms.length) : texts.dayHead(formatShortDay(day), rooms.length)}
          </span>
          <HourHead axis={axis} now={nowPart && nowMinute} isNarrow={isNarrow} />
          {nowPart && nowMinute !== null && (
            <b className={styles['nowTag']} style={{ left: besideLane(nowPart.left) }} aria-hidden>
              {texts.hour(nowMinute)}
            </b>
          )}
        </div>
        {rooms.map((room, index) => (
          <DayRoomRow
            key={room.id}
            room={room}
            row={index}
            day={day}
            axis={axis}
            movedKey={move?.item.key ?? null}
            isLoading={isLoading}
            onOpen={onOpen}
            onPick={moves.pick}
            onBegin={begin}
          />
        ))}
        {nowPart && <i className={styles['now']} style={{ left: besideLane(nowPart.left) }} aria-hidden />}
        {drafted?.spaceIds.map((id) => (
          <BookingGhost
            key={id}
            draft={drafted}
            day={day}
            room={rooms.find((room) => room.id === id)}
            style={toGhostStyle(
              toPart(axis, drafted.from, drafted.until),
              rooms.findIndex((room) => room.id === id),
            )}
          />
        ))}
        {draw && (
          <DrawGhost
            draw={draw}
            day={day}
            style={toGhostStyle(toPart(axis, draw.from, draw.until), draw.row)}
          />
        )}
        {move && (
          <MoveGhost
            move={move}
            room={rooms[row]}
            isRight={(ghost?.left ?? 0) > 50}
            style={toGhostStyle(ghost, row)}
          />
        )}
      </GridSurface>
    </div>
  );
}
