import { expect, test } from '@jest/globals';
import { moveId } from './move-id.ts';

test.each([
  [1, 2, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [2, 1, [1, 2, 3, 4]],
  [1, 3, [2, 3, 4, 1]],
])('moves %s to index %s with the result %j', (id, to, expected) => {
  expect(moveId([1, 2, 3, 4], id, to)).toEqual(expected);
});
