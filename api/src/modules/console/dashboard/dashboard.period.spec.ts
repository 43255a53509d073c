import { expect, it } from '@jest/globals';
import { buildLastDays, buildPeriod } from './dashboard.period.ts';

it('builds a preceding period of the same length ending the day before', () => {
  expect(buildPeriod('2026-11-01', '2026-11-30')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    days: 30,
    previousFrom: '2026-10-02',
    previousTo: '2026-10-31',
  });
  expect(buildPeriod('2026-11-20', '2026-11-20')).toMatchObject({
    days: 1,
    previousFrom: '2026-11-19',
    previousTo: '2026-11-19',
  });
});
it('includes today in the last days, across clock changes and years', () => {
  expect(buildLastDays('2026-10-27', 7)).toMatchObject({
    from: '2026-10-21',
    to: '2026-10-27',
    previousFrom: '2026-10-14',
    previousTo: '2026-10-20',
  });
  expect(buildLastDays('2027-01-02', 7)).toMatchObject({ from: '2026-12-27', previousTo: '2026-12-26' });
});
