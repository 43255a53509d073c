import { addDays } from '@prostora/contracts';
import type { WeeklyHours } from './weekly-hours.ts';

/** Days of a season, both inclusive. */
export type SeasonDays = { readonly from: string; readonly until: string };
type Validity = Pick<WeeklyHours, 'validFrom' | 'validUntil'>;

/**
 * The rule without the days of seasons, as one rule for each period that is left. Hours that begin on the day
 * before a season end as they would without it.
 */
export function suspendInSeasons<Rule extends Validity>(rule: Rule, seasons: readonly SeasonDays[]): Rule[] {
  let periods: Validity[] = [{ validFrom: rule.validFrom, validUntil: rule.validUntil }];
  for (const season of seasons) periods = periods.flatMap((period) => subtract(period, season));
  return periods.map((period) => ({ ...rule, ...period }));
}

function subtract({ validFrom, validUntil }: Validity, { from, until }: SeasonDays): Validity[] {
  if ((validUntil !== null && validUntil < from) || (validFrom !== null && validFrom > until))
    return [{ validFrom, validUntil }];
  const before = { validFrom, validUntil: addDays(from, -1) };
  const after = { validFrom: addDays(until), validUntil };
  return [before, after].filter(
    (period) =>
      period.validFrom === null || period.validUntil === null || period.validFrom <= period.validUntil,
  );
}
