import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { formatTimeOfDay } from '@prostora/strings';
import { useMemo, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { addDays } from '@prostora/contracts';
import { buildDayAxis, layoutDay, toPart, type DayAxis } from './day-layout.ts';
import { DayListPopover } from './day-list-popover.tsx';
import styles from './phone-day.module.css';
import { describeItem, getKindClass } from './room-card.tsx';
import { describeRoomState } from './room-state.ts';
import { listDayItems, toWallMinute, type Room, type RoomItem } from './room-items.ts';
import { formatDayName, formatShortDay } from './timeline-days.ts';

/** Shortest swipe in pixels, and its greatest slope. */
const SWIPE = { distance: 60, slope: 0.6 } as const;

type PhoneDayProps = {
  rooms: readonly Room[];
  day: string;
  today: string;
  now: number;
  isLoading: boolean;
  onDay: (day: string) => void;
  onOpen: (item: RoomItem) => void;
};

/** Days of the week with the share of rooms that are used. */
export function WeekStrip({
  rooms,
  week,
  day,
  onDay,
}: Pick<PhoneDayProps, 'rooms' | 'day' | 'onDay'> & { week: readonly string[] }): ReactNode {
  const counts = useMemo(
    () => week.map((one) => rooms.filter(({ items }) => listDayItems(items, one).length > 0).length),
    [rooms, week],
  );
  return (
    <div className={styles['strip']} role="group" aria-label={texts.phone.week}>
      {week.map((one, index) => (
        <button key={one} type="button" aria-pressed={one === day} onClick={() => onDay(one)}>
          <small>{formatDayName(one)} </small>
          <b>{Number(one.slice(8))}</b>
          <span className="visually-hidden">{texts.phone.dayShare(counts[index] ?? 0, rooms.length)}</span>
          <i aria-hidden>
            <u
              style={{ height: `${Math.round(((counts[index] ?? 0) / Math.max(1, rooms.length)) * 100)}%` }}
            />
          </i>
        </button>
      ))}
    </div>
  );
}

/** Every fourth hour, and the current time in place of a close one. */
function Hours({ axis, now }: { axis: DayAxis; now: number | null }): ReactNode {
  const length = axis.until - axis.from;
  const hours: number[] = [axis.from];
  for (let minute = Math.ceil((axis.from + 120) / 240) * 240; minute <= axis.until; minute += 240)
    hours.push(minute);
  if (axis.until - (hours.at(-1) ?? 0) > 120) hours.push(axis.until);
  return (
    <div className={styles['hours']} aria-hidden>
      {hours
        .filter((minute) => now === null || Math.abs(now - minute) > length / 9)
        .map((minute) => (
          <i key={minute} style={{ left: `${((minute - axis.from) / length) * 100}%` }}>
            {texts.hour(minute)}
          </i>
        ))}
      {now !== null && <b style={{ left: `${((now - axis.from) / length) * 100}%` }}>{texts.hour(now)}</b>}
    </div>
  );
}

type RowProps = Pick<PhoneDayProps, 'day' | 'now' | 'today' | 'onOpen'> & {
  room: Room;
  axis: DayAxis;
  /** Whether its day is open. */
  isOpen: boolean;
  onOpenRoom: (id: number | null) => void;
};

function PhoneRoom({ room, day, now, today, axis, isOpen, onOpen, onOpenRoom }: RowProps): ReactNode {
  const { cards, closed } = useMemo(() => layoutDay(room, day, axis), [room, day, axis]);
  const state = describeRoomState(room, day, day === today ? now : null);
  const nowPart = day === today ? toPart(axis, toWallMinute(now, day), toWallMinute(now, day) + 1) : null;
  return (
    <li className={styles['room']}>
      <button
        type="button"
        className={styles['name']}
        aria-expanded={isOpen}
        onClick={() => onOpenRoom(isOpen ? null : room.id)}
      >
        <b>{room.name} </b>
        {room.capacity !== null && <small>{room.capacity} </small>}
        <span className={classNames(!state.isFree && styles['taken'])}>{state.text}</span>
      </button>
      <div className={styles['track']} onClick={() => onOpenRoom(isOpen ? null : room.id)} aria-hidden>
        {closed.map((part) => (
          <i
            key={part.left}
            className={styles['closed']}
            style={{ left: `${part.left}%`, width: `${part.width}%` }}
          />
        ))}
        {nowPart && <i className={styles['now']} style={{ left: `${nowPart.left}%` }} />}
        {cards.map(({ item, left, width, lane, lanes }) => (
          <span
            key={item.key}
            data-room-entry=""
            className={classNames(styles['card'], getKindClass(item))}
            style={{
              left: `${left}%`,
              width: `calc(${width}% - 1px)`,
              top: `${(lane / lanes) * 100}%`,
              height: `${100 / lanes}%`,
            }}
          >
            <span className={styles['wide']}>{item.title}</span>
            <span className={styles['short']}>{formatTimeOfDay(item.slot.start)}</span>
          </span>
        ))}
      </div>
      <ul className="visually-hidden">
        {cards.map(({ item }) => (
          <li key={item.key}>{describeItem(item)}</li>
        ))}
      </ul>
      {isOpen && (
        <DayListPopover
          title={`${room.name}, ${formatShortDay(day)}`}
          items={listDayItems(room.items, day)}
          isRight={false}
          onOpen={onOpen}
          onClose={() => onOpenRoom(null)}
        />
      )}
    </li>
  );
}

/** A day on a phone: a room a row, when it is free, and its entries on a track. A swipe changes the day. */
export function PhoneDay(props: PhoneDayProps): ReactNode {
  const { rooms, day, today, now, isLoading, onDay, onOpen } = props;
  const [openRoomId, setOpenRoomId] = useState<number | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const axis = useMemo(() => buildDayAxis(rooms, day), [rooms, day]);
  const nowMinute = day === today ? toWallMinute(now, day) : null;
  const isNowShown = nowMinute !== null && nowMinute >= axis.from && nowMinute <= axis.until;
  const swipe = (event: TouchEvent): void => {
    const touch = event.changedTouches[0];
    if (!touch || !start.current) return;
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    start.current = null;
    if (Math.abs(x) >= SWIPE.distance && Math.abs(y) <= Math.abs(x) * SWIPE.slope)
      onDay(addDays(day, x < 0 ? 1 : -1));
  };
  return (
    <div
      aria-busy={isLoading}
      onTouchStart={({ touches }) => {
        const touch = touches[0];
        start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={swipe}
    >
      <Hours axis={axis} now={isNowShown ? nowMinute : null} />
      <ol className={styles['rooms']} aria-label={texts.grids.day}>
        {rooms.map((room) => (
          <PhoneRoom
            key={room.id}
            room={room}
            day={day}
            today={today}
            now={now}
            axis={axis}
            isOpen={openRoomId === room.id}
            onOpen={onOpen}
            onOpenRoom={setOpenRoomId}
          />
        ))}
      </ol>
    </div>
  );
}
