import { describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { calendarSpace, ownerCalendar } from '@prostora/testing/reservation-fixtures.ts';
import fc from 'fast-check';
import { buildDayAxis, layoutDay, measureDay, toAxisMinute } from './day-layout.ts';
import { findClash, toRooms, type Room } from './room-items.ts';
import { layoutWeek, WEEK_ROW, type WeekRow } from './week-layout.ts';

const MONDAY = '2027-06-07';
const WEEK = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));
const NOW = Date.parse('2027-06-01T00:00:00Z');
const at = (day: string, minute: number): string =>
  fromPragueWallTime(addDays(day, Math.floor(minute / 1440)), ((minute % 1440) + 1440) % 1440).toISOString();

type Booking = { day?: number; from: number; until: number; buffer?: number };
/** One room with blocks, of which imported ones may overlap. */
function toRoom(bookings: readonly Booking[], hasHours = false): Room {
  const [room] = toRooms(
    ownerCalendar({
      spaces: [calendarSpace(1, { has_hours: hasHours })],
      availabilities: hasHours
        ? [
            {
              id: 1,
              rule_id: null,
              space_id: 1,
              price_per_hour: 0,
              start_datetime: at(MONDAY, 9 * 60),
              end_datetime: at(MONDAY, 21 * 60),
            },
          ]
        : [],
      reservations: bookings.map(({ day = 0, from, until, buffer = 0 }, index) => ({
        id: index + 1,
        space_id: 1,
        status: 'confirmed' as const,
        customer_name: `Host ${index + 1}`,
        title: null,
        is_option: false,
        is_internal: false,
        number_of_guests: 1,
        awaits_proof: false,
        offered_until: null,
        sequence: 0,
        allowed_actions: ['change' as const],
        start_datetime: at(addDays(MONDAY, day), from),
        end_datetime: at(addDays(MONDAY, day), until),
        held_from: at(addDays(MONDAY, day), from),
        held_until: at(addDays(MONDAY, day), until + buffer),
      })),
    }),
    { now: NOW },
  );
  return room!;
}

const bookings = fc.array(
  fc
    .record({
      day: fc.integer({ min: -2, max: 7 }),
      start: fc.integer({ min: 0, max: 95 }),
      length: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 90, max: 400 })),
    })
    .map(({ day, start, length }) => ({ day, from: start * 15, until: (start + length) * 15 })),
  { maxLength: 12 },
);

/** Boxes of a row with its columns, [top, bottom) in pixels. */
const listBoxes = ({ cells, bars }: WeekRow) => [
  ...bars.map(({ column, span, top, height }) => ({ column, span, top, bottom: top + height })),
  ...cells.flatMap(({ boxes }, column) =>
    boxes.map(({ top, height }) => ({ column, span: 1, top, bottom: top + height })),
  ),
];

