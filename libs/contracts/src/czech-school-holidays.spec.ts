import { expect, it } from '@jest/globals';
import { CZECH_SCHOOL_HOLIDAYS } from './czech-school-holidays.ts';

it('school holidays are calendar days in ascending ranges that do not overlap', () => {
  const days = CZECH_SCHOOL_HOLIDAYS.flatMap(({ from, to }) => [from, to]);
  expect(days).toEqual(days.toSorted());
  for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  for (const [index, { from }] of CZECH_SCHOOL_HOLIDAYS.slice(1).entries())
    expect(from > CZECH_SCHOOL_HOLIDAYS[index]!.to).toBe(true);
});
