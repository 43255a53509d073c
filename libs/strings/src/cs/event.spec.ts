import { expect, it } from '@jest/globals';
import { formatEventDates } from './event.ts';

const format = (dateFrom: string, dateTo: string | null, weekdays: number[] = []): string | undefined =>
  formatEventDates({ dateFrom, dateTo, weekdays })?.replaceAll('\u00a0', ' ');

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
