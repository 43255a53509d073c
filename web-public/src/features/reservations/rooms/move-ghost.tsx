import { DAY_MINUTES, addDays, fromPragueWallTime } from '@prostora/contracts';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import { describeMove } from './room-moves.ts';
import type { Room } from './room-items.ts';
import styles from './move-ghost.module.css';
import { useDrawPrice, type Draw } from './use-draw.ts';
import type { RoomMove } from './use-room-moves.ts';

type MoveGhostProps = {
  move: RoomMove;
  room: Room | undefined;
  /** Position within the grid; null when the target is not shown. */
  style: CSSProperties | null;
  /** Whether the tip hangs on the right edge of the ghost. */
  isRight: boolean;
};

/** An entry under way, with a tip that tells where it is and what a drop leads to. */
export function MoveGhost({ move: { item, target }, room, style, isRight }: MoveGhostProps): ReactNode {
  const { text, hint, refusal } = describeMove(item, target, room);
  const slot = { start: new Date(target.start).toISOString(), end: new Date(target.end).toISOString() };
  return (
    <div
      className={classNames(styles['place'], !style && styles['away'])}
      style={style ?? undefined}
      data-refused={refusal !== null || undefined}
    >
      <div className={classNames(styles['ghost'], refusal !== null && styles['refused'])} aria-hidden>
        <b>{formatClockRange(slot)}</b> {item.title}
      </div>
      <div className={classNames(styles['tip'], isRight && styles['right'])} role="status">
        {text}
        <small>{hint}</small>
      </div>
    </div>
  );
}

/** Minute of the day; the given one may be on another day. */
const toDayMinute = (minute: number): number => ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
const toTimestamp = (day: string, minute: number): number =>
  fromPragueWallTime(addDays(day, Math.floor(minute / DAY_MINUTES)), toDayMinute(minute)).getTime();

/** A booking that is being written in the panel beside the grid; red over what is in the way. */
export function BookingGhost({
  draft: { from, until, title },
  day,
  room,
  style,
}: {
  draft: BookingDraft;
  day: string;
  room: Room | undefined;
  style: CSSProperties | null;
}): ReactNode {
  if (!room || !style) return null;
  const [start, end] = [toTimestamp(day, from), toTimestamp(day, until)];
  const isClash = room.items.some(({ heldFrom, heldUntil }) => heldFrom < end && heldUntil > start);
  return (
    <div className={styles['place']} style={style} data-draft={room.id} aria-hidden>
      <div className={classNames(styles['ghost'], isClash && styles['refused'])}>
        <b>
          {roomTimeline.hour(toDayMinute(from))}–{roomTimeline.hour(toDayMinute(until) || DAY_MINUTES)}
        </b>
        <br />
        {title || roomTimeline.draw.title}
      </div>
    </div>
  );
}

/** A booking that is being drawn, with its length and the price of the list. */
export function DrawGhost({
  draw,
  day,
  style,
}: {
  draw: Draw;
  day: string;
  style: CSSProperties | null;
}): ReactNode {
  const price = useDrawPrice(draw, day);
  return (
    <div className={styles['place']} style={style ?? undefined}>
      <div className={styles['ghost']} aria-hidden>
        <b>
          {roomTimeline.hour(draw.from)}–{roomTimeline.hour(draw.until)}
        </b>
        <br />
        {roomTimeline.draw.title}
      </div>
      <div className={styles['tip']} role="status">
        {[roomTimeline.length(draw.until - draw.from), price].filter((part) => part !== null).join(' · ')}
        <small>{roomTimeline.draw.hint}</small>
      </div>
    </div>
  );
}
