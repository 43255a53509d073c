import { describe, expect, test } from '@jest/globals';
import { added, changeAgainst } from './change.ts';

const NBSP = '\u00a0';

describe('change against the previous period', () => {
  test('growth and fall carry their sign', () => {
    expect(changeAgainst(118, 100)).toEqual({ text: `+18${NBSP}%`, direction: 'up' });
    expect(changeAgainst(50, 100)).toEqual({ text: `−50${NBSP}%`, direction: 'down' });
  });
  test('nothing before means nothing to compare with', () => {
    expect(changeAgainst(12, 0)).toBeNull();
  });
  test('a change below half a percent is no change', () => {
    expect(changeAgainst(1001, 1000)).toEqual({ text: `0${NBSP}%`, direction: 'same' });
  });
  test('additions show only when there are any', () => {
    expect(added(9)).toEqual({ text: '+9', direction: 'up' });
    expect(added(0)).toBeNull();
  });
});
