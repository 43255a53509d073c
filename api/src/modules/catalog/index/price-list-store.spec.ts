import { describe, expect, it } from '@jest/globals';
import { normalizePriceList } from '@prostora/pricing';
import { PUBLISHED_PRICE_LISTS } from '@prostora/pricing/price-list/price-lists.fixtures.ts';
import { PriceListStore } from './price-list-store.ts';

const DEFINITIONS = PUBLISHED_PRICE_LISTS.map(({ price_list: list }) => normalizePriceList(list));

describe('PriceListStore', () => {
  it('returns every value of a definition, also after others have used its place', () => {
    const store = new PriceListStore();
    for (const [id, definition] of DEFINITIONS.entries()) store.retain(id, definition);
    for (const [id, definition] of DEFINITIONS.entries()) expect(store.get(id)).toEqual(definition);
    store.release(0);
    expect(() => store.get(0)).toThrow(RangeError);
    store.retain(100, DEFINITIONS[1]!);
    expect(store.get(100)).toEqual(DEFINITIONS[1]);
    expect(store.size).toBe(DEFINITIONS.length);
  });
});
