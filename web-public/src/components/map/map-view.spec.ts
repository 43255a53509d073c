import { expect, it } from '@jest/globals';
import { roomAround } from './map-view.tsx';

it('shows everything in the part of the map that is above the lower edge of the window', () => {
  expect(roomAround(56, { bottom: 1140, height: 755, width: 1000 }, 900)).toEqual({
    top: 56,
    left: 56,
    right: 56,
    bottom: 296,
  });
  expect(roomAround(56, { bottom: 900, height: 755, width: 1000 }, 900).bottom).toBe(56);
});

it('leaves at least half of the map for what is to be seen', () =>
  expect(roomAround(56, { bottom: 4000, height: 600, width: 1000 }, 900).bottom).toBe(356));

it('wastes little of the width of a phone', () =>
  expect(roomAround(56, { bottom: 800, height: 800, width: 390 }, 844)).toMatchObject({
    left: 23,
    right: 23,
    top: 56,
  }));

it('adds nothing around an area somebody chose on the map, which would grow with each look', () =>
  expect(roomAround(0, { bottom: 1140, height: 755, width: 1000 }, 900).bottom).toBe(0));
