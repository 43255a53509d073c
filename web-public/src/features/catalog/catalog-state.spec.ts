import { describe, expect, it } from '@jest/globals';
import { answer, card } from '@prostora/testing/catalog-fixtures.ts';
import { INITIAL, catalogReducer, type CatalogStore } from './catalog-state.ts';

const loaded = (): CatalogStore =>
  catalogReducer(INITIAL, { type: 'loaded', answer: answer(), loadType: 'replace' });
const second = answer({ page: 2, spaces: [card(4), card(21)] });

describe('catalogReducer', () => {
  it('has firstFetch until the first answer', () => {
    expect(INITIAL.firstFetch).toBe(true);
    expect(loaded()).toMatchObject({ firstFetch: false, status: 'PENDING', loading: false });
  });
  it('switches to FETCHING with the loading flag, and back', () => {
    const fetching = catalogReducer(loaded(), { type: 'fetching', loadType: 'replace' });
    expect(fetching).toMatchObject({ status: 'FETCHING', loading: true });
    expect(catalogReducer(fetching, { type: 'settled' })).toMatchObject({
      status: 'PENDING',
      loading: false,
    });
  });
  it('appends a „more“ answer without duplicates', () => {
    const more = catalogReducer(loaded(), { type: 'loaded', answer: second, loadType: 'more' });
    expect(more.spaces.map((space) => space.id)).toEqual([1, 2, 3, 4, 21]);
    expect(more.fromPage).toBe(1);
  });
  it('replaces the list, also when a „more“ answer is not the next page', () => {
    expect(catalogReducer(loaded(), { type: 'loaded', answer: second, loadType: 'replace' })).toMatchObject({
      fromPage: 2,
      spaces: second.catalog.spaces,
    });
    expect(
      catalogReducer(loaded(), {
        type: 'loaded',
        answer: answer({ page: 5, spaces: [card(90)] }),
        loadType: 'more',
      }).spaces,
    ).toHaveLength(1);
  });
  it('prefers a remembered list to the page of the answer', () => {
    const remembered = { spaces: [card(1), card(21)], fromPage: 1 };
    expect(
      catalogReducer(INITIAL, { type: 'loaded', answer: second, loadType: 'more', remembered }),
    ).toMatchObject(remembered);
  });
});
