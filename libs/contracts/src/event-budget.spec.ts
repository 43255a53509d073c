import { expect, it } from '@jest/globals';
import { computeEventBudget } from './event-budget.ts';

type Budgets = Parameters<typeof computeEventBudget>[0];
const NONE: Budgets = { price_max: null, price_max_per_person: null, price_max_per_hour: null };

it.each<[Partial<Budgets>, number | null, number | null, number | null]>([
  [{}, 80, 8, null],
  [{ price_max: 30_000 }, null, null, 30_000],
  [{ price_max_per_person: 500 }, 80, null, 40_000],
  [{ price_max_per_person: 500 }, null, 8, null],
  [{ price_max_per_hour: 500 }, null, 6, 3000],
  [{ price_max_per_hour: 333 }, null, 5.25, 1749],
  [{ price_max_per_hour: 500 }, 80, null, null],
  [{ price_max_per_hour: 500, price_max: 2000 }, null, 6, 2000],
  [{ price_max_per_hour: 500, price_max_per_person: 20, price_max: 9000 }, 80, 6, 1600],
  [{ price_max_per_hour: 500, price_max_per_person: 20 }, null, 6, 3000],
  [{ price_max_per_person: 200_000 }, 1000, null, 10_000_000],
])('the budget of %j for %s guests and %s hours is %s', (budgets, guests, hours, expected) => {
  expect(computeEventBudget({ ...NONE, ...budgets }, { guests, hours })).toBe(expected);
});
