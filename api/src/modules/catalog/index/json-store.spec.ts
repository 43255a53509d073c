import { describe, expect, it } from '@jest/globals';
import { JsonStore } from './json-store.ts';
import { PhraseCodec } from './phrase-codec.ts';

const codec = new PhraseCodec(['{"name":"']);

describe('JsonStore', () => {
  it('returns the last value of a slot, and nothing of one without a value', () => {
    const store = new JsonStore<{ name: string }>(codec);
    store.set(3, { name: 'Žluťoučký sál' });
    expect([store.get(3), store.get(2), store.get(9)]).toEqual([
      { name: 'Žluťoučký sál' },
      undefined,
      undefined,
    ]);
    store.set(3, { name: 'Loft' });
    expect(store.get(3)).toEqual({ name: 'Loft' });
    store.delete(3);
    expect(store.get(3)).toBeUndefined();
  });

  it('returns every value when there are more than are kept parsed', () => {
    const store = new JsonStore<{ name: string }>(codec);
    for (let slot = 0; slot < 1200; slot += 1) store.set(slot, { name: `Sál ${slot}` });
    for (const round of [1, 2])
      for (let slot = 0; slot < 1200; slot += 1)
        expect([round, store.get(slot)]).toEqual([round, { name: `Sál ${slot}` }]);
  });
});
