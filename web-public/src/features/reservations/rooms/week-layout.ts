import { toWallMinute, listDayItems, type RoomItem } from './room-items.ts';

/** Heights of the week in pixels (DESIGN §11.5). */
export const WEEK_ROW = {
  height: 51,
  lineHeight: 19,
  lineTops: [2, 22],
  twoLines: 39,
  alone: { top: 13, height: 22 },
} as const;
/** Hours of the track under the entries, in minutes of the day. */
const TRACK = { from: 8 * 60, until: 24 * 60 } as const;

type Box = { top: number; height: number };
/** An entry in a cell; `more` opens the list of the day. */
export type CellBox = Box & ({ kind: 'item'; item: RoomItem } | { kind: 'more'; count: number });
/** Part of the track in percent. */
export type TrackPart = { key: string; item: RoomItem; left: number; width: number };
export type WeekCell = {
  day: string;
  /** All entries of the day, with those of several days. */
  items: RoomItem[];
  boxes: CellBox[];
  track: TrackPart[];
};
/** An entry of several days, from a column over the next ones. */
export type WeekBar = Box & { item: RoomItem; column: number; span: number };
export type WeekRow = { cells: WeekCell[]; bars: WeekBar[] };

function toTrackPart(item: RoomItem, day: string): TrackPart | null {
  const from = Math.max(toWallMinute(item.start, day), TRACK.from);
  const until = Math.min(toWallMinute(item.end, day), TRACK.until);
  const length = TRACK.until - TRACK.from;
  return until > from
    ? {
        key: item.key,
        item,
        left: ((from - TRACK.from) / length) * 100,
        width: ((until - from) / length) * 100,
      }
    : null;
}

/** Entries of several days in the first line; one that would overlap another is shown in each of its days. */
function placeBars(items: readonly RoomItem[], days: readonly string[]): WeekBar[] {
  const bars: WeekBar[] = [];
  for (const item of items) {
    if (item.first === item.last) continue;
    const column = Math.max(
      0,
      days.findIndex((day) => day >= item.first),
    );
    const lastIndex = days.findLastIndex((day) => day <= item.last);
    if (lastIndex < column || bars.some((bar) => bar.column <= lastIndex && column < bar.column + bar.span))
      continue;
    const isAlone = days.slice(column, lastIndex + 1).every((day) => listDayItems(items, day).length === 1);
    const box = isAlone ? WEEK_ROW.alone : { top: WEEK_ROW.lineTops[0], height: WEEK_ROW.lineHeight };
    bars.push({ ...box, item, column, span: lastIndex - column + 1 });
  }
  return bars;
}

const toLine = (line: 0 | 1): Box => ({ top: WEEK_ROW.lineTops[line], height: WEEK_ROW.lineHeight });

/** One entry has two lines, two a line each, of more the first and the count of the others. */
function placeCell(items: readonly RoomItem[], hasBar: boolean): CellBox[] {
  const [first, second] = items;
  if (!first) return [];
  if (hasBar)
    return second
      ? [{ kind: 'more', count: items.length, ...toLine(1) }]
      : [{ kind: 'item', item: first, ...toLine(1) }];
  if (!second) return [{ kind: 'item', item: first, top: WEEK_ROW.lineTops[0], height: WEEK_ROW.twoLines }];
  return [
    { kind: 'item', item: first, ...toLine(0) },
    items.length === 2
      ? { kind: 'item', item: second, ...toLine(1) }
      : { kind: 'more', count: items.length - 1, ...toLine(1) },
  ];
}

/** Places the entries of a room in the days of a week; no two boxes overlap. */
export function layoutWeek(items: readonly RoomItem[], days: readonly string[]): WeekRow {
  const bars = placeBars(items, days);
  const cells = days.map((day, column): WeekCell => {
    const dayItems = listDayItems(items, day);
    const bar = bars.find((one) => one.column <= column && column < one.column + one.span);
    const others = dayItems.filter(({ key }) => key !== bar?.item.key);
    return {
      day,
      items: dayItems,
      boxes: placeCell(others, bar !== undefined),
      track: others.map((item) => toTrackPart(item, day)).filter((part) => part !== null),
    };
  });
  return { cells, bars };
}
