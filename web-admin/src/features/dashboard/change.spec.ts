import { describe, expect, test } from '@jest/globals';
import { formatIncrement, compareWithPrevious } from './change.ts';

const NBSP = '\u00a0';

describe('change against the previous period', () => {
  test('formats growth and decline with a sign', () => {
    expect(compareWithPrevious(118, 100)).toEqual({ text: `+18${NBSP}%`, direction: 'up' });
    expect(compareWithPrevious(50, 100)).toEqual({ text: `−50${NBSP}%`, direction: 'down' });
  });
  test('returns null when the previous value is zero', () => {
    expect(compareWithPrevious(12, 0)).toBeNull();
  });
  test('treats less than half a percent as no change', () => {
    expect(compareWithPrevious(1001, 1000)).toEqual({ text: `0${NBSP}%`, direction: 'same' });
  });
  test('shows an increment only when there is one', () => {
    expect(formatIncrement(9)).toEqual({ text: '+9', direction: 'up' });
    expect(formatIncrement(0)).toBeNull();
  });
});
