import { expect, it } from '@jest/globals';
import { formatEventDates } from './event.ts';

const format = (
  dateFrom: string,
  dateTo: string | null,
  weekdays: number[] = [],
  repeat: number | null = null,
): string | undefined => formatEventDates({ dateFrom, dateTo, weekdays, repeat })?.replaceAll('\u00a0', ' ');

it.each([
  ['2027-05-15', null, 'so 15. 5. 2027'],
  ['2027-05-01', '2027-05-31', '1.–31. 5. 2027'],
  ['2027-03-01', '2027-05-31', '1. 3. – 31. 5. 2027'],
  ['2026-12-01', '2027-02-28', '1. 12. 2026 – 28. 2. 2027'],
])('days of an event from %s to %s repeat no month and no year', (from, to, text) => {
  expect(format(from, to)).toBe(text);
});

it('days of an event begin with their weekdays', () => {
  expect(format('2027-05-01', '2027-05-31', [6])).toBe('sobota, 1.–31. 5. 2027');
});

it('days of a repeated event say how often', () => {
  expect(format('2027-02-01', '2027-06-30', [2], 1)).toBe('každé úterý, 1. 2. – 30. 6. 2027');
  expect(format('2027-02-01', '2027-06-30', [3, 4], 2)).toBe(
    'každou druhou středu, každý druhý čtvrtek, 1. 2. – 30. 6. 2027',
  );
});
