import { expect, it } from '@jest/globals';
import { listCzechHolidays, isCzechHoliday } from './czech-holidays.ts';

it('lists the holidays of the act in order', () => {
  const days = [
    '01-01',
    '03-26',
    '03-29',
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ];
  expect(listCzechHolidays(2027)).toEqual(days.map((day) => `2027-${day}`));
});

it.each([
  [2026, '04-03', '04-06'],
  [2027, '03-26', '03-29'],
  [2038, '04-23', '04-26'],
  [2049, '04-16', '04-19'],
  [2076, '04-17', '04-20'],
  [2100, '03-26', '03-29'],
  [2152, '04-21', '04-24'],
])('computes Easter of %i as %s and %s', (year, friday, monday) => {
  expect(listCzechHolidays(year)).toEqual(
    expect.arrayContaining([`${String(year)}-${friday}`, `${String(year)}-${monday}`]),
  );
  expect(listCzechHolidays(year)).toHaveLength(13);
});

it('tells holidays from working days', () => {
  expect(['2027-11-17', '2027-11-18', '2027-12-24'].map(isCzechHoliday)).toEqual([true, false, true]);
});
