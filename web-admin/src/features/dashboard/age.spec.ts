import { expect, test } from '@jest/globals';
import { formatAge } from './age.ts';

test('formats an age in hours for two days, then in days', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const age = (since: string): string => formatAge(since, now).replaceAll('\u00a0', ' ');
  expect(age('2026-11-20T11:30:00Z')).toBe('méně než hodina');
  expect(age('2026-11-20T11:00:00Z')).toBe('1 hodina');
  expect(age('2026-11-18T13:00:00Z')).toBe('47 hodin');
  expect(age('2026-11-18T12:00:00Z')).toBe('2 dny');
  expect(age('2026-10-20T12:00:00Z')).toBe('31 dní');
});
