import { expect, it } from '@jest/globals';
import { czechHolidays, isCzechHoliday } from './czech-holidays.ts';

it.each([[2026, '04-03', '04-06'], [2027, '03-26', '03-29'], [2038, '04-23', '04-26']])('in %i Good Friday is on %s and Easter Monday on %s', (year, friday, monday) => {
  expect(czechHolidays(year)).toEqual(expect.arrayContaining([`${String(year)}-${friday}`, `${String(year)}-${monday}`]));
  expect(czechHolidays(year)).toHaveLength(13);
});

it('knows a holiday from a working day', () => {
  expect(['2027-11-17', '2027-11-18', '2027-12-24'].map(isCzechHoliday)).toEqual([true, false, true]);
});
