import { DAY_MINUTES, addDays } from '@prostora/contracts';
import { NIGHT_END_MINUTES } from '@prostora/ui/calendar/entries.ts';
import { listDayItems, toWallMinute, type Room, type RoomItem } from './room-items.ts';

/** Step of a drag in minutes. */
export const DAY_STEP = 15;
/** Hours of a day without opening hours. */
const DEFAULT_HOURS = { from: 8 * 60, until: 22 * 60 } as const;

/** Shown hours in minutes of wall time from midnight, whole hours. */
export type DayAxis = { from: number; until: number };
type Part = { left: number; width: number };
/** Position in percent; entries at the same time share the height. */
export type DayCard = Part & { item: RoomItem; lane: number; lanes: number };
export type DayRow = {
  cards: DayCard[];
  buffers: (Part & { key: string })[];
  /** Time outside the offered hours. */
  closed: Part[];
};

const floorHour = (minute: number): number => Math.floor(minute / 60) * 60;
const ceilHour = (minute: number): number => Math.ceil(minute / 60) * 60;

/** Windows of a day in minutes, merged, with nights until morning. */
function listOffered({ windows }: Room, day: string): { from: number; until: number }[] {
  const parts = windows
    .map(({ start, end }) => ({ from: toWallMinute(start, day), until: toWallMinute(end, day) }))
    .filter(({ from, until }) => until > 0 && from < DAY_MINUTES)
    .map(({ from, until }) => ({
      from: Math.max(from, 0),
      until: Math.min(until, DAY_MINUTES + NIGHT_END_MINUTES),
    }))
    .toSorted((one, other) => one.from - other.from);
  const merged: { from: number; until: number }[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && part.from <= last.until) last.until = Math.max(last.until, part.until);
    else merged.push(part);
  }
  return merged;
}

/** Minutes of an entry within a day, until the end of the night. */
function clipItem(item: RoomItem, day: string): { from: number; until: number } {
  const limit = item.last > day ? DAY_MINUTES : DAY_MINUTES + NIGHT_END_MINUTES;
  return {
    from: Math.max(0, toWallMinute(item.start, day)),
    until: Math.min(limit, toWallMinute(item.end, day)),
  };
}

/**
 * The offered hours of all rooms with an hour around them, and all entries of the day.
 * @param shown further time that has to be on the axis
 */
export function buildDayAxis(
  rooms: readonly Room[],
  day: string,
  shown: { from: number; until: number } | null = null,
): DayAxis {
  const offered = rooms
    .flatMap((room) => listOffered(room, day))
    // The end of a night that began the day before.
    .filter(({ until }) => until > NIGHT_END_MINUTES);
  const hours = rooms.some(({ hasHours }) => !hasHours) || offered.length === 0 ? [DEFAULT_HOURS] : [];
  const bounds = [...offered, ...hours];
  const items = rooms.flatMap((room) => listDayItems(room.items, day));
  const starts = items.filter(({ first }) => first === day).map((item) => clipItem(item, day).from);
  const ends = items.filter(({ last }) => last === day).map((item) => clipItem(item, day).until);
  if (shown && shown.from >= 0 && shown.from < DAY_MINUTES) starts.push(shown.from);
  if (shown && shown.until > 0) ends.push(Math.min(shown.until, DAY_MINUTES + NIGHT_END_MINUTES));
  const from = Math.min(
    Math.max(0, floorHour(Math.min(...bounds.map((one) => one.from))) - 60),
    ...starts.map(floorHour),
  );
  const until = Math.max(
    Math.min(DAY_MINUTES, ceilHour(Math.max(...bounds.map((one) => one.until))) + 60),
    ...ends.map(ceilHour),
  );
  return { from, until };
}

/** Position on the axis in percent; null outside. */
export function toPart({ from, until }: DayAxis, start: number, end: number): Part | null {
  const [first, last] = [Math.max(start, from), Math.min(end, until)];
  const length = until - from;
  return last > first
    ? { left: ((first - from) / length) * 100, width: ((last - first) / length) * 100 }
    : null;
}

/** Splits entries into groups that touch, and each group into lanes without overlaps. */
function assignLanes(
  spans: readonly { item: RoomItem; from: number; until: number }[],
): Map<string, [number, number]> {
  const result = new Map<string, [number, number]>();
  let group: { key: string; lane: number }[] = [];
  let laneEnds: number[] = [];
  const closeGroup = (): void => {
    for (const { key, lane } of group) result.set(key, [lane, laneEnds.length]);
    group = [];
    laneEnds = [];
  };
  for (const { item, from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    if (laneEnds.every((end) => end <= from)) closeGroup();
    const free = laneEnds.findIndex((end) => end <= from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = until;
    group.push({ key: item.key, lane });
  }
  closeGroup();
  return result;
}

/** Places the entries of a room on a day. */
export function layoutDay(room: Room, day: string, axis: DayAxis): DayRow {
  const spans = listDayItems(room.items, day).map((item) => ({ item, ...clipItem(item, day) }));
  const lanes = assignLanes(spans);
  const cards = spans.flatMap(({ item, from, until }): DayCard[] => {
    const part = toPart(axis, from, until);
    const [lane, count] = lanes.get(item.key) ?? [0, 1];
    return part ? [{ ...part, item, lane, lanes: count }] : [];
  });
  const buffers = spans.flatMap(({ item, from, until }) =>
    [
      { key: `${item.key}-before`, part: toPart(axis, toWallMinute(item.heldFrom, day), from) },
      { key: `${item.key}-after`, part: toPart(axis, until, toWallMinute(item.heldUntil, day)) },
    ].flatMap(({ key, part }) => (part ? [{ key, ...part }] : [])),
  );
  return { cards, buffers, closed: room.hasHours ? listClosed(room, day, axis) : [] };
}

function listClosed(room: Room, day: string, axis: DayAxis): Part[] {
  const closed: Part[] = [];
  let at = axis.from;
  for (const { from, until } of [...listOffered(room, day), { from: axis.until, until: axis.until }]) {
    const part = toPart(axis, at, from);
    if (part) closed.push(part);
    at = Math.max(at, until);
  }
  return closed;
}

/** Rounds a position on the axis, a fraction of its length, to the step of a drag. */
export const toAxisMinute = ({ from, until }: DayAxis, fraction: number): number =>
  Math.min(until, Math.max(from, Math.round((from + fraction * (until - from)) / DAY_STEP) * DAY_STEP));

/** Taken share of the offered time of a day, or of 8–24 without opening hours, and the number of entries. */
export function measureDay(room: Room, day: string): { share: number; count: number } {
  const items = listDayItems(room.items, day);
  const offered = listOffered(room, day);
  const hours = offered.length > 0 ? offered : [{ from: 8 * 60, until: DAY_MINUTES }];
  const total = hours.reduce((sum, { from, until }) => sum + until - from, 0);
  const taken = mergeSpans(items.map((item) => clipItem(item, day))).reduce(
    (sum, item) =>
      sum +
      hours.reduce(
        (part, { from, until }) =>
          part + Math.max(0, Math.min(until, item.until) - Math.max(from, item.from)),
        0,
      ),
    0,
  );
  return { share: Math.min(1, taken / total), count: items.length };
}

function mergeSpans(spans: readonly { from: number; until: number }[]): { from: number; until: number }[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

/** Days of a week or of a month. */
export function listMonthDays(day: string): string[] {
  const month = day.slice(0, 7);
  const days: string[] = [];
  for (let at = `${month}-01`; at.startsWith(month); at = addDays(at)) days.push(at);
  return days;
}
