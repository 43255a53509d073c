import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import { sortByUrgency } from './task-order.ts';

const NOW = new Date('2027-06-09T08:00:00Z');
type Given = { id: number; value?: number | null; age?: number; deadline?: number | null };
const item = ({ id, value = 1000, age = 0, deadline = null }: Given) => ({
  id,
  valueHaler: value === null ? null : value * 100,
  waitsSince: new Date(NOW.getTime() - age * HOUR_MS),
  deadline: deadline === null ? null : new Date(NOW.getTime() + deadline * HOUR_MS),
});
const sort = (items: Given[], median: number | null = null) =>
  sortByUrgency(items.map(item), median === null ? null : median * 100, NOW);
const ids = (items: Given[], median: number | null = null) => sort(items, median).map(({ id }) => id);

describe('sortByUrgency', () => {
  it('multiplies the value by the age in days', () => {
    expect(sort([{ id: 1, value: 18_900, age: 12 }])[0]?.score).toBe(28_350);
    expect(
      ids([
        { id: 1, value: 40_000 },
        { id: 2, value: 15_000, age: 48 },
        { id: 3, value: 10_000, age: 24 },
      ]),
    ).toEqual([2, 1, 3]);
  });

  it('puts deadlines in less than 12 hours first, the earliest of them first', () => {
    expect(
      ids([
        { id: 1, value: 90_000, age: 72 },
        { id: 2, value: 100, deadline: 11 },
        { id: 3, value: 100, deadline: 2 },
        { id: 4, value: 100, deadline: 12 },
      ]),
    ).toEqual([3, 2, 1, 4]);
  });

  it('estimates an unknown value by the rounded median', () => {
    const [first, second] = sort(
      [
        { id: 1, value: null },
        { id: 2, value: 8000 },
      ],
      8960,
    );
    expect(first).toMatchObject({ id: 1, valueHaler: 900_000, isEstimated: true, score: 9000 });
    expect(second).toMatchObject({ id: 2, isEstimated: false });
  });

  it('leaves a value unknown without a median, and puts the older first', () => {
    const found = sort([
      { id: 1, value: null, age: 1 },
      { id: 2, value: null, age: 5 },
    ]);
    expect(
      found.map(({ id, valueHaler, isEstimated, score }) => [id, valueHaler, isEstimated, score]),
    ).toEqual([
      [2, null, false, 0],
      [1, null, false, 0],
    ]);
  });

  it('keeps the order of equal items by id, and counts no negative age', () => {
    expect(
      sort([
        { id: 2, age: -5 },
        { id: 1, age: -5 },
      ]).map(({ id, score }) => [id, score]),
    ).toEqual([
      [1, 1000],
      [2, 1000],
    ]);
  });
});
