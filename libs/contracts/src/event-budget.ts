import { EVENT_LIMITS } from './event-query.ts';

/** Budgets of a sentence in CZK. */
type Budgets = {
  readonly price_max: number | null;
  readonly price_max_per_person: number | null;
  readonly price_max_per_hour: number | null;
};

const multiply = (rate: number | null, count: number | null): number | null =>
  rate === null || count === null ? null : Math.ceil(rate * count);

/**
 * Budget of the whole event in whole CZK: the smallest of the budgets that can be compared.
 * @param budgets budgets of the event, of a person and of an hour
 * @param event number of guests and hours of the event; null while unknown
 * @returns null without a budget that can be compared
 */
export function computeEventBudget(
  budgets: Budgets,
  event: { readonly guests: number | null; readonly hours: number | null },
): number | null {
  const known = [
    budgets.price_max,
    multiply(budgets.price_max_per_person, event.guests),
    multiply(budgets.price_max_per_hour, event.hours),
  ].filter((budget) => budget !== null);
  return known.length === 0 ? null : Math.min(...known, EVENT_LIMITS.priceMax);
}
