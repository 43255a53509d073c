import { addDays, daysBetween, getWeekday, isCzechHoliday } from '@prostora/contracts';
import type { DayCount } from './rental-terms.ts';

const SATURDAY = 6;

/** Whether a day (YYYY-MM-DD) is neither a weekend nor a Czech public holiday. */
export const isWorkingDay = (day: string): boolean => getWeekday(day) < SATURDAY && !isCzechHoliday(day);

/** The day itself, or the first working day after it. */
export const toWorkingDay = (day: string): string => (isWorkingDay(day) ? day : toWorkingDay(addDays(day)));

const isCounted = (day: string, dayCount: DayCount): boolean => dayCount === 'calendar' || isWorkingDay(day);

/**
 * Days from one day (inclusive) to another (exclusive); 0 when the other is not later.
 * @param from first counted day, YYYY-MM-DD
 * @param until day after the last counted one, YYYY-MM-DD
 * @param dayCount `business` counts working days only
 */
export function countDaysBefore(from: string, until: string, dayCount: DayCount): number {
  if (dayCount === 'calendar') return Math.max(0, daysBetween(from, until));
  let days = 0;
  for (let day = from; day < until; day = addDays(day)) if (isWorkingDay(day)) days += 1;
  return days;
}

/**
 * First day from which fewer than a number of days are left until the start.
 * @param startDay YYYY-MM-DD
 */
export function findStepEnd(startDay: string, days: number, dayCount: DayCount): string {
  let day = startDay;
  for (let left = 0; left < days;) {
    day = addDays(day, -1);
    if (isCounted(day, dayCount)) left += 1;
  }
  return addDays(day);
}
