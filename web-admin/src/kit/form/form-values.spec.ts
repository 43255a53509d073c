import { describe, expect, test } from '@jest/globals';
import { hasChanges, flattenValues, toFieldName, mergeValues } from './form-values.ts';

describe('form values', () => {
  test('flattens values by field path and keeps lists as one value', () => {
    expect([
      ...flattenValues({
        name: 'A',
        config: { spaces: 5, photos: { most: 20 } },
        links: [{ url: '/' }],
        none: null,
      }),
    ]).toEqual([
      ['name', 'A'],
      ['config.spaces', 5],
      ['config.photos.most', 20],
      ['links', [{ url: '/' }]],
      ['none', null],
    ]);
    expect(toFieldName('links.0.url')).toEqual(['links', 0, 'url']);
  });
  test.each([
    [{ a: '' }, { a: null }, false],
    [{ a: undefined }, {}, false],
    [{ a: 0 }, { a: null }, true],
    [{ a: false }, { a: null }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, true],
    [{ a: { b: 1 } }, { a: { b: 1 } }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, true],
    [{}, { a: 'x' }, true],
  ])('compares %j and %j with the result %s', (one, other, expected) => {
    expect(hasChanges(one, other)).toBe(expected);
  });
});

describe('rebase of form values', () => {
  const base = { name: 'Sál', text: 'Starý', config: { spaces: 5, photos: 20 }, links: [1] };
  test('takes changes of one side, reports conflicts, and ignores equal changes', () => {
    const mine = { ...base, name: 'Velký sál', text: 'Nový', links: [1, 2] };
    const theirs = { ...base, name: 'Malý sál', text: 'Nový', config: { spaces: 7, photos: 20 } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      taken: [{ path: 'config.spaces', before: 5, theirs: 7 }],
      conflicts: [{ path: 'name', mine: 'Velký sál', theirs: 'Malý sál' }],
    });
  });
  test('treats a list as one field', () => {
    expect(mergeValues(base, { ...base, links: [1, 2] }, { ...base, links: [] }).conflicts).toEqual([
      { path: 'links', mine: [1, 2], theirs: [] },
    ]);
  });
  test('omits fields changed only in this form', () => {
    expect(mergeValues(base, { ...base, name: 'Velký sál' }, base)).toEqual({ taken: [], conflicts: [] });
  });
});
