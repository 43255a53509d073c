import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWithinOneTypo } from './edit-distance.ts';

/** Optimal string alignment distance, reference implementation. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

describe('isWithinOneTypo', () => {
  it.each([
    ['svatba', 'svatna'],
    ['svatba', 'svata'],
    ['svatba', 'svaatba'],
    ['svatba', 'svtaba'],
    ['sal', 'sal'],
  ])('accepts %s and %s as one word', (one, other) => {
    expect(isWithinOneTypo(one, other)).toBe(true);
  });

  it('agrees with the optimal string alignment distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => isWithinOneTypo(one, other) === distance(one, other) <= 1),
      { numRuns: 2000 },
    );
  });
});
