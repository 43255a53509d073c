import { describe, expect, it } from '@jest/globals';
import { windowContaining, windowsOfBoth, type OpeningRule, type OpeningWindow } from './opening-window.ts';

const at = (hour: number): Date => new Date(Date.UTC(2027, 5, 1, hour));
const window = (from: number, to: number, given: Partial<OpeningWindow> = {}): OpeningWindow => ({ spaceId: 1, id: 1, ruleId: null, startsAt: at(from), endsAt: at(to), pricePerHourHaler: 100, ...given });

describe('the one window a term lies in', () => {
  it('holds the whole term, its first and last moment too', () => {
    expect(windowContaining([window(8, 12)], at(8), at(12))?.id).toBe(1);
    expect(windowContaining([window(8, 12)], at(11), at(13))).toBeNull();
  });

  it('is none where two only adjoin', () => {
    expect(windowContaining([window(8, 12), window(12, 16, { id: 2 })], at(11), at(13))).toBeNull();
  });

  it('is the single one before a rule, then the narrower, then the older, in whatever order they come', () => {
    const [single, rule, narrower, older] = [window(6, 22, { id: 9 }), window(8, 12, { id: null, ruleId: 1 }), window(8, 20, { id: 8 }), window(8, 20, { id: 7 })];
    for (const windows of [[single, rule], [rule, single]]) expect(windowContaining(windows, at(9), at(10))).toBe(single);
    for (const windows of [[single, rule, narrower], [narrower, rule, single]]) expect(windowContaining(windows, at(9), at(10))).toBe(narrower);
    const [early, short] = [window(6, 13, { id: 1 }), window(8, 12, { id: 2 })];
    for (const windows of [[early, short], [short, early]]) expect(windowContaining(windows, at(9), at(10))).toBe(short);
    for (const windows of [[older, narrower, single], [single, narrower, older]]) expect(windowContaining(windows, at(9), at(10))).toBe(older);
  });
});

it('single windows and weekly hours are one list by their beginning, and each knows what it comes from', () => {
  const rule: OpeningRule = { id: 5, spaceId: 1, weekdays: [1, 2, 3], fromMinute: 720, toMinute: 780, pricePerHourHaler: 300, validFrom: null, validUntil: null, onHolidays: true, exceptions: [] };
  const single = [window(20, 22, { id: 8 }), window(8, 9, { id: 9 })];
  const windows = windowsOfBoth(single, [rule], at(0), at(24));
  expect(windows).toEqual([single[1], { spaceId: 1, id: null, ruleId: 5, startsAt: at(10), endsAt: at(11), pricePerHourHaler: 300 }, single[0]]);
});
