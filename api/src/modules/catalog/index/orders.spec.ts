import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LeastNumbers, Order, selectSmallest, sortSlice } from './orders.ts';

describe('Order', () => {
  it('stays sorted through insertions and removals and returns the position of each slot', () => {
    const change = fc.record({ slot: fc.nat(30), key: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const keys = new Map<number, number>();
        const order = new Order((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0) || one - other);
        for (const { slot, key } of changes) {
          if (keys.has(slot)) order.remove(slot);
          keys.set(slot, key);
          order.insert(slot);
        }
        const expected = [...keys].sort(([one, a], [other, b]) => a - b || one - other).map(([slot]) => slot);
        expect([...order.getSlots()]).toEqual(expected);
        expect(expected.map((slot) => order.getPositions()[slot])).toEqual(expected.map((_slot, at) => at));
      }),
    );
  });
});

describe('sortSlice', () => {
  it('returns the slice of a full sort', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2000), { maxLength: 1500 }),
        fc.nat(1600),
        fc.integer({ min: 1, max: 40 }),
        (keys, from, size) => {
          const expected = [...keys].sort((one, other) => one - other).slice(from, from + size);
          expect([...sortSlice(Int32Array.from(keys), from, from + size)]).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('selectSmallest', () => {
  it('returns the slice of a full sort by a comparator', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(5000), { maxLength: 600 }),
        fc.nat(700),
        fc.integer({ min: 1, max: 40 }),
        (slots, from, size) => {
          const compare = (one: number, other: number): number => (one % 7) - (other % 7) || other - one;
          const expected = [...slots].sort(compare).slice(from, from + size);
          expect([...selectSmallest(Int32Array.from(slots), compare, from, from + size)]).toEqual(expected);
        },
      ),
      { seed: 20_271_126, numRuns: 300 },
    );
  });
});

describe('LeastNumbers', () => {
  it('has the largest of the least numbers once there are enough', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 60 }), fc.nat(20), (numbers, count) => {
        const least = new LeastNumbers(count);
        for (const number of numbers) least.add(number);
        const expected = [...numbers].sort((one, other) => one - other)[count - 1];
        expect(least.most).toBe(expected ?? Number.POSITIVE_INFINITY);
      }),
      { seed: 20_271_126, numRuns: 300 },
    );
  });
});
