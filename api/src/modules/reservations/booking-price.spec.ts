import { describe, expect, it } from '@jest/globals';
import { minuteOf, pragueInstant } from '@prostora/contracts';
import fc from 'fast-check';
import { hoursOf, priceOf } from './booking-price.ts';

const at = (day: string, clock: string): Date => pragueInstant(day, minuteOf(clock) ?? Number.NaN);
const hourly = (crowns: number) => ({ pricePerHourHaler: crowns * 100 });

describe('the price of a term', () => {
  it.each([
    ['an ordinary evening', '2027-03-01', '18:00', '2027-03-01', '22:00', 4],
    ['the night the clocks go forward', '2027-03-27', '22:00', '2027-03-28', '06:00', 7],
    ['the night the clocks go back', '2027-10-30', '22:00', '2027-10-31', '06:00', 9],
    ['the whole day of 28 March', '2027-03-28', '00:00', '2027-03-29', '00:00', 23],
    ['the whole day of 31 October', '2027-10-31', '00:00', '2027-11-01', '00:00', 25],
    ['three quarters of an hour', '2027-03-01', '18:00', '2027-03-01', '18:45', 0.75],
  ])('%s: %s %s to %s %s are %d hours', (_name, fromDay, from, untilDay, until, hours) => {
    const term = [at(fromDay, from), at(untilDay, until)] as const;
    expect(hoursOf(...term)).toBe(hours);
    expect(priceOf(...term, hourly(1000))).toBe(hours * 100_000);
  });

  it('is 0, by agreement, where no window holds the whole term', () => {
    expect(priceOf(at('2027-03-01', '18:00'), at('2027-03-01', '22:00'), null)).toBe(0);
  });

  it('is 0 where no column could keep it, instead of a failure', () => {
    expect(priceOf(new Date(0), new Date(31 * 86_400_000), hourly(1_000_000))).toBe(0);
    const hour = (pricePerHourHaler: number): number => priceOf(new Date(0), new Date(3_600_000), { pricePerHourHaler });
    expect([hour(2_147_483_647), hour(2_147_483_648)]).toEqual([2_147_483_647, 0]);
  });

  it('is a whole number of haléře, at most half a one away from the exact amount, and grows with time', () => {
    const minute = 60_000;
    fc.assert(fc.property(fc.integer({ min: 1, max: 31 * 1440 }), fc.integer({ min: 0, max: 2_000_000 }), (minutes, pricePerHourHaler) => {
      const price = priceOf(new Date(0), new Date(minutes * minute), { pricePerHourHaler });
      expect(Number.isInteger(price)).toBe(true);
      expect(Math.abs(price - (minutes * pricePerHourHaler) / 60)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(priceOf(new Date(0), new Date((minutes + 1) * minute), { pricePerHourHaler })).toBeGreaterThanOrEqual(price);
    }));
  });
});
