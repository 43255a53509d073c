import type { Span } from '@prostora/api-client';
import { addDays, getWeekday, toPragueDay } from '@prostora/contracts';
import { NBSP } from '@prostora/strings';

export const VIEWS = ['month', 'week', 'day'] as const;
/** `list` shows the days of a month as an agenda. */
export type CalendarViewName = (typeof VIEWS)[number] | 'list';

/** Position of a calendar: the view and a day (YYYY-MM-DD) in it. */
export type CalendarPosition = { view: CalendarViewName; day: string };

export const pragueToday = (): string => toPragueDay(new Date());

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${startOfMonth(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.toISOString().slice(0, 10);
  const sameDay = addDays(first, Number(day.slice(8)) - 1);
  return startOfMonth(sameDay) === first ? sameDay : addDays(startOfMonth(sameDay), -1);
}

const startOfWeek = (day: string): string => addDays(day, 1 - getWeekday(day));
const listDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/**
 * Weeks of a month from Monday to Sunday, completed by days of the neighbouring months.
 * @param month any of its days, YYYY-MM-DD
 */
export function listWeeks(month: string): string[][] {
  const next = addMonths(startOfMonth(month), 1);
  const weeks: string[][] = [];
  for (let monday = startOfWeek(startOfMonth(month)); monday < next; monday = addDays(monday, 7))
    weeks.push(listDays(monday, 7));
  return weeks;
}

/** Days a calendar shows, both ends included. */
export function getVisibleSpan({ view, day }: CalendarPosition): Span {
  if (view === 'day') return { start_date: day, end_date: day };
  if (view === 'list')
    return { start_date: startOfMonth(day), end_date: addDays(addMonths(startOfMonth(day), 1), -1) };
  const monday = startOfWeek(view === 'week' ? day : startOfMonth(day));
  if (view === 'week') return { start_date: monday, end_date: addDays(monday, 6) };
  return { start_date: monday, end_date: listWeeks(day).at(-1)?.at(-1) ?? monday };
}

/** Moves a position by one month, week or day, by its view. */
export const movePosition = ({ view, day }: CalendarPosition, direction: 1 | -1): CalendarPosition => ({
  view,
  day:
    view === 'month' || view === 'list'
      ? addMonths(startOfMonth(day), direction)
      : addDays(day, view === 'week' ? 7 * direction : direction),
});

const createDayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', ...options });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
/** „prosinec 2026“ */
export const formatMonth = createDayFormat({ month: 'long', year: 'numeric' });
const weekday = createDayFormat({ weekday: 'long' });
/** „po“ */
export const formatShortWeekday = createDayFormat({ weekday: 'short' });
export const formatWeekday = weekday;

/** YYYY-MM-DD → „17. 12. 2026“ */
export const formatDay = (day: string): string =>
  `${Number(day.slice(8))}.${NBSP}${Number(day.slice(5, 7))}.${NBSP}${day.slice(0, 4)}`;
/** „čtvrtek 17. 12. 2026“ */
export const formatLongDay = (day: string): string => `${weekday(day)} ${formatDay(day)}`;

/** Title of a calendar at a position. */
export function formatPositionTitle(position: CalendarPosition): string {
  if (position.view === 'month' || position.view === 'list') return formatMonth(position.day);
  const { start_date, end_date } = getVisibleSpan(position);
  return position.view === 'day'
    ? formatLongDay(position.day)
    : `${formatDay(start_date)} – ${formatDay(end_date)}`;
}
