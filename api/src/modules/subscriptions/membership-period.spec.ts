import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, addDays, addYear } from './membership-period.ts';

describe('addYear', () => {
  it.each([
    ['in winter', '2026-11-20T12:00:00Z', '2027-11-20T12:00:00Z'],
    ['over a leap day', '2027-03-01T10:00:00Z', '2028-03-01T10:00:00Z'],
    ['from a leap day, to the last of February', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'],
    ['from the day of the autumn change to a day after it', '2026-10-25T22:30:00Z', '2027-10-25T21:30:00Z'],
    ['from the day before a change to the day of it', '2026-03-28T11:00:00Z', '2027-03-28T10:00:00Z'],
    ['to a time the spring change skips, an hour later', '2026-03-28T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['over the end of a year in Prague', '2026-12-31T23:30:00Z', '2027-12-31T23:30:00Z'],
  ])('keeps the day and the wall time: %s', (_case, from, to) => {
    expect(addYear(new Date(from)).toISOString()).toBe(new Date(to).toISOString());
  });

  it('adds 365 or 366 calendar days to any timestamp', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (from) => {
          const days = daysBetween(from, addYear(from));
          return days === 365 || days === 366;
        },
      ),
    );
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 30, '2026-12-20T12:00:00Z'],
    ['2027-03-20T11:00:00Z', 30, '2027-04-19T10:00:00Z'],
    ['2027-10-20T10:00:00Z', 30, '2027-11-19T11:00:00Z'],
    ['2027-03-27T01:30:00Z', 1, '2027-03-28T01:30:00Z'],
    ['2027-10-30T00:30:00Z', 1, '2027-10-31T00:30:00Z'],
    ['2027-04-19T10:00:00.123Z', -30, '2027-03-20T11:00:00.123Z'],
  ])('keep the wall time from %s plus %s days', (from, days, to) => {
    expect(addDays(new Date(from), days).toISOString()).toBe(new Date(to).toISOString());
  });

  it('count from midnight to midnight in Prague', () => {
    expect(daysBetween(new Date('2026-11-20T22:59:00Z'), new Date('2026-11-20T23:01:00Z'))).toBe(1);
    expect(daysBetween(new Date('2027-03-27T12:00:00Z'), new Date('2027-04-10T12:00:00Z'))).toBe(14);
  });
});
