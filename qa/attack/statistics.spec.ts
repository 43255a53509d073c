import { expect, it } from '@jest/globals';
import { mannWhitney, median, quantile } from './statistics.ts';

const from = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_value, index) => start + index);

it('separates distinct groups and not mixed ones', () => {
  expect(mannWhitney(from(0, 50), from(100, 50))).toBeLessThan(1e-6);
  expect(mannWhitney([1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12])).toBeGreaterThan(0.5);
  expect(mannWhitney(from(0, 50), from(0, 50))).toBeCloseTo(1, 5);
});

it('matches the textbook value: U = 23, z = −2.04', () => {
  expect(mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo(0.0864, 2);
});

it('takes the median and the 99th percentile from the sorted list', () => {
  expect([median([3, 1, 2]), quantile(from(0, 100), 0.99)]).toEqual([2, 99]);
});
