import { expect, it } from '@jest/globals';
import { listFieldDifferences } from './field-differences.ts';

it('returns changed, added and removed fields', () => {
  const before = { name: 'Sál', tags: [1, 2], capacity: 10, phone: '1' };
  const after = { name: 'Sál', tags: [2, 1], capacity: null, web: 'https://a.test' };
  expect(listFieldDifferences(before, after)).toEqual([
    { field: 'tags', before: [1, 2], after: [2, 1] },
    { field: 'capacity', before: 10, after: null },
    { field: 'phone', before: '1', after: null },
    { field: 'web', before: null, after: 'https://a.test' },
  ]);
});

it('compares values deeply and treats undefined as null', () => {
  expect(listFieldDifferences({ list: [{ id: 1 }], gone: null }, { list: [{ id: 1 }] })).toEqual([]);
});
