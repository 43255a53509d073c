import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordsFor } from './bitset.ts';
import { CountedValueSets } from './value-sets.ts';

const SLOTS = 3000;
const arbitraryOwners = fc
  .array(fc.tuple(fc.nat(SLOTS - 1), fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 })), {
    maxLength: 60,
  })
  .map((pairs) => new Map(pairs));
const bitsOf = (slots: readonly number[]): Uint32Array => {
  const words = new Uint32Array(wordsFor(SLOTS));
  for (const slot of slots) words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31));
  return words;
};

describe('CountedValueSets', () => {
  it('counts the values of few slots and of all', () => {
    fc.assert(
      fc.property(
        arbitraryOwners,
        fc.array(fc.nat(SLOTS - 1), { maxLength: 20 }),
        fc.boolean(),
        (owners, removed, isEverybodyAsked) => {
          const sets = new CountedValueSets<number>();
          for (const [slot, values] of owners) sets.add(slot, values);
          for (const slot of removed) {
            sets.delete(slot);
            owners.delete(slot);
          }
          const asked = isEverybodyAsked
            ? Array.from({ length: SLOTS }, (_unused, slot) => slot)
            : [...owners.keys()].filter((slot) => slot % 2 === 0);
          const wanted = new Map<number, number>();
          for (const slot of asked)
            for (const value of owners.get(slot) ?? []) wanted.set(value, (wanted.get(value) ?? 0) + 1);
          const words = bitsOf(asked);
          const counted = [...sets.countIn(words, words.length)].filter(([, count]) => count > 0);
          expect(new Map(counted)).toEqual(wanted);
        },
      ),
    );
  });

  it('counts a value without slots as zero', () => {
    const sets = new CountedValueSets<string>();
    sets.add(40, ['bazén']);
    sets.delete(40);
    sets.add(41, ['pódium']);
    expect([...sets.countIn(bitsOf([40, 41]), 2)]).toEqual([
      ['bazén', 0],
      ['pódium', 1],
    ]);
  });
});
