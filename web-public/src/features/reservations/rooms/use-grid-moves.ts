import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { useRef, type KeyboardEvent, type MouseEvent, type RefObject, type TouchEvent } from 'react';
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

const MOVABLE = '[data-movable]';
const findCard = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(MOVABLE) : null;

/** Begins a drag on a movable entry only: the whole grid is one draggable, so that entries stay cheap to draw. */
class CardMouseSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: MouseEvent) =>
        nativeEvent.button === 0 && findCard(nativeEvent.target) !== null,
    },
  ];
}
class CardTouchSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: TouchEvent) =>
        nativeEvent.touches.length === 1 && findCard(nativeEvent.target) !== null,
    },
  ];
}

/** Client coordinates at which a drag began. */
function getOrigin(event: Event): { x: number; y: number } {
  const touch = 'touches' in event ? (event as globalThis.TouchEvent).touches[0] : undefined;
  const { clientX: x, clientY: y } = touch ?? (event as globalThis.MouseEvent);
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
  const dragged = useRef<{ item: RoomItem; fraction: number } | null>(null);
  const sensors = useSensors(
    useSensor(CardMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(CardTouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const start = ({ activatorEvent }: DragStartEvent): void => {
    const key = findCard(activatorEvent.target)?.dataset['key'];
    const item = rooms.flatMap(({ items }) => items).find((one) => one.key === key);
    const fraction = findGridPoint(root.current, getOrigin(activatorEvent))?.fraction ?? 0;
    dragged.current = item ? { item, fraction } : null;
    if (item) moves.pick(item, 'pointer');
  };
  const follow = ({ activatorEvent, delta }: DragMoveEvent): void => {
    const origin = getOrigin(activatorEvent);
    const point = findGridPoint(root.current, { x: origin.x + delta.x, y: origin.y + delta.y });
    const room = point && rooms[point.row];
    if (!dragged.current || !room) return;
    const { item, fraction } = dragged.current;
    moves.aim({ spaceId: room.id, ...shiftSlot(item, scale.toShift(fraction, point.fraction)) });
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
    accessibility: {
      announcements: NO_ANNOUNCEMENTS,
      screenReaderInstructions: { draggable: roomTimeline.hint },
    },
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
