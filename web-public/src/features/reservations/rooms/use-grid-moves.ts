import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { shiftSlot } from './room-moves.ts';
import type { Room, RoomItem } from './room-items.ts';
import type { RoomMoves } from './use-room-moves.ts';

/** What a distance in the grid means. */
type GridScale = {
  /** Shift for a distance as a fraction of the width beside the names of rooms. */
  toShift: (from: number, to: number) => { days?: number; minutes?: number };
  /** Shift of an arrow key. */
  step: { days?: number; minutes?: number };
};
type GridMovesOptions = {
  rooms: readonly Room[];
  moves: RoomMoves;
  scale: GridScale;
  root: RefObject<HTMLDivElement | null>;
};

/** Silent: the tip of a move is a live region. */
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const getItem = ({ active }: Pick<DragStartEvent, 'active'>): RoomItem | undefined =>
  (active.data.current as { item: RoomItem } | undefined)?.item;

/** Client coordinates at which a drag began. */
function getOrigin(event: Event | null): { x: number; y: number } {
  const touch = event && 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  const { clientX: x, clientY: y } = touch ?? (event as MouseEvent);
  return { x, y };
}

/** Row and position beside the names of rooms (0 to 1) at a point of the screen; null without rows. */
export function findGridPoint(
  root: HTMLElement | null,
  { x, y }: { x: number; y: number },
): { row: number; fraction: number } | null {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-room-row]') ?? [])];
  const first = rows[0];
  if (!first) return null;
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  const { right } = first.getBoundingClientRect();
  const left = first.firstElementChild?.getBoundingClientRect().right ?? 0;
  const fraction = right > left ? (x - left) / (right - left) : 0;
  return { row: below === -1 ? rows.length - 1 : below, fraction: Math.min(0.9999, Math.max(0, fraction)) };
}

/** Moves of entries by mouse, by touch after a short hold, and by keyboard. */
export function useGridMoves({ rooms, moves, scale, root }: GridMovesOptions) {
  const originFraction = useRef(0);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const start = (event: DragStartEvent): void => {
    const item = getItem(event);
    if (!item) return;
    originFraction.current = findGridPoint(root.current, getOrigin(event.activatorEvent))?.fraction ?? 0;
    moves.pick(item, 'pointer');
  };
  const follow = (event: DragMoveEvent): void => {
    const [item, origin] = [getItem(event), getOrigin(event.activatorEvent)];
    const point = findGridPoint(root.current, { x: origin.x + event.delta.x, y: origin.y + event.delta.y });
    const room = point && rooms[point.row];
    if (item && room)
      moves.aim({
        spaceId: room.id,
        ...shiftSlot(item, scale.toShift(originFraction.current, point.fraction)),
      });
  };
  const moveByKey = (key: string): void => {
    if (!moves.move) return;
    const { target } = moves.move;
    const row = rooms.findIndex(({ id }) => id === target.spaceId);
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const room = rooms[row + (key === 'ArrowDown' ? 1 : -1)];
      if (room) moves.aim({ ...target, spaceId: room.id });
      return;
    }
    const sign = key === 'ArrowRight' ? 1 : -1;
    const { days = 0, minutes = 0 } = scale.step;
    moves.aim({ ...target, ...shiftSlot(target, { days: sign * days, minutes: sign * minutes }) });
  };
  const dndProps: DndContextProps = {
    sensors,
    accessibility: { announcements: NO_ANNOUNCEMENTS },
    onDragStart: start,
    onDragMove: follow,
    onDragEnd: moves.drop,
    onDragCancel: moves.cancel,
  };
  return {
    dndProps,
    /** Returns whether the key belonged to a move. */
    handleKey: (event: KeyboardEvent): boolean => {
      if (moves.move?.by !== 'keyboard') return false;
      if (event.key === 'Enter') moves.drop();
      else if (event.key === 'Escape') moves.cancel();
      else if (event.key.startsWith('Arrow')) moveByKey(event.key);
      else return event.key !== 'Tab';
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
