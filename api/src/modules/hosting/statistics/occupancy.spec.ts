import { describe, expect, it } from '@jest/globals';
import { DAY_MS, fromPragueWallTime, HOUR_MS } from '@prostora/contracts';
import { WeekHours, intersectIntervals, mergeIntervals, sumLengths } from './occupancy.ts';

const bounds = { from: 0, until: 100 };

describe('mergeIntervals', () => {
  it('joins overlapping and adjoining intervals, sorted and within the bounds', () => {
    const intervals = [
      { from: 40, until: 50 },
      { from: 10, until: 20 },
      { from: 20, until: 30 },
      { from: 15, until: 18 },
      { from: 45, until: 60 },
      { from: -5, until: 5 },
      { from: 95, until: 120 },
    ];
    expect(mergeIntervals(intervals, bounds)).toEqual([
      { from: 0, until: 5 },
      { from: 10, until: 30 },
      { from: 40, until: 60 },
      { from: 95, until: 100 },
    ]);
  });

  it('leaves out intervals beyond the bounds and empty ones', () => {
    const intervals = [
      { from: -9, until: 0 },
      { from: 100, until: 101 },
      { from: 7, until: 7 },
    ];
    expect(mergeIntervals(intervals, bounds)).toEqual([]);
  });
});

it('intersects two lists of intervals', () => {
  const one = [
    { from: 0, until: 10 },
    { from: 20, until: 30 },
    { from: 40, until: 50 },
  ];
  const other = [
    { from: 5, until: 25 },
    { from: 30, until: 40 },
    { from: 45, until: 90 },
  ];
  const common = [
    { from: 5, until: 10 },
    { from: 20, until: 25 },
    { from: 45, until: 50 },
  ];
  expect([intersectIntervals(one, other), intersectIntervals(other, one)]).toEqual([common, common]);
  expect([intersectIntervals(one, []), sumLengths(common)]).toEqual([[], 15]);
});

describe('WeekHours', () => {
  const measure = (day: string, from: number, until: number) => {
    const period = {
      from: fromPragueWallTime(day, 0).getTime(),
      until: fromPragueWallTime(day, 1440).getTime(),
    };
    const hours = new WeekHours(period);
    const offered = [
      { from: fromPragueWallTime(day, from).getTime(), until: fromPragueWallTime(day, until).getTime() },
    ];
    hours.add([], offered);
    return hours
      .toList()
      .filter(({ offeredMs }) => offeredMs > 0)
      .map(({ weekday, hour, offeredMs }) => [weekday, hour, offeredMs / HOUR_MS]);
  };

  it('splits time at full hours of Prague', () => {
    expect(measure('2026-12-05', 1050, 1155)).toEqual([
      [6, 17, 0.5],
      [6, 18, 1],
      [6, 19, 0.25],
    ]);
  });

  it('counts the repeated hour of October twice and the skipped one of March not at all', () => {
    expect(measure('2026-10-25', 60, 240)).toEqual([
      [7, 1, 1],
      [7, 2, 2],
      [7, 3, 1],
    ]);
    expect(measure('2027-03-28', 60, 240)).toEqual([
      [7, 1, 1],
      [7, 3, 1],
    ]);
  });

  it('adds booked time apart from offered time', () => {
    const hours = new WeekHours({ from: 0, until: 7 * DAY_MS });
    hours.add([{ from: 0, until: HOUR_MS / 2 }], [{ from: 0, until: HOUR_MS }]);
    hours.add([{ from: 0, until: HOUR_MS / 4 }], []);
    expect(hours.toList()).toHaveLength(168);
    // The epoch is a Thursday, 1:00 in Prague.
    expect(hours.toList()[3 * 24 + 1]).toEqual({
      weekday: 4,
      hour: 1,
      bookedMs: 0.75 * HOUR_MS,
      offeredMs: HOUR_MS,
    });
  });
});
