import { describe, expect, it } from '@jest/globals';
import { formatClock, fromPragueWallTime, toPragueWallTime } from '@prostora/contracts';
import { findGaps } from './gaps.ts';

const DAY = '2027-06-09';
const FROM = fromPragueWallTime(DAY, 7 * 60 + 10);
const period = (from: number, until: number, day = DAY) => ({
  from: fromPragueWallTime(day, from * 60),
  until: fromPragueWallTime(day, until * 60),
});
const windowOf = (from: number, until: number, day = DAY) => {
  const { from: startsAt, until: endsAt } = period(from, until, day);
  return { spaceId: 1, id: 1, ruleId: null, startsAt, endsAt, pricePerHourHaler: 0 };
};
const SETTINGS = {
  instantBooking: false,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  shortestMinutes: 60,
  longestMinutes: 1440,
  onlyInWindows: false,
};
const find = (
  busy: ReturnType<typeof period>[],
  { windows = [] as ReturnType<typeof windowOf>[], from = FROM, settings = {} } = {},
): string[] =>
  findGaps({ busy, windows, settings: { ...SETTINGS, ...settings } }, from, windows.length > 0).map(
    ({ startsAt, endsAt }) => {
      const [start, end] = [toPragueWallTime(startsAt), toPragueWallTime(endsAt)];
      return `${start.day.slice(8)} ${formatClock(start.minute)}-${formatClock(end.minute)}`;
    },
  );

describe('findGaps', () => {
  it('finds stretches of three hours before, between and after bookings', () => {
    expect(find([period(11, 13), period(15, 16), period(19, 20)])).toEqual([
      '09 08:00-11:00',
      '09 16:00-19:00',
    ]);
  });

  it('finds nothing on a day without a booking, and nothing behind the 14th day', () => {
    expect(find([])).toEqual([]);
    expect(find([period(8, 12, '2027-06-22')])).toEqual(['22 12:00-22:00']);
    expect(find([period(8, 12, '2027-06-23')])).toEqual([]);
  });

  it('stays inside the offered hours of the space', () => {
    const windows = [windowOf(10, 14), windowOf(14, 18), windowOf(20, 22)];
    expect(find([period(10, 11)], { windows })).toEqual(['09 11:00-18:00']);
  });

  it('leaves room for the buffers of the space', () => {
    const settings = { bufferBefore: 30, bufferAfter: 60 };
    expect(find([period(12, 13)], { settings })).toEqual(['09 08:00-11:00', '09 13:30-22:00']);
  });

  it('starts after now, at a half hour', () => {
    const from = fromPragueWallTime(DAY, 15 * 60 + 40);
    expect(find([period(12, 13)], { from })).toEqual(['09 16:00-22:00']);
  });

  it('counts overlapping bookings and one over midnight', () => {
    expect(find([period(-2, 9), period(9, 10), period(8, 15)])).toEqual(['09 15:00-22:00']);
  });
});
