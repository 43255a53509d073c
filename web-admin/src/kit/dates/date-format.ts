import { DAY_MS } from '@prostora/contracts';
import { admin, formatDate } from '@prostora/strings';

const ZONE = 'Europe/Prague';
const time = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const weekday = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, weekday: 'long' });

/** Calendar day in Prague as a day count, for subtraction. */
const toDayNumber = (value: Date): number => Date.parse(day.format(value)) / DAY_MS;

/** „13:42“ in Europe/Prague. */
export const formatTime = (value: Date | string): string => time.format(new Date(value));

/** „dnes 13:42“, „včera 17:30“, older timestamps as a date. */
export function formatRelativeDate(value: Date | string, now: Date = new Date()): string {
  const age = toDayNumber(now) - toDayNumber(new Date(value));
  if (age === 0) return admin.relativeTimes.today(formatTime(value));
  return age === 1 ? admin.relativeTimes.yesterday(formatTime(value)) : formatDate(value);
}

/** Whether a day, „2026-11-20“, is over in Prague. */
export const isPastDay = (date: string, now: Date = new Date()): boolean =>
  toDayNumber(now) > Date.parse(date) / DAY_MS;

/** „Pátek 20. 11. 2026“. */
export function formatToday(now: Date = new Date()): string {
  const name = weekday.format(now);
  return `${name.charAt(0).toLocaleUpperCase('cs')}${name.slice(1)} ${formatDate(now)}`;
}

/** The greeting that fits the hour in Prague. */
export function getGreeting(now: Date = new Date()): string {
  const hour = Number(formatTime(now).split(':')[0]);
  const { morning, day: noon, afternoon, evening } = admin.dashboard.greetings;
  if (hour >= 4 && hour < 9) return morning;
  if (hour >= 9 && hour < 12) return noon;
  return hour >= 12 && hour < 18 ? afternoon : evening;
}
