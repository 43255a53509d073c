import { expect, it } from '@jest/globals';
import { mergeOpeningWindows, type OpeningRule, type OpeningWindow } from './opening-window.ts';

const at = (hour: number): Date => new Date(Date.UTC(2027, 5, 1, hour));
const window = (from: number, to: number, given: Partial<OpeningWindow> = {}): OpeningWindow => ({
  spaceId: 1,
  id: 1,
  ruleId: null,
  startsAt: at(from),
  endsAt: at(to),
  pricePerHourHaler: 100,
  ...given,
});

it('merges single windows and occurrences of weekly rules by start, each with its source', () => {
  const rule: OpeningRule = {
    id: 5,
    spaceId: 1,
    weekdays: [1, 2, 3],
    fromMinute: 720,
    toMinute: 780,
    pricePerHourHaler: 300,
    validFrom: null,
    validUntil: null,
    onHolidays: true,
    exceptions: [],
  };
  const single = [window(20, 22, { id: 8 }), window(8, 9, { id: 9 })];
  const windows = mergeOpeningWindows(single, [rule], at(0), at(24));
  expect(windows).toEqual([
    single[1],
    { spaceId: 1, id: null, ruleId: 5, startsAt: at(10), endsAt: at(11), pricePerHourHaler: 300 },
    single[0],
  ]);
});
