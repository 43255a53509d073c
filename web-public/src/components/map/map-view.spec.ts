import { expect, it } from '@jest/globals';
import { computePadding } from './map-view.tsx';

it('adds the part below the viewport to the bottom padding', () => {
  expect(computePadding(56, { bottom: 1140, height: 755, width: 1000 }, 900)).toEqual({
    top: 56,
    left: 56,
    right: 56,
    bottom: 296,
  });
  expect(computePadding(56, { bottom: 900, height: 755, width: 1000 }, 900).bottom).toBe(56);
});

it("pads at most half of the map's height", () =>
  expect(computePadding(56, { bottom: 4000, height: 600, width: 1000 }, 900).bottom).toBe(356));

it('reduces the side padding on a phone', () =>
  expect(computePadding(56, { bottom: 800, height: 800, width: 390 }, 844)).toMatchObject({
    left: 23,
    right: 23,
    top: 56,
  }));

it('adds no padding around an area chosen on the map', () =>
  expect(computePadding(0, { bottom: 1140, height: 755, width: 1000 }, 900).bottom).toBe(0));
