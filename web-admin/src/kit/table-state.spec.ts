import { describe, expect, test } from '@jest/globals';
import { readView, writeView } from './table-state.ts';

const names = ['status', 'region'] as const;
const read = (query: string) => readView(new URLSearchParams(query), names);
const write = (query: string, changes: Parameters<typeof writeView<'status' | 'region'>>[1]) =>
  writeView(new URLSearchParams(query), changes).toString();

describe('table view in the URL', () => {
  test('reads an empty query as the first page without filters', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 20,
      search: '',
      sort: null,
      order: 'asc',
      filters: { status: '', region: '' },
    });
  });
  test('falls back to defaults for invalid values', () => {
    expect(read('page=-3&page_size=7&order=up')).toMatchObject({ page: 1, pageSize: 20, order: 'asc' });
    expect(read('page=1e9')).toMatchObject({ page: 1 });
  });
  test('returns to the first page when a filter changes', () => {
    expect(write('page=4&sort=name', { filters: { status: 'DRAFT' } })).toBe('sort=name&status=DRAFT');
  });
  test('keeps all other parameters when the page changes', () => {
    expect(write('status=DRAFT&space=dum%2Fsal', { page: 2 })).toBe('status=DRAFT&space=dum%2Fsal&page=2');
  });
  test('omits default values from the URL', () => {
    expect(
      write('status=DRAFT&search=x&page=3&page_size=50', {
        page: 1,
        pageSize: 20,
        search: ' ',
        filters: { status: '' },
      }),
    ).toBe('');
  });
  test('omits the order without a sort', () => {
    expect(write('sort=name&order=desc', { sort: null })).toBe('');
    expect(write('', { sort: 'name', order: 'desc' })).toBe('sort=name&order=desc');
  });
});
