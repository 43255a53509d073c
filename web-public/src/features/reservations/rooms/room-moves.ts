import { DAY_MINUTES, addDays, fromPragueWallTime, toPragueWallTime, toPragueDay } from '@prostora/contracts';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import { formatShortDay } from './timeline-days.ts';
import { findClash, type Room, type RoomItem } from './room-items.ts';

const texts = roomTimeline.move;

/** Room and time to which an entry is being moved; milliseconds. */
export type MoveTarget = { spaceId: number; start: number; end: number };
/** What a drop leads to: by kind, or a refusal. */
type MoveTip = { text: string; hint: string; refusal: string | null };

/** Shifts an entry in wall time; its length stays. */
export function shiftSlot(
  { start, end }: Pick<RoomItem, 'start' | 'end'>,
  shift: { days?: number; minutes?: number },
): { start: number; end: number } {
  const { day, minute } = toPragueWallTime(new Date(start));
  const total = minute + (shift.minutes ?? 0);
  const days = (shift.days ?? 0) + Math.floor(total / DAY_MINUTES);
  const moved = fromPragueWallTime(
    addDays(day, days),
    ((total % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
  ).getTime();
  return { start: moved, end: moved + end - start };
}

/** „pá 11. 6. 18:00–20:00“ */
export function formatTarget({ start, end }: { start: number; end: number }): string {
  const slot = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  return `${formatShortDay(toPragueDay(start))} ${formatClockRange(slot)}`;
}

function describeOutcome({ kind, record }: RoomItem): string {
  if (record.type === 'block') return texts.block;
  if (kind === 'pending') return texts.request;
  if (kind === 'option') return texts.option;
  return kind === 'internal' ? texts.internal : texts.confirmed;
}

/** Why an entry cannot stand at the target; null if it can. */
export function findRefusal(
  item: RoomItem,
  target: MoveTarget,
  room: Room | undefined,
): { text: string; title: string } | null {
  if (item.record.type === 'block' && target.spaceId !== item.spaceId)
    return { text: texts.blockRoom, title: texts.blockRoom };
  const clash = room && findClash(room.items, item, target);
  return clash ? { text: texts.clash(clash.title, formatClockRange(clash.slot)), title: clash.title } : null;
}

/** Texts beside an entry that is being moved. */
export function describeMove(item: RoomItem, target: MoveTarget, room: Room | undefined): MoveTip {
  const refusal = findRefusal(item, target, room);
  return {
    text: texts.target(item.title, room?.name ?? '', formatTarget(target)),
    hint: refusal?.text ?? describeOutcome(item),
    refusal: refusal?.title ?? null,
  };
}
