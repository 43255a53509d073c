import type { AvailabilityRule } from '@prostora/api-client';
import { czechHolidays, weekdayOf } from '@prostora/contracts';
import { hoursText } from './rule-values.ts';

/** A public holiday with the opening hours of the space. */
export type HolidayHours = { day: string; hours: string[] };

const holdsOn = (rule: AvailabilityRule, day: string): boolean =>
  rule.on_holidays &&
  rule.weekdays.includes(weekdayOf(day)) &&
  !rule.exceptions.includes(day) &&
  (rule.valid_from === null || rule.valid_from <= day) &&
  (rule.valid_until === null || day <= rule.valid_until);

/** The next Czech public holidays from a day on, with the opening hours by weekly rules. */
export function holidayHours(
  rules: readonly AvailabilityRule[],
  from: string,
  count: number,
): HolidayHours[] {
  const year = Number(from.slice(0, 4));
  return [...czechHolidays(year), ...czechHolidays(year + 1)]
    .filter((day) => day >= from)
    .slice(0, count)
    .map((day) => ({
      day,
      hours: rules
        .filter((rule) => holdsOn(rule, day))
        .map(hoursText)
        .toSorted(),
    }));
}
