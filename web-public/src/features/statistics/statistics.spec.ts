import { describe, expect, it } from '@jest/globals';
import type { WeekHourStatistics } from '@prostora/api-client';
import { listAxisSteps, listSeries } from './revenue-series.ts';
import { buildStatisticsUrl, parseView, toStatisticsQuery } from './statistics-url.ts';
import { findQuietHours, toLevel } from './week-hours.ts';

describe('listSeries', () => {
  const space = (space_id: number, revenue: number) => ({
    space_id,
    name: `Sál ${space_id}`,
    confirmed: 1,
    revenue,
    booked_hours: 1,
    offered_hours: 1,
    occupancy: 1,
  });
  const month = {
    month: '2027-05',
    confirmed: 5,
    revenue: 15,
    spaces: [1, 2, 3, 4, 5].map((space_id) => ({ space_id, revenue: space_id })),
  };

  it('shows up to four spaces, and beyond them three with the sum of the rest', () => {
    const spaces = [1, 2, 3, 4].map((id) => space(id, id));
    expect(listSeries({ spaces }).map(({ name }) => name)).toEqual(['Sál 4', 'Sál 3', 'Sál 2', 'Sál 1']);
    const series = listSeries({ spaces: [...spaces, space(5, 5), space(6, 0)] });
    expect(series.map(({ name, sum }) => [name, sum(month)])).toEqual([
      ['Sál 5', 5],
      ['Sál 4', 4],
      ['Sál 3', 3],
      ['ostatních 2', 3],
    ]);
  });
});

it.each([
  [258_000, [0, 100_000, 200_000]],
  [30, [0, 10, 20, 30]],
  [9, [0, 5]],
  [0, [0]],
])('marks the axis up to %d by round amounts', (highest, steps) => {
  expect(listAxisSteps(highest)).toEqual(steps);
});

it('grades occupancy into six levels', () => {
  expect([0, 0.28, 0.42, 0.66, 0.78, 0.91].map(toLevel)).toEqual([0, 1, 2, 3, 4, 5]);
});

it('finds no quiet hours when few are offered', () => {
  const hour = (weekday: number, offered_hours: number): WeekHourStatistics => ({
    weekday,
    hour: 9,
    booked_hours: 1,
    offered_hours,
    occupancy: 0.1,
  });
  expect(findQuietHours([hour(1, 4)])).toBeNull();
  expect(findQuietHours([hour(1, 40), hour(7, 100)])).toEqual({
    days: 'weekend',
    from: 8,
    to: 12,
    occupancy: 0.01,
  });
});

it('keeps the view in the address', () => {
  const view = { period: 90, spaceId: 7 } as const;
  expect(buildStatisticsUrl(view)).toBe('/klient/statistiky?obdobi=90&prostor=7');
  expect(parseView(new URLSearchParams('obdobi=90&prostor=7'))).toEqual(view);
  expect(parseView(new URLSearchParams('obdobi=31&prostor=x'))).toEqual({ period: 'rok', spaceId: null });
  expect(toStatisticsQuery(view, '2027-06-09')).toEqual({
    from: '2027-03-12',
    to: '2027-06-09',
    space_id: 7,
  });
});
