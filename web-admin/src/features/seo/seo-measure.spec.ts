import { describe, expect, it } from '@jest/globals';
import { cutTo, lengthOf, widthOf } from './seo-measure.ts';
import { unknownPlaceholder } from './placeholders.ts';
import { stepOf } from './link-order.ts';
import { plainPath } from './seo.values.ts';

describe('length of a text of a result page', () => {
  it.each([['', 'empty'], ['   ', 'empty'], ['Svatby', 'short'], ['Prostory na svatbu v Praze', 'good'], ['x'.repeat(61), 'long']])('of the title „%s“ is %s', (title, state) => {
    expect(lengthOf('title', title).state).toBe(state);
  });
  it('counts letters, not code units, and not the space around them', () => expect(lengthOf('title', ' Ž🏠 ').characters).toBe(2));
  it('is told in pixels against the room there is', () => expect(lengthOf('title', 'Svatby')).toMatchObject({ width: widthOf('Svatby', 20), limit: 580 }));
});

describe('a text that is cut', () => {
  it('stays whole where it fits', () => expect(cutTo('Svatby v Praze', { size: 20, limit: 580 })).toBe('Svatby v Praze'));
  it('ends with a whole word', () => expect(cutTo('Prostory na svatbu v Praze', { size: 20, limit: 150 })).toBe('Prostory na …'));
  it('keeps one word however long', () => expect(cutTo('nejneobhospodařovávatelnější', { size: 20, limit: 50 })).toBe('nejneobhospodařovávatelnější …'));
});

describe('placeholders', () => {
  it.each(['{prostory} {kde}', '{místo} {misto} {Účel}', '{počet}', 'bez značek'])('of „%s“ are known', (template) => expect(unknownPlaceholder(template)).toBeNull());
  it('that nobody knows are named', () => expect(unknownPlaceholder('{prostory} {kraj}')).toBe('kraj'));
});

describe('an item carried in a list', () => {
  it.each([[[1, 2, 3], [3, 1, 2], [2, 0]], [[1, 2, 3], [2, 3, 1], [0, 2]], [[1, 2, 3], [1, 2, 3], [0, 0]], [[], [], [0, 0]]])('from %j to %j', (before, after, step) => expect(stepOf(before, after)).toEqual(step));
});

describe('a path', () => {
  it.each([['/svatby/', 'svatby'], [' svatby/praha ', 'svatby/praha']])('„%s“ is kept without what people copy along', (typed, path) => expect(plainPath(typed)).toBe(path));
});
