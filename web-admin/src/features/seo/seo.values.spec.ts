import { describe, expect, it } from '@jest/globals';
import { findMove } from './link-order.ts';
import { unknownPlaceholder } from './placeholders.ts';
import { trimPath } from './seo.values.ts';

describe('bulk template placeholders', () => {
  it.each(['{prostory} {kde}', '{místo} {misto} {Účel}', '{počet}', 'bez značek'])(
    'accepts the placeholders of „%s“',
    (template) => expect(unknownPlaceholder(template)).toBeNull(),
  );
  it('reports an unknown placeholder by name', () =>
    expect(unknownPlaceholder('{prostory} {kraj}')).toBe('kraj'));
});

describe('moved item of a list', () => {
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
  ])('finds the move from %j to %j', (before, after, step) => expect(findMove(before, after)).toEqual(step));
});

describe('SEO path', () => {
  it.each([
    ['/svatby/', 'svatby'],
    [' svatby/praha ', 'svatby/praha'],
  ])('trims the slashes of „%s“', (typed, path) => expect(trimPath(typed)).toBe(path));
});
