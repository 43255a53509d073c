import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { measureDay } from './day-layout.ts';
import styles from './month-grid.module.css';
import { RoomLane } from './room-lane.tsx';
import type { Room } from './room-items.ts';
import gridStyles from './room-grid.module.css';
import { formatDayName, formatShortDay, isWeekend } from './timeline-days.ts';
import { useGridNavigation } from './use-grid-navigation.ts';

type MonthGridProps = {
  rooms: readonly Room[];
  days: readonly string[];
  today: string;
  isLoading: boolean;
  onOpenDay: (day: string) => void;
};
type RowProps = Omit<MonthGridProps, 'rooms' | 'today'> & { room: Room; row: number };

/** Step of the colour scale: 0 for an empty day, 5 for a full one. */
export const toStep = (share: number, count: number): number =>
  count === 0 ? 0 : Math.max(1, Math.min(5, Math.ceil(share * 5)));

/** A room in the days of a month: taken share of the offered hours and number of entries. */
const MonthRoomRow = memo(function MonthRoomRow({
  room,
  row,
  days,
  isLoading,
  onOpenDay,
}: RowProps): ReactNode {
  return (
    <div
      role="row"
      data-room-row={room.id}
      className={classNames(styles['row'], isLoading && gridStyles['loading'])}
    >
      <RoomLane room={room} />
      {days.map((day, column) => {
        const { share, count } = measureDay(room, day);
        return (
          <div key={day} role="gridcell" data-cell={`${room.id}/${day}`} className={styles['cell']}>
            <button
              type="button"
              tabIndex={-1}
              data-stop=""
              data-row={row}
              data-column={column}
              className={styles['share']}
              data-step={toStep(share, count)}
              aria-label={texts.monthCell(room.name, formatShortDay(day), share, count)}
              title={texts.share(share)}
              onClick={() => onOpenDay(day)}
            >
              {count > 0 && count}
            </button>
          </div>
        );
      })}
    </div>
  );
});

/** Rooms below each other, days beside each other; a day opens by a press. */
export function MonthGrid({ rooms, days, today, isLoading, onOpenDay }: MonthGridProps): ReactNode {
  const { root, onFocus, onKeyDown } = useGridNavigation();
  return (
    <div className={gridStyles['scroll']}>
      <div
        ref={root}
        role="grid"
        aria-label={texts.grids.month}
        aria-rowcount={rooms.length + 1}
        aria-busy={isLoading}
        className={classNames(gridStyles['grid'], styles['month'])}
        style={{ '--days': days.length } as CSSProperties}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={classNames(styles['row'], styles['head'])}>
          <span role="columnheader" className={gridStyles['corner']}>
            {texts.room}
          </span>
          {days.map((day) => (
            <span
              key={day}
              role="columnheader"
              className={classNames(
                styles['day'],
                isWeekend(day) && styles['weekend'],
                day === today && styles['todayHead'],
              )}
            >
              <small>{formatDayName(day)}</small>
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
        {rooms.map((room, row) => (
          <MonthRoomRow
            key={room.id}
            room={room}
            row={row}
            days={days}
            isLoading={isLoading}
            onOpenDay={onOpenDay}
          />
        ))}
      </div>
    </div>
  );
}
