import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TokenRows } from './token-rows.ts';

const ROW = fc.uniqueArray(
  fc.oneof(fc.nat(200), fc.nat(2_000_000), fc.constantFrom(0, 127, 128, 16_383, 16_384, 2_147_483_647)),
  { maxLength: 40 },
);

it('returns the tokens of each slot in ascending order after any writes, deletions and compaction', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.nat(300),
          fc.oneof({ weight: 3, arbitrary: ROW }, { weight: 1, arbitrary: fc.constant(null) }),
        ),
        { maxLength: 400, size: 'max' },
      ),
      fc.boolean(),
      (writes, isTrimmed) => {
        const rows = new TokenRows();
        const expected = new Map<number, number[]>();
        for (const [slot, tokens] of writes) {
          if (tokens === null) rows.delete(slot);
          else rows.set(slot, tokens);
          expected.set(
            slot,
            (tokens ?? []).toSorted((one, other) => one - other),
          );
        }
        if (isTrimmed) rows.trim();
        for (const [slot, tokens] of expected) expect(rows.get(slot)).toEqual(tokens);
        expect(rows.get(301)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
