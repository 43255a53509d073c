import { expect, it } from '@jest/globals';
import { pinOfferedDay } from './offered-day.ts';

it('an event of flexible days is pinned to the offered day of Prague', () => {
  const search = '?date_from=2027-05-01&date_to=2027-05-31&guests=80&time_from=18:00&flexible=1&weekdays=6';
  expect(pinOfferedDay(search, { start_datetime: '2027-05-07T22:30:00.000Z' })).toBe(
    '?date_from=2027-05-08&guests=80&time_from=18:00',
  );
});
