import { expect, it } from '@jest/globals';
import { CZECH_SCHOOL_HOLIDAYS } from '@prostora/contracts';
import { DEFAULT_SCHOOL_HOLIDAYS, DISTRICTS, findDistrict, isHolidayOf } from './school-holidays.ts';

it.each([
  ['2027', 'Kladno', '2027-02-01'],
  ['2027', 'Zlín', '2027-03-08'],
  ['2028', 'Zlín', '2028-02-07'],
  ['2028', 'Kladno', '2028-02-14'],
  ['2028', 'Praha 6 až 10', '2028-03-13'],
])('gives every district one week of spring holidays of %s, %s from %s', (year, known, from) => {
  expect(DISTRICTS).toHaveLength(78);
  expect(new Set(DISTRICTS).size).toBe(DISTRICTS.length);
  const spring = DEFAULT_SCHOOL_HOLIDAYS.filter(
    (holiday) => holiday.name === 'Jarní prázdniny' && holiday.from.startsWith(year),
  );
  for (const district of DISTRICTS)
    expect([district, spring.filter((holiday) => isHolidayOf(holiday, district)).length]).toEqual([
      district,
      1,
    ]);
  expect(spring.find((holiday) => isHolidayOf(holiday, known))?.from).toBe(from);
});

it('has the nationwide days that price lists know', () => {
  const nationwide = DEFAULT_SCHOOL_HOLIDAYS.filter(({ districts }) => districts.length === 0);
  const known = CZECH_SCHOOL_HOLIDAYS.filter(({ from }) => from >= '2026-10-01' && from <= '2028-12-31');
  expect(nationwide.map(({ from, until }) => ({ from, to: until }))).toEqual(known);
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
