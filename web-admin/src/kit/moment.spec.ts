import { describe, expect, test } from '@jest/globals';
import { formatMoment, formatToday, greeting } from './moment.ts';

const NBSP = '\u00a0';
const now = new Date('2026-11-20T13:00:00+01:00');

describe('moments of the console', () => {
  test('today and yesterday are told by the calendar in Prague, not by hours passed', () => {
    expect(formatMoment('2026-11-20T00:05:00+01:00', now)).toBe('dnes 0:05');
    expect(formatMoment('2026-11-19T23:55:00+01:00', now)).toBe('včera 23:55');
  });
  test('older moments are dates', () => {
    expect(formatMoment('2026-11-18T09:18:00+01:00', now)).toBe(`18.${NBSP}11.${NBSP}2026`);
  });
  test('the greeting follows the hour', () => {
    expect(greeting(now)).toBe('Dobré odpoledne');
    expect(greeting(new Date('2026-11-20T06:00:00+01:00'))).toBe('Dobré ráno');
    expect(greeting(new Date('2026-11-20T23:00:00+01:00'))).toBe('Dobrý večer');
  });
  test('the weekday starts the line with a capital letter', () => {
    expect(formatToday(now)).toBe(`Pátek 20.${NBSP}11.${NBSP}2026`);
  });
});
