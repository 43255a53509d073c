import { expect, it } from '@jest/globals';
import { listDayHours } from './day-hours.ts';
import { fromPragueWallTime } from './prague-time.ts';

const span = (day: string, from: number, until: number) => ({
  startsAt: fromPragueWallTime(day, from * 60),
  endsAt: fromPragueWallTime(day, until * 60),
});
const DAY = '2027-03-28';

it('joins adjoining hours and leaves out those of other days', () => {
  const spans = [span(DAY, 14, 20), span(DAY, 8, 12), span(DAY, 12, 13), span('2027-03-30', 8, 12)];
  expect(listDayHours(spans, DAY)).toEqual([
    { from: 480, until: 780 },
    { from: 840, until: 1200 },
  ]);
});

it('begins at midnight after a night that runs over it, and ends on the next day', () => {
  expect(listDayHours([span('2027-03-27', 20, 28), span(DAY, 18, 26)], DAY)).toEqual([
    { from: 0, until: 240 },
    { from: 1080, until: 1560 },
  ]);
});
