import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCase } from '../../../test/cases/read-case.ts';
import { findFreeSlug, isSlugVariant, toSlug } from './slug.ts';

describe('toSlug and findFreeSlug', () => {
  it.each([
    ['  Sál „U Lípy“ & bar ', 'sal-u-lipy-bar'],
    ['Loft 24/7', 'loft-24-7'],
    ['ČSOB – Ústí n. L.', 'csob-usti-n-l'],
    ...readCase<{ pairs: [name: string, slug: string][] }>('slugs.json').pairs,
    ['Київ, Хутір Гончарів', 'kyiv-khutir-honchariv'],
    ['Музыкальный клуб', 'muzykalnyi-klub'],
    ['Αθήνα', 'athina'],
    ['İstanbul Işık', 'istanbul-isik'],
    ['Æther & Þór', 'aether-thor'],
    ['日本', 'budova'],
    ['🎉', 'budova'],
    ['---', 'budova'],
  ])('maps %s to the slug %s', (name, slug) => expect(toSlug(name, 'budova')).toBe(slug));

  it('is valid for arbitrary names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (name) =>
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(toSlug(name, 'prostor')) &&
          toSlug(name, 'prostor').length <= 100,
      ),
    );
  });

  it('appends the smallest free number', () => {
    expect(findFreeSlug('sal', new Set())).toBe('sal');
    expect(findFreeSlug('sal', new Set(['sal', 'sal-2', 'sal-4']))).toBe('sal-3');
  });

  it('recognizes a numbered variant of a slug', () => {
    expect(isSlugVariant('sal-2', 'sal')).toBe(true);
    expect(isSlugVariant('sal-u-lipy', 'sal')).toBe(false);
  });
});
