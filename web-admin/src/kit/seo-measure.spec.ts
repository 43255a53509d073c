import { describe, expect, it } from '@jest/globals';
import { cutTo, lengthOf, widthOf } from './seo-measure.ts';

describe('length of a text of a result page', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Svatby', 'short'],
    ['Prostory na svatbu v Praze', 'good'],
    ['x'.repeat(61), 'long'],
  ])('of the title „%s“ is %s', (title, state) => {
    expect(lengthOf('title', title).state).toBe(state);
  });
  it('counts letters, not code units, and not the space around them', () =>
    expect(lengthOf('title', ' Ž🏠 ').characters).toBe(2));
  it('is told in pixels against the room there is', () =>
    expect(lengthOf('title', 'Svatby')).toMatchObject({ width: widthOf('Svatby', 20), limit: 580 }));
});

describe('a text that is cut', () => {
  it('stays whole where it fits', () =>
    expect(cutTo('Svatby v Praze', { size: 20, limit: 580 })).toBe('Svatby v Praze'));
  it('ends with a whole word', () =>
    expect(cutTo('Prostory na svatbu v Praze', { size: 20, limit: 150 })).toBe('Prostory na …'));
  it('keeps one word however long', () =>
    expect(cutTo('nejneobhospodařovávatelnější', { size: 20, limit: 50 })).toBe(
      'nejneobhospodařovávatelnější …',
    ));
});
