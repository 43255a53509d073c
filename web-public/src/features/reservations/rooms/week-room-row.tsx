import { formatTimeOfDay } from '@prostora/strings';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { Check, classNames } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { DayListPopover } from './day-list-popover.tsx';
import { ClashIcon, RoomCard } from './room-card.tsx';
import { RoomLane } from './room-lane.tsx';
import type { Room, RoomItem } from './room-items.ts';
import gridStyles from './room-grid.module.css';
import { formatDayName, formatShortDay, isWeekend } from './timeline-days.ts';
import styles from './week-grid.module.css';
import { layoutWeek, WEEK_ROW, type CellBox, type WeekCell } from './week-layout.ts';

/** Rooms that are free at the searched time. */
export type FreeMarks = { day: string; rooms: ReadonlyMap<number, number | null> };
type WeekRoomRowProps = {
  days: readonly string[];
  today: string;
  free: FreeMarks | null;
  onOpen: (item: RoomItem) => void;
  room: Room;
  row: number;
  movedKey: string | null;
  onPick: (item: RoomItem) => void;
  isLoading: boolean;
};

const formatMark = (capacity: number | null): string =>
  capacity === null ? texts.find.fitsUnknown : texts.find.fits(capacity);

const FreeMark = ({ capacity }: { capacity: number | null }): ReactNode => (
  <span className={styles['free']}>
    <Check aria-hidden />
    {formatMark(capacity)}
  </span>
);

const describeEmptyCell = (room: Room, day: string, free: FreeMarks | null): string =>
  free
    ? texts.freeCell(room.name, formatShortDay(day), formatMark(free.rooms.get(room.id) ?? null))
    : texts.emptyCell(room.name, formatShortDay(day));

/** „po–st“; a day outside the week with its date. */
const formatDays = ({ first, last }: RoomItem, days: readonly string[]): string =>
  [first, last].map((day) => (days.includes(day) ? formatDayName(day) : formatShortDay(day))).join('–');

/** Line of an entry: both times and the title below, or the start and the title. */
function CardText({ item, isTall }: { item: RoomItem; isTall: boolean }): ReactNode {
  const range = formatClockRange(item.slot);
  const start = formatTimeOfDay(item.slot.start);
  return (
    <>
      <ClashIcon item={item} />
      {isTall ? (
        <>
          <b>{range}</b>
          <br />
        </>
      ) : (
        <>
          <b>
            {start}
            <span className="visually-hidden">{range.slice(start.length)}</span>
          </b>{' '}
        </>
      )}
      {item.title}
    </>
  );
}

const Track = ({ cell }: { cell: WeekCell }): ReactNode =>
  cell.track.length === 0 ? null : (
    <span className={styles['track']} aria-hidden>
      {cell.track.map(({ key, item, left, width }) => (
        <i
          key={key}
          className={styles[item.clash === null ? `${item.kind}Part` : 'clashPart']}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
    </span>
  );

/** A room in the days of a week. */
export const WeekRoomRow = memo(function WeekRoomRow(props: WeekRoomRowProps): ReactNode {
  const { room, row, days, today, free, movedKey, onOpen, onPick, isLoading } = props;
  const [openDay, setOpenDay] = useState<string | null>(null);
  const { cells, bars } = useMemo(() => layoutWeek(room.items, days), [room.items, days]);
  const renderBox = (box: CellBox, column: number, day: string): ReactNode => {
    const style = { top: box.top, height: box.height };
    if (box.kind === 'more')
      return (
        <button
          key="more"
          type="button"
          data-room-entry=""
          tabIndex={-1}
          data-stop=""
          data-row={row}
          data-column={column}
          className={styles['more']}
          style={style}
          aria-expanded={openDay === day}
          onClick={() => setOpenDay(openDay === day ? null : day)}
        >
          {texts.more(box.count)}
          <span className="visually-hidden">{texts.moreLabel(formatShortDay(day))}</span>
        </button>
      );
    const isTall = box.height > WEEK_ROW.lineHeight;
    return (
      <RoomCard
        key={box.item.key}
        item={box.item}
        row={row}
        column={column}
        className={classNames(styles['entry'], isTall && styles['tall'])}
        style={style}
        isMoved={movedKey === box.item.key}
        onOpen={onOpen}
        onPick={onPick}
      >
        <CardText item={box.item} isTall={isTall} />
      </RoomCard>
    );
  };
  return (
    <div
      role="row"
      data-room-row={room.id}
      className={classNames(styles['row'], isLoading && gridStyles['loading'])}
    >
      <RoomLane room={room} />
      {cells.map((cell, column) => {
        const bar = bars.find((one) => one.column === column);
        const isFree = free?.day === cell.day && free.rooms.has(room.id);
        const isEmpty = cell.boxes.length === 0 && !bar;
        return (
          <div
            key={cell.day}
            role="gridcell"
            data-cell={`${room.id}/${cell.day}`}
            {...(isEmpty && { 'data-stop': '', 'data-row': row, 'data-column': column, tabIndex: -1 })}
            aria-label={isEmpty ? describeEmptyCell(room, cell.day, isFree ? free : null) : undefined}
            className={classNames(
              styles['cell'],
              isWeekend(cell.day) && styles['weekend'],
              cell.day === today && styles['today'],
              isFree && styles['isFree'],
            )}
          >
            {isFree && cell.items.length === 0 && <FreeMark capacity={free.rooms.get(room.id) ?? null} />}
            {bar && (
              <RoomCard
                item={bar.item}
                row={row}
                column={column}
                lastColumn={column + bar.span - 1}
                className={classNames(styles['entry'], styles['bar'])}
                style={{
                  top: bar.top,
                  height: bar.height,
                  lineHeight: `${bar.height}px`,
                  width: `calc(${bar.span * 100}% + ${bar.span - 1}px - 7px)`,
                }}
                isMoved={movedKey === bar.item.key}
                onOpen={onOpen}
                onPick={onPick}
              >
                <ClashIcon item={bar.item} />
                <b>{formatDays(bar.item, days)}</b> {bar.item.title}
              </RoomCard>
            )}
            {cell.boxes.map((box) => renderBox(box, column, cell.day))}
            <Track cell={cell} />
            {openDay === cell.day && (
              <DayListPopover
                title={`${room.name}, ${formatShortDay(cell.day)}`}
                items={cell.items}
                isRight={column > 3}
                onOpen={onOpen}
                onClose={() => setOpenDay(null)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});
