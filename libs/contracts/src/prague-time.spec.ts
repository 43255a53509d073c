import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from './durations.ts';
import {
  formatClock,
  addDays,
  parseClock,
  toPragueDay,
  toPragueDayNumber,
  fromPragueWallTime,
  toPragueWallTime,
  getWeekday,
} from './prague-time.ts';

const at = (day: string, clock: string): string =>
  fromPragueWallTime(day, parseClock(clock) ?? Number.NaN).toISOString();

describe('Prague time', () => {
  it.each([
    '2026-11-20T23:30:00Z',
    Date.parse('2026-11-20T23:30:00Z'),
    new Date('2026-11-20T23:30:00Z'),
    '2026-11-21',
  ])('has the day that begins at midnight in Prague: %s', (timestamp) => {
    expect(toPragueDay(timestamp)).toBe('2026-11-21');
  });

  it.each([
    ['2027-01-15', '12:00', '2027-01-15T11:00:00.000Z'],
    ['2027-07-15', '12:00', '2027-07-15T10:00:00.000Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '13:00', '2027-03-28T11:00:00.000Z'],
    ['2027-10-31', '01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31', '02:00', '2027-10-31T00:00:00.000Z'],
    ['2027-10-31', '02:59', '2027-10-31T00:59:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['2027-10-31', '13:00', '2027-10-31T12:00:00.000Z'],
  ])('converts %s %s to %s', (day, clock, instant) => {
    expect(at(day, clock)).toBe(instant);
  });

  it('counts 23 and 25 hours on clock changes', () => {
    const hours = (day: string): number =>
      (fromPragueWallTime(addDays(day), 0).getTime() - fromPragueWallTime(day, 0).getTime()) / HOUR_MS;
    expect([hours('2027-03-28'), hours('2027-10-31'), hours('2027-03-27')]).toEqual([23, 25, 24]);
  });

  it('carries minutes beyond a day into the next', () => {
    expect(fromPragueWallTime('2027-03-27', 24 * 60 + 180)).toEqual(fromPragueWallTime('2027-03-28', 180));
  });

  it('round-trips wall times of two years, except skipped ones', () => {
    for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day)) {
      for (const minute of [0, 15, 90, 120, 150, 180, 765, 1425]) {
        const skipped =
          getWeekday(day) === 7 &&
          day.slice(5, 7) === '03' &&
          day.slice(8) > '24' &&
          minute >= 120 &&
          minute < 180;
        expect(toPragueDayNumber(fromPragueWallTime(day, minute))).toBe(
          Date.parse(`${day}T00:00:00Z`) / DAY_MS,
        );
        expect([day, toPragueWallTime(fromPragueWallTime(day, minute))]).toEqual([
          day,
          { day, minute: skipped ? minute + 60 : minute },
        ]);
      }
    }
  });

  it('formats and parses clock times', () => {
    expect([formatClock(0), formatClock(1110), formatClock(1440)]).toEqual(['00:00', '18:30', '00:00']);
    expect([
      parseClock('18:30'),
      parseClock('00:00'),
      parseClock('24:00'),
      parseClock('8:00'),
      parseClock('118:30'),
      parseClock('18:305'),
      parseClock(''),
    ]).toEqual([1110, 0, null, null, null, null, null]);
  });
});
