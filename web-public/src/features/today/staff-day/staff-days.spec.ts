import { describe, expect, it } from '@jest/globals';
import type { StaffEvent } from '@prostora/api-client';
import { fromPragueWallTime } from '@prostora/contracts';
import { staffDay as texts } from '@prostora/strings/cs/staff-day.ts';
import { groupStaffItems } from './staff-days.ts';

const TODAY = '2027-06-09';
const at = (hours: number, day = TODAY): string => fromPragueWallTime(day, hours * 60).toISOString();
const group = (slots: readonly (readonly [string, string])[], today = TODAY) =>
  groupStaffItems(
    {
      day: TODAY,
      events: slots.map(
        ([start_datetime, end_datetime], index) =>
          ({ reservation_id: index, start_datetime, end_datetime }) as StaffEvent,
      ),
      blocks: [],
    },
    today,
  ).map(({ items }) => items.map((item) => ('event' in item ? item.event.reservation_id : null)));

describe('groupStaffItems', () => {
  it('lists an event over midnight on the day on which it begins, then on the next one', () => {
    const night = [at(20), at(26)] as const;
    expect(group([night])).toEqual([[0], []]);
    expect(group([night], '2027-06-10')).toEqual([[0], []]);
    expect(group([night], '2027-06-11')).toEqual([[], []]);
  });

  it('leaves one until midnight to its own day', () => {
    expect(group([[at(20), at(24)]], '2027-06-10')).toEqual([[], []]);
  });

  it('lists an event of several days once, by start', () => {
    expect(
      group([
        [at(30), at(80)],
        [at(-30), at(100)],
        [at(9), at(10)],
      ]),
    ).toEqual([[1, 2], [0]]);
  });

  it('separates the days of the night in which clocks are set back', () => {
    const sunday = '2027-10-31';
    expect(
      group(
        [
          ['2027-10-31T01:30:00.000Z', '2027-10-31T02:30:00.000Z'],
          [at(23, sunday), at(24, sunday)],
        ],
        '2027-10-30',
      ),
    ).toEqual([[], [0, 1]]);
  });
});

describe('hours of an event', () => {
  const normalize = (text: string) => text.replaceAll(/\s+/gu, ' ');
  it.each([
    [at(18), at(22), TODAY, '18:00–22:00'],
    [at(18), at(24), TODAY, '18:00–24:00'],
    [at(20), at(26), TODAY, '20:00–2:00'],
    [at(20), at(26), '2027-06-10', 'od st 9. 6. 20:00 do 2:00'],
    [at(-4), at(52), TODAY, 'od út 8. 6. 20:00 do pá 11. 6. 4:00'],
    [at(18), at(60), TODAY, '18:00 – pá 11. 6. 12:00'],
  ])('%s – %s on %s: %s', (start, end, day, text) => {
    expect(normalize(texts.hours(start, end, day))).toBe(text);
  });
});
