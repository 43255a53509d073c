import { describe, expect, it } from '@jest/globals';
import { ByteStore } from './byte-store.ts';

describe('ByteStore', () => {
  it('returns the last text of each slot after replacing, removing and compacting', () => {
    const store = new ByteStore();
    const text = (slot: number, round: number): string =>
      `${slot}/${round} `.repeat(150 + ((slot * 7 + round) % 20)).padEnd(1000, '\u00c5\u0099');
    const expected = new Map<number, string>();
    for (let round = 0; round < 40; round += 1) {
      for (let slot = round % 2; slot < 2000; slot += 2) {
        store.set(slot, text(slot, round));
        expected.set(slot, text(slot, round));
      }
      store.delete(round);
      expected.set(round, '');
    }
    expect([...expected].filter(([slot, own]) => store.get(slot) !== own)).toEqual([]);
  });

  it('holds a text longer than a chunk and returns nothing for an unused slot', () => {
    const store = new ByteStore();
    store.set(5000, 'x'.repeat(5_000_000));
    store.set(1, 'a');
    expect([store.get(5000).length, store.get(1), store.get(9999)]).toEqual([5_000_000, 'a', '']);
  });
});
