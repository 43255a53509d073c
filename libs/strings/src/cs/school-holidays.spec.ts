import { expect, it } from '@jest/globals';
import { DEFAULT_SCHOOL_HOLIDAYS, DISTRICTS, findDistrict, isHolidayOf } from './school-holidays.ts';

it('gives every district one week of spring holidays', () => {
  expect(DISTRICTS).toHaveLength(78);
  expect(new Set(DISTRICTS).size).toBe(DISTRICTS.length);
  const spring = DEFAULT_SCHOOL_HOLIDAYS.filter(({ name }) => name === 'Jarní prázdniny');
  for (const district of DISTRICTS)
    expect([district, spring.filter((holiday) => isHolidayOf(holiday, district)).length]).toEqual([
      district,
      1,
    ]);
});

it.each([
  ['Brno', 'Brno-město'],
  ['Praha 3', 'Praha 1 až 5'],
  ['Praha 9', 'Praha 6 až 10'],
  ['České Budějovice', 'České Budějovice'],
  ['Praha-východ', 'Praha-východ'],
  ['Kocourkov', null],
])('finds the district of %s', (city, district) => {
  expect(findDistrict(city)).toBe(district);
});
