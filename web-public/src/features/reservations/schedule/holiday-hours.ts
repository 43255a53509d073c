import type { AvailabilityRule } from '@prostora/api-client';
import { listCzechHolidays, getWeekday } from '@prostora/contracts';
import { formatHours } from './rule-values.ts';

/** A public holiday with the opening hours of the space. */
export type HolidayHours = { day: string; hours: string[] };

const isValidOn = (rule: AvailabilityRule, day: string): boolean =>
  rule.on_holidays &&
  rule.weekdays.includes(getWeekday(day)) &&
  !rule.exceptions.includes(day) &&
  (rule.valid_from === null || rule.valid_from <= day) &&
  (rule.valid_until === null || day <= rule.valid_until);

/** The next Czech public holidays from a day on, with the opening hours by weekly rules. */
export function listHolidayHours(
  rules: readonly AvailabilityRule[],
  from: string,
  count: number,
): HolidayHours[] {
  const year = Number(from.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap(listCzechHolidays)
    .filter((day) => day >= from)
    .slice(0, count)
    .map((day) => ({
      day,
      hours: rules
        .filter((rule) => isValidOn(rule, day))
        .map(formatHours)
        .toSorted(),
    }));
}
