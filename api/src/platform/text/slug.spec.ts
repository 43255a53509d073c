import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freeSlug, isSlugOf, slugOf } from './slug.ts';

describe('slugOf and freeSlug', () => {
  it.each([
    ['Žluťoučký kůň', 'zlutoucky-kun'],
    ['  Sál „U Lípy“ & bar ', 'sal-u-lipy-bar'],
    ['Loft 24/7', 'loft-24-7'],
    ['ČSOB – Ústí n. L.', 'csob-usti-n-l'],
    ['日本', 'budova'],
    ['🎉', 'budova'],
    ['---', 'budova'],
  ])('maps %s to the slug %s', (name, slug) => expect(slugOf(name, 'budova')).toBe(slug));

  it('is valid for arbitrary names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (name) =>
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slugOf(name, 'prostor')) &&
          slugOf(name, 'prostor').length <= 100,
      ),
    );
  });

  it('appends the smallest free number', () => {
    expect(freeSlug('sal', new Set())).toBe('sal');
    expect(freeSlug('sal', new Set(['sal', 'sal-2', 'sal-4']))).toBe('sal-3');
  });

  it('recognizes a numbered variant of a slug', () => {
    expect(isSlugOf('sal-2', 'sal')).toBe(true);
    expect(isSlugOf('sal-u-lipy', 'sal')).toBe(false);
  });
});
