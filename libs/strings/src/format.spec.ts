import { expect, it } from '@jest/globals';
import { atPreposition, formatNumber, formatPhone, formatPostalCode, formatTimeSlot } from './format.ts';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1\u00a0000'],
  [1234567, '1\u00a0234\u00a0567'],
  [-5, '-5'],
  [12.6, '13'],
])('formatNumber formats %d as %j', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

it.each([
  [0, '0\u00a0min'],
  [45, '45\u00a0min'],
  [80, '1\u00a0h 20\u00a0min'],
  [120, '2\u00a0h'],
])('formatMinutes formats %d as %j', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

it.each([
  ['+420123456789', '+420\u00a0123\u00a0456\u00a0789'],
  ['+420 123 456 789', '+420\u00a0123\u00a0456\u00a0789'],
  ['+421 905 123 456', '+421\u00a0905\u00a0123\u00a0456'],
  ['', ''],
])('formatPhone formats %j as %j', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});

it.each([
  ['19000', '190\u00a000'],
  ['190 00', '190\u00a000'],
  ['1900', '1900'],
  ['', ''],
])('formatPostalCode formats %j as %j', (code, expected) => {
  expect(formatPostalCode(code)).toBe(expected);
});

it('atPreposition follows the pronunciation of the hour', () => {
  const hours = Array.from({ length: 24 }, (_none, hour) => hour);
  expect(hours.filter((hour) => atPreposition(hour) === 've')).toEqual([2, 3, 4, 12, 13, 14, 20, 21, 22, 23]);
});

it.each([
  ['2026-12-17T15:00:00Z', '2026-12-17T22:00:00Z', 'čtvrtek 17. 12. 2026, 16:00–23:00'],
  ['2026-12-17T19:00:00Z', '2026-12-17T23:00:00Z', 'čtvrtek 17. 12. 2026, 20:00–24:00'],
  ['2026-12-17T19:00:00Z', '2026-12-18T01:30:00Z', 'čtvrtek 17. 12. 2026 20:00 – pátek 18. 12. 2026 2:30'],
  ['2026-12-30T23:00:00Z', '2026-12-31T23:00:00Z', 'čtvrtek 31. 12. 2026, 0:00–24:00'],
  ['2026-12-31T08:00:00Z', '2027-01-02T23:00:00Z', 'čtvrtek 31. 12. 2026 9:00 – sobota 2. 1. 2027 24:00'],
  ['2027-03-27T23:00:00Z', '2027-03-28T02:00:00Z', 'neděle 28. 3. 2027, 0:00–4:00'],
])('formats the slot from %s to %s as „%s“', (start, end, expected) => {
  expect(formatTimeSlot(start, end).replaceAll('\u00a0', ' ')).toBe(expected);
});
