import { describe, expect, it } from '@jest/globals';
import { WordStore } from './word-store.ts';

describe('WordStore', () => {
  it('finds the last sequence of each slot after replacing, removing and compacting', () => {
    const store = new WordStore();
    const build = (slot: number, round: number): number[] =>
      Array.from({ length: 20 + ((slot * 7 + round) % 50) }, (_unused, at) => slot * 1000 + round + at);
    const expected = new Map<number, readonly number[]>();
    for (let round = 0; round < 60; round += 1) {
      for (let slot = round % 2; slot < 2000; slot += 2) {
        store.set(slot, build(slot, round));
        expected.set(slot, build(slot, round));
      }
      store.delete(round);
      expected.delete(round);
    }
    for (const [slot, sequence] of expected) {
      const at = store.find(slot);
      expect([...store.words.subarray(at, at + sequence.length)]).toEqual(sequence);
    }
    expect(store.words.length).toBeLessThan(2_000_000);
    expect([store.find(59), store.find(9999)]).toEqual([-1, -1]);
  });
});
