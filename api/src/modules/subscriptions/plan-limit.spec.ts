import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import fc from 'fast-check';
import { limitSpaces } from './plan-limit.ts';
import type { PublishableSpace } from './space-usage.port.ts';

type Candidate = Omit<PublishableSpace, 'name'>;

const day = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS);
const space = (id: number, given: Partial<Candidate> = {}): Candidate => ({
  id,
  isPublished: true,
  keptRank: null,
  nextReservation: null,
  publishedAt: day(id),
  ...given,
});
const ids = (spaces: readonly Candidate[]): number[] => spaces.map(({ id }) => id);

const anySpaces = fc
  .array(
    fc.record({
      isPublished: fc.boolean(),
      keptRank: fc.option(fc.integer({ min: 1, max: 5 })),
      nextReservation: fc.option(fc.integer({ min: 0, max: 4 }).map(day)),
      publishedAt: fc.integer({ min: 0, max: 3 }).map(day),
    }),
    { maxLength: 8 },
  )
  .map((drawn) => drawn.map((given, index) => space(index + 1, given)));

describe('limitSpaces', () => {
  it('keeps spaces with the nearest confirmed reservations, then the oldest published', () => {
    const spaces = [
      space(1),
      space(2),
      space(3, { nextReservation: day(9) }),
      space(4, { nextReservation: day(8) }),
    ];
    expect(ids(limitSpaces(spaces, 3, false).kept)).toEqual([4, 3, 1]);
  });

  it('keeps the choice of the owner first', () => {
    const spaces = [
      space(1, { nextReservation: day(1) }),
      space(2, { keptRank: 2 }),
      space(3, { keptRank: 1 }),
    ];
    expect(ids(limitSpaces(spaces, 2, false).kept)).toEqual([3, 2]);
  });

  it('replaces published spaces by paused ones only for a new choice', () => {
    const spaces = [space(1), space(2, { isPublished: false, keptRank: 1 })];
    expect(limitSpaces(spaces, 1, false)).toMatchObject({ paused: [], resumed: [] });
    const { paused, resumed } = limitSpaces(spaces, 1, true);
    expect([ids(paused), ids(resumed)]).toEqual([[1], [2]]);
  });

  it('resumes paused spaces in the order of the choice when the limit grows', () => {
    const paused = { isPublished: false };
    const spaces = [
      space(1),
      space(2, paused),
      space(3, { ...paused, keptRank: 2 }),
      space(4, { ...paused, keptRank: 1 }),
    ];
    expect(ids(limitSpaces(spaces, 3, false).resumed)).toEqual([4, 3]);
  });

  it('keeps as many spaces as allowed and is idempotent for any input', () => {
    fc.assert(
      fc.property(anySpaces, fc.integer({ min: 0, max: 6 }), fc.boolean(), (spaces, limit, isNewChoice) => {
        const { kept, paused, resumed } = limitSpaces(spaces, limit, isNewChoice);
        expect(kept).toHaveLength(Math.min(limit, spaces.length));
        expect(paused.length === 0 || kept.length === limit).toBe(true);
        if (!isNewChoice) expect(paused.length === 0 || resumed.length === 0).toBe(true);
        expect(ids(limitSpaces(spaces.toReversed(), limit, isNewChoice).kept)).toEqual(ids(kept));
        const after = spaces.map((one) => ({ ...one, isPublished: kept.includes(one) }));
        expect(limitSpaces(after, limit, false)).toMatchObject({ paused: [], resumed: [] });
      }),
      { seed: 20_261_128, numRuns: 500 },
    );
  });
});
