import { expect, it } from '@jest/globals';
import { freeParts } from './free-parts.ts';

it('subtracts taken ranges from an offered range', () => {
  expect(
    freeParts({ start: 0, end: 10 }, [
      { start: 8, end: 12 },
      { start: 2, end: 4 },
      { start: 3, end: 5 },
    ]),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 5, end: 8 },
  ]);
  expect(freeParts({ start: 0, end: 10 }, [{ start: -5, end: 20 }])).toEqual([]);
});
