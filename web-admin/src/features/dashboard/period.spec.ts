import { describe, expect, test } from '@jest/globals';
import { parsePeriod, toPeriod, withPeriod } from './period.ts';

const parse = (query: string) => parsePeriod(new URLSearchParams(query));

describe('dashboard period in the URL', () => {
  test('parses a preset or custom days and falls back to the default', () => {
    expect(parse('days=90')).toEqual({ days: 90 });
    expect(parse('from=2026-11-01&to=2026-11-20&days=7')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    for (const nonsense of [
      '',
      'days=8',
      'days=x',
      'from=2026-11-01',
      'from=2026-11-20&to=2026-11-01',
      'from=2026-02-30&to=2026-03-01',
    ])
      expect(parse(nonsense)).toEqual({ days: 30 });
  });
  test('keeps other URL parameters unchanged', () => {
    expect(
      String(withPeriod(new URLSearchParams('space=a%2Fb&days=7'), { from: '2026-11-01', to: '2026-11-02' })),
    ).toBe('space=a%2Fb&from=2026-11-01&to=2026-11-02');
    expect(String(withPeriod(new URLSearchParams('from=2026-11-01&to=2026-11-02'), { days: 365 }))).toBe(
      'days=365',
    );
    expect(String(withPeriod(new URLSearchParams('days=7'), { days: 30 }))).toBe('');
  });
});

test('limits a picked range to today and accepts a single day', () => {
  expect(toPeriod({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-20')).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
  });
  expect(toPeriod({ from: '2026-11-05', to: '' }, '2026-11-20')).toEqual({
    from: '2026-11-05',
    to: '2026-11-05',
  });
  expect(toPeriod({ from: '', to: '' }, '2026-11-20')).toBeNull();
  expect(toPeriod({ from: '2026-12-01', to: '2026-12-02' }, '2026-11-20')).toBeNull();
});
