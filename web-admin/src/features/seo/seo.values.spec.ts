import { describe, expect, it } from '@jest/globals';
import { stepOf } from './link-order.ts';
import { unknownPlaceholder } from './placeholders.ts';
import { plainPath } from './seo.values.ts';

describe('placeholders', () => {
  it.each(['{prostory} {kde}', '{místo} {misto} {Účel}', '{počet}', 'bez značek'])(
    'of „%s“ are known',
    (template) => expect(unknownPlaceholder(template)).toBeNull(),
  );
  it('that nobody knows are named', () => expect(unknownPlaceholder('{prostory} {kraj}')).toBe('kraj'));
});

describe('an item carried in a list', () => {
  it.each([
    [
      [1, 2, 3],
      [3, 1, 2],
      [2, 0],
    ],
    [
      [1, 2, 3],
      [2, 3, 1],
      [0, 2],
    ],
    [
      [1, 2, 3],
      [1, 2, 3],
      [0, 0],
    ],
    [[], [], [0, 0]],
  ])('from %j to %j', (before, after, step) => expect(stepOf(before, after)).toEqual(step));
});

describe('a path', () => {
  it.each([
    ['/svatby/', 'svatby'],
    [' svatby/praha ', 'svatby/praha'],
  ])('„%s“ is kept without what people copy along', (typed, path) => expect(plainPath(typed)).toBe(path));
});
