import type { Span } from '@prostora/api-client';
import { dayAfter, pragueWall, weekdayOf } from '@prostora/contracts';
import { NBSP } from '@prostora/strings';

export const VIEWS = ['month', 'week', 'day'] as const;
/** `list` shows the days of a month as an agenda. */
export type CalendarViewName = (typeof VIEWS)[number] | 'list';

/** Position of a calendar: the view and a day (YYYY-MM-DD) in it. */
export type CalendarPlace = { view: CalendarViewName; day: string };

export const pragueToday = (): string => pragueWall(new Date()).day;

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The same day of another month, or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${monthOf(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.toISOString().slice(0, 10);
  const sameDay = dayAfter(first, Number(day.slice(8)) - 1);
  return monthOf(sameDay) === first ? sameDay : dayAfter(monthOf(sameDay), -1);
}

const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(first, index));

/** Weeks of a month from Monday to Sunday, completed by days of the neighbouring months. */
export function weeksOf(month: string): string[][] {
  const next = monthsAfter(monthOf(month), 1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(monthOf(month)); monday < next; monday = dayAfter(monday, 7))
    weeks.push(daysFrom(monday, 7));
  return weeks;
}

/** Days a calendar shows, both ends included. */
export function spanOf({ view, day }: CalendarPlace): Span {
  if (view === 'day') return { start_date: day, end_date: day };
  if (view === 'list')
    return { start_date: monthOf(day), end_date: dayAfter(monthsAfter(monthOf(day), 1), -1) };
  const monday = mondayOf(view === 'week' ? day : monthOf(day));
  if (view === 'week') return { start_date: monday, end_date: dayAfter(monday, 6) };
  return { start_date: monday, end_date: weeksOf(day).at(-1)?.at(-1) ?? monday };
}

/** Moves a position by one month, week or day, by its view. */
export const placeAfter = ({ view, day }: CalendarPlace, by: 1 | -1): CalendarPlace => ({
  view,
  day:
    view === 'month' || view === 'list'
      ? monthsAfter(monthOf(day), by)
      : dayAfter(day, view === 'week' ? 7 * by : by),
});

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', ...options });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
/** „prosinec 2026“ */
export const monthTitle = written({ month: 'long', year: 'numeric' });
const weekday = written({ weekday: 'long' });
/** „po“ */
export const weekdayShort = written({ weekday: 'short' });
export const weekdayLong = weekday;

/** YYYY-MM-DD → „17. 12. 2026“ */
export const dayText = (day: string): string =>
  `${Number(day.slice(8))}.${NBSP}${Number(day.slice(5, 7))}.${NBSP}${day.slice(0, 4)}`;
/** „čtvrtek 17. 12. 2026“ */
export const dayTitle = (day: string): string => `${weekday(day)} ${dayText(day)}`;

/** Title of a calendar at a position. */
export function placeTitle(place: CalendarPlace): string {
  if (place.view === 'month' || place.view === 'list') return monthTitle(place.day);
  const { start_date, end_date } = spanOf(place);
  return place.view === 'day' ? dayTitle(place.day) : `${dayText(start_date)} – ${dayText(end_date)}`;
}
