import { addDays, MINUTE_MS } from '@prostora/contracts';
import { NBSP } from '@prostora/strings';
import {
  addMonths,
  getVisibleSpan,
  pragueToday,
  startOfMonth,
} from '@prostora/ui/calendar/calendar-position.ts';
import { useEffect, useState } from 'react';

export type TimelineView = 'day' | 'week' | 'month';

/** Days from one to another, both included. */
function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day)) days.push(day);
  return days;
}

/** Days whose entries a view reads: the week of a day or of a week, or the month. */
export function listShownDays(view: TimelineView, day: string): string[] {
  const { start_date, end_date } = getVisibleSpan({ view: view === 'month' ? 'list' : 'week', day });
  return listDays(start_date ?? day, end_date ?? day);
}

export const moveDay = (view: TimelineView, day: string, direction: 1 | -1): string =>
  view === 'month'
    ? addMonths(startOfMonth(day), direction)
    : addDays(day, view === 'week' ? 7 * direction : direction);

const createFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', ...options });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
const formatWeekday = createFormat({ weekday: 'long' });
const formatDayMonth = createFormat({ day: 'numeric', month: 'long' });
const formatMonthYear = createFormat({ month: 'long', year: 'numeric' });
const formatWeekdayShort = createFormat({ weekday: 'short' });

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);

/** „po“ */
export const formatDayName = formatWeekdayShort;
/** „po 7. 6.“ */
export const formatShortDay = (day: string): string =>
  `${formatWeekdayShort(day)}${NBSP}${Number(day.slice(8))}.${NBSP}${Number(day.slice(5, 7))}.`;

/** „Středa 9. června“, „7.–13. června“, „Červen 2027“ */
export function formatTimelineTitle(view: TimelineView, day: string): string {
  if (view === 'day') return `${capitalize(formatWeekday(day))} ${formatDayMonth(day)}`;
  if (view === 'month') return capitalize(formatMonthYear(day));
  const [first = day, last = day] = [listShownDays('week', day)[0], listShownDays('week', day).at(-1)];
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}.–${formatDayMonth(last)}`
    : `${formatDayMonth(first)} – ${formatDayMonth(last)}`;
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Day shown beside the panel of a new booking: that of the booking, until another one is walked to. */
export function useDayBeside(bookedDay: string): { day: string; onDay: (day: string) => void } {
  const [walked, setWalked] = useState<{ from: string; day: string } | null>(null);
  return {
    day: walked?.from === bookedDay ? walked.day : bookedDay,
    onDay: (day) => setWalked({ from: bookedDay, day }),
  };
}

/** The current time, renewed every minute, and the Prague day. */
export function useNow(): { now: number; today: string } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return { now, today: pragueToday() };
}
