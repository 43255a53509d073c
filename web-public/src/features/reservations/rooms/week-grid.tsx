import { toPragueWallTime, toPragueDay } from '@prostora/contracts';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { GridSurface } from './grid-surface.tsx';
import { MoveGhost } from './move-ghost.tsx';
import type { Room, RoomItem } from './room-items.ts';
import gridStyles from './room-grid.module.css';
import { formatShortDay } from './timeline-days.ts';
import { useGridMoves } from './use-grid-moves.ts';
import { useGridNavigation } from './use-grid-navigation.ts';
import type { RoomMoves } from './use-room-moves.ts';
import styles from './week-grid.module.css';
import { WEEK_ROW } from './week-layout.ts';
import { WeekRoomRow, type FreeMarks } from './week-room-row.tsx';

const HEAD_HEIGHT = 32;

type GridProps = {
  rooms: readonly Room[];
  today: string;
  now: number;
  moves: RoomMoves;
  isLoading: boolean;
  onOpen: (item: RoomItem) => void;
};
type WeekGridProps = GridProps & {
  days: readonly string[];
  free: FreeMarks | null;
  onOpenDay: (day: string) => void;
};

/** Rooms below each other, the days of a week beside each other. */
export function WeekGrid(props: WeekGridProps): ReactNode {
  const { rooms, days, today, now, moves, free, isLoading, onOpen, onOpenDay } = props;
  const { root, onFocus, onKeyDown } = useGridNavigation();
  const { dndProps, handleKey } = useGridMoves({
    rooms,
    moves,
    root,
    scale: {
      step: { days: 1 },
      toShift: (from, to) => ({ days: Math.floor(to * days.length) - Math.floor(from * days.length) }),
    },
  });
  const todayColumn = days.indexOf(today);
  const counts = days.map((day) =>
    rooms.reduce(
      (sum, { items }) => sum + items.filter(({ first, last }) => first <= day && day <= last).length,
      0,
    ),
  );
  const { move } = moves;
  const column = move ? days.indexOf(toPragueDay(move.target.start)) : -1;
  const row = move ? rooms.findIndex(({ id }) => id === move.target.spaceId) : -1;
  return (
    <div className={gridStyles['scroll']}>
      <GridSurface
        dndProps={dndProps}
        root={root}
        role="grid"
        aria-label={texts.grids.week}
        aria-rowcount={rooms.length + 1}
        aria-busy={isLoading}
        className={classNames(gridStyles['grid'], styles['week'])}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (!handleKey(event)) onKeyDown(event);
        }}
      >
        <div role="row" className={classNames(styles['row'], styles['head'])}>
          <span role="columnheader" className={gridStyles['corner']}>
            {texts.room}
          </span>
          {days.map((day, index) => (
            <span
              key={day}
              role="columnheader"
              className={classNames(styles['day'], free?.day === day && styles['searched'])}
            >
              <button
                type="button"
                tabIndex={-1}
                className={classNames(styles['dayLink'], day === today && styles['todayTag'])}
                onClick={() => onOpenDay(day)}
              >
                {formatShortDay(day)}
              </button>
              {day === today && <span>{texts.todayTag}</span>}
              <small aria-label={texts.entriesOfDay(counts[index] ?? 0)}>{counts[index]}</small>
            </span>
          ))}
        </div>
        {rooms.map((room, index) => (
          <WeekRoomRow
            key={room.id}
            room={room}
            row={index}
            days={days}
            today={today}
            free={free}
            movedKey={move?.item.key ?? null}
            isLoading={isLoading}
            onOpen={onOpen}
            onPick={moves.pick}
          />
        ))}
        {todayColumn !== -1 && (
          <i
            className={styles['now']}
            style={{ left: toColumnLeft(todayColumn + toTrackFraction(now), days.length) }}
            aria-hidden
          />
        )}
        {move && (
          <MoveGhost
            move={move}
            room={rooms[row]}
            isRight={column > days.length / 2}
            style={
              column === -1
                ? null
                : {
                    left: `calc(${toColumnLeft(column, days.length)} + 5px)`,
                    top: HEAD_HEIGHT + row * WEEK_ROW.height + WEEK_ROW.lineTops[1] - 3,
                    width: `calc((100% - var(--lane)) / ${days.length} - 10px)`,
                    height: 25,
                  }
            }
          />
        )}
      </GridSurface>
    </div>
  );
}

/** Left edge of a column, which may be a fraction, beside the names of rooms. */
const toColumnLeft = (column: number, count: number): string =>
  `calc(var(--lane) + (100% - var(--lane)) * ${column / count})`;

/** Position of a time on the track of a day, from 8 to 24. */
function toTrackFraction(now: number): number {
  const { minute } = toPragueWallTime(new Date(now));
  return Math.min(1, Math.max(0, (minute / 60 - 8) / 16));
}
