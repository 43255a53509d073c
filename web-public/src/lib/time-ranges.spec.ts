import { expect, it } from '@jest/globals';
import { subtractRanges } from './time-ranges.ts';

it('subtracts taken ranges from an offered range', () => {
  expect(
    subtractRanges({ start: 0, end: 10 }, [
      { start: 8, end: 12 },
      { start: 2, end: 4 },
      { start: 3, end: 5 },
    ]),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 5, end: 8 },
  ]);
  expect(subtractRanges({ start: 0, end: 10 }, [{ start: -5, end: 20 }])).toEqual([]);
});