describe('week of a room', () => {
  it('gives one entry two lines, two a line each, and counts the others of more', () => {
    const count = (entries: Booking[]) =>
      layoutWeek(toRoom(entries).items, WEEK).cells[0]!.boxes.map((box) =>
        box.kind === 'more' ? `+${box.count}` : [box.item.title, box.height],
      );
    const [a, b, c] = [
      { from: 540, until: 600 },
      { from: 660, until: 720 },
      { from: 780, until: 840 },
    ];
    expect(count([a])).toEqual([['Host 1', 39]]);
    expect(count([a, b])).toEqual([
      ['Host 1', 19],
      ['Host 2', 19],
    ]);
    expect(count([a, b, c])).toEqual([['Host 1', 19], '+2']);
  });

  it('draws an entry of several days as one bar, in the middle when it is alone', () => {
    const trip = { from: 540, until: 3 * 1440 };
    const alone = layoutWeek(toRoom([trip]).items, WEEK);
    expect(alone.bars).toMatchObject([{ column: 0, span: 3, top: 13, height: 22 }]);
    expect(alone.cells.every(({ boxes }) => boxes.length === 0)).toBe(true);
    const shared = layoutWeek(toRoom([trip, { from: 30, until: 90 }]).items, WEEK);
    expect(shared.bars).toMatchObject([{ top: 2, height: 19 }]);
    expect(shared.cells[0]!.boxes).toMatchObject([{ kind: 'item', top: 22 }]);
  });

  it('counts a night as the day on which it began and tells hours by the track', () => {
    const { cells } = layoutWeek(toRoom([{ from: 18 * 60, until: 26 * 60 }]).items, WEEK);
    expect(cells.map(({ items }) => items.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(cells[0]!.track).toMatchObject([{ left: 62.5, width: 37.5 }]);
  });

  it('never overlaps boxes and tells of every entry', () => {
    fc.assert(
      fc.property(bookings, (entries) => {
        const { items } = toRoom(entries);
        const row = layoutWeek(items, WEEK);
        const boxes = listBoxes(row);
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const sharesColumn =
              one.column < other.column + other.span && other.column < one.column + one.span;
            if (sharesColumn) expect(one.top >= other.bottom || other.top >= one.bottom).toBe(true);
          }
        expect(boxes.every(({ top, bottom }) => top >= 0 && bottom <= WEEK_ROW.height - 6)).toBe(true);
        for (const cell of row.cells) {
          const barred = row.bars.filter(({ item }) => cell.items.includes(item)).length;
          const counted = cell.boxes.reduce((sum, box) => sum + (box.kind === 'more' ? box.count : 1), 0);
          expect(counted + barred).toBe(cell.items.length);
        }
      }),
      { seed: 47, numRuns: 60 },
    );
  });
});

describe('day of a room', () => {
  it('shows the offered hours with an hour around and all entries', () => {
    expect(buildDayAxis([toRoom([], true)], MONDAY)).toEqual({ from: 8 * 60, until: 22 * 60 });
    expect(buildDayAxis([toRoom([{ from: 390, until: 26 * 60 }], true)], MONDAY)).toEqual({
      from: 360,
      until: 26 * 60,
    });
    expect(buildDayAxis([toRoom([])], MONDAY)).toEqual({ from: 7 * 60, until: 23 * 60 });
  });

  it('places entries, buffers and closed time to the quarter of an hour', () => {
    const room = toRoom([{ from: 615, until: 720, buffer: 30 }], true);
    const axis = { from: 480, until: 1320 };
    const { cards, buffers, closed } = layoutDay(room, MONDAY, axis);
    const toMinutes = ({ left, width }: { left: number; width: number }) => [
      Math.round(480 + (left / 100) * 840),
      Math.round((width / 100) * 840),
    ];
    expect(cards.map(toMinutes)).toEqual([[615, 105]]);
    expect(buffers.map(toMinutes)).toEqual([[720, 30]]);
    expect(closed.map(toMinutes)).toEqual([
      [480, 60],
      [1260, 60],
    ]);
    expect(toAxisMinute(axis, 0.5)).toBe(900);
    expect(toAxisMinute(axis, 0.51)).toBe(915);
  });

  it('never overlaps cards', () => {
    fc.assert(
      fc.property(bookings, fc.integer({ min: 0, max: 6 }), (entries, index) => {
        const room = toRoom(entries);
        const day = WEEK[index]!;
        const { cards } = layoutDay(room, day, buildDayAxis([room], day));
        for (const [position, one] of cards.entries())
          for (const other of cards.slice(position + 1)) {
            const meets =
              one.left + 1e-9 < other.left + other.width && other.left + 1e-9 < one.left + one.width;
            if (meets) {
              const [top, bottom] = [one.lane / one.lanes, (one.lane + 1) / one.lanes];
              const [otherTop, otherBottom] = [other.lane / other.lanes, (other.lane + 1) / other.lanes];
              expect(top >= otherBottom - 1e-9 || otherTop >= bottom - 1e-9).toBe(true);
            }
          }
      }),
      { seed: 47, numRuns: 60 },
    );
  });

  it('measures the taken share of the offered hours', () => {
    expect(measureDay(toRoom([{ from: 540, until: 900 }], true), MONDAY)).toEqual({ share: 0.5, count: 1 });
    expect(measureDay(toRoom([{ from: 0, until: 960 }]), MONDAY)).toEqual({ share: 0.5, count: 1 });
  });
});

it('names clashes of entries at the same time, with held time for a move', () => {
  const { items } = toRoom([
    { from: 600, until: 720 },
    { from: 660, until: 780, buffer: 30 },
    { from: 900, until: 960 },
  ]);
  expect(items.map(({ clash }) => clash)).toEqual(['Host 2', 'Host 1', null]);
  const slot = (from: number, until: number) => ({
    start: Date.parse(at(MONDAY, from)),
    end: Date.parse(at(MONDAY, until)),
  });
  expect(findClash(items, items[2]!, slot(795, 840))?.title).toBe('Host 2');
  expect(findClash(items, items[2]!, slot(810, 840))).toBeUndefined();
  expect(findClash(items, items[2]!, slot(900, 960))).toBeUndefined();
});
