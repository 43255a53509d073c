import { describe, expect, test } from '@jest/globals';
import { formatRelativeDate, formatToday, getGreeting } from './date-format.ts';

const NBSP = '\u00a0';
const now = new Date('2026-11-20T13:00:00+01:00');

describe('date and time formatting', () => {
  test('formats today and yesterday by the calendar day in Prague', () => {
    expect(formatRelativeDate('2026-11-20T00:05:00+01:00', now)).toBe('dnes 0:05');
    expect(formatRelativeDate('2026-11-19T23:55:00+01:00', now)).toBe('včera 23:55');
  });
  test('formats older timestamps as dates', () => {
    expect(formatRelativeDate('2026-11-18T09:18:00+01:00', now)).toBe(`18.${NBSP}11.${NBSP}2026`);
  });
  test('picks the greeting by the hour in Prague', () => {
    expect(getGreeting(now)).toBe('Dobré odpoledne');
    expect(getGreeting(new Date('2026-11-20T06:00:00+01:00'))).toBe('Dobré ráno');
    expect(getGreeting(new Date('2026-11-20T23:00:00+01:00'))).toBe('Dobrý večer');
  });
  test("capitalizes the weekday of today's date", () => {
    expect(formatToday(now)).toBe(`Pátek 20.${NBSP}11.${NBSP}2026`);
  });
});
