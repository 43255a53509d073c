import { describe, expect, test } from '@jest/globals';
import { readView, writeView } from './table-state.ts';

const names = ['status', 'region'] as const;
const read = (query: string) => readView(new URLSearchParams(query), names);
const write = (query: string, changes: Parameters<typeof writeView<'status' | 'region'>>[1]) =>
  writeView(new URLSearchParams(query), changes).toString();

describe('a view of a table in the address', () => {
  test('an empty address is the first page without filters', () => {
    expect(read('')).toEqual({
      page: 1,
      pageSize: 20,
      search: '',
      sort: null,
      order: 'asc',
      filters: { status: '', region: '' },
    });
  });
  test('nonsense counts as the default', () => {
    expect(read('page=-3&page_size=7&order=up')).toMatchObject({ page: 1, pageSize: 20, order: 'asc' });
    expect(read('page=1e9')).toMatchObject({ page: 1 });
  });
  test('a filter starts on the first page again', () => {
    expect(write('page=4&sort=name', { filters: { status: 'DRAFT' } })).toBe('sort=name&status=DRAFT');
  });
  test('a page keeps everything else, also what belongs to others', () => {
    expect(write('status=DRAFT&space=dum%2Fsal', { page: 2 })).toBe('status=DRAFT&space=dum%2Fsal&page=2');
  });
  test('what is default is left out of the address', () => {
    expect(
      write('status=DRAFT&search=x&page=3&page_size=50', {
        page: 1,
        pageSize: 20,
        search: ' ',
        filters: { status: '' },
      }),
    ).toBe('');
  });
  test('no sort means no order either', () => {
    expect(write('sort=name&order=desc', { sort: null })).toBe('');
    expect(write('', { sort: 'name', order: 'desc' })).toBe('sort=name&order=desc');
  });
});
