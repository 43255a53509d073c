import { formatTimeOfDay } from '@prostora/strings';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { fromPragueWallTime, addDays } from '@prostora/contracts';
import { listDayItems, type Room } from './room-items.ts';

const texts = roomTimeline.phone;
/** Longest title that fits beside the name of a room. */
const MAX_TITLE = 14;

/**
 * Until when a room is free or taken, now or from the beginning of another day.
 * @param now current time in milliseconds; null on another day
 */
export function describeRoomState(
  room: Room,
  day: string,
  now: number | null,
): { text: string; isFree: boolean } {
  const items = listDayItems(room.items, day);
  const at = now ?? fromPragueWallTime(day, 0).getTime();
  const dayEnd = fromPragueWallTime(addDays(day), 0).getTime();
  const toTime = (timestamp: number): string => formatTimeOfDay(new Date(timestamp));
  const current = items.find(({ start, end }) => start <= at && at < end);
  if (current) {
    const time = toTime(current.end);
    return {
      isFree: false,
      text:
        current.title.length <= MAX_TITLE ? texts.titleUntil(current.title, time) : texts.takenUntil(time),
    };
  }
  const next = items.find(({ start }) => start > at && start < dayEnd);
  if (next) return { isFree: true, text: texts.freeUntil(toTime(next.start)) };
  return { isFree: true, text: items.length === 0 ? texts.freeAllDay : texts.freeFromNow };
}
