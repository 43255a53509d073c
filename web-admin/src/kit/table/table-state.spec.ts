import { describe, expect, test } from '@jest/globals';
import { parseView, applyViewChanges } from './table-state.ts';

const names = ['status', 'region'] as const;
const parse = (query: string) => parseView(new URLSearchParams(query), names);
const apply = (query: string, changes: Parameters<typeof applyViewChanges<'status' | 'region'>>[1]) =>
  applyViewChanges(new URLSearchParams(query), changes).toString();

describe('table view in the URL', () => {
  test('reads an empty query as the first page without filters', () => {
    expect(parse('')).toEqual({
      page: 1,
      pageSize: 20,
      search: '',
      sort: null,
      order: 'asc',
      filters: { status: '', region: '' },
    });
  });
  test('falls back to defaults for invalid values', () => {
    expect(parse('page=-3&page_size=7&order=up')).toMatchObject({ page: 1, pageSize: 20, order: 'asc' });
    expect(parse('page=1e9')).toMatchObject({ page: 1 });
  });
  test('returns to the first page when a filter changes', () => {
    expect(apply('page=4&sort=name', { filters: { status: 'DRAFT' } })).toBe('sort=name&status=DRAFT');
  });
  test('keeps all other parameters when the page changes', () => {
    expect(apply('status=DRAFT&space=dum%2Fsal', { page: 2 })).toBe('status=DRAFT&space=dum%2Fsal&page=2');
  });
  test('omits default values from the URL', () => {
    expect(
      apply('status=DRAFT&search=x&page=3&page_size=50', {
        page: 1,
        pageSize: 20,
        search: ' ',
        filters: { status: '' },
      }),
    ).toBe('');
  });
  test('omits the order without a sort', () => {
    expect(apply('sort=name&order=desc', { sort: null })).toBe('');
    expect(apply('', { sort: 'name', order: 'desc' })).toBe('sort=name&order=desc');
  });
});
