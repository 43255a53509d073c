import type { EventLayout, EventQuery } from '@prostora/contracts';
import { formatCount, formatCzk, formatDate, formatShortDay, formatTime, weekdayName } from '../format.ts';
import { GUESTS, SPACES } from './counts.ts';
import { formatRepeat } from './repeat.ts';

/** Texts of the bar with the visitor's event; those of its editor are in event-editor.ts. */
export const eventTexts = {
  label: 'Vaše akce',
  edit: 'Upravit',
  editLabel: 'Upravit akci',
  add: 'Zadejte den, hodiny a\u00a0počet hostů',
  guests: (count: number): string => formatCount(count, GUESTS),
  priceMax: (czk: number): string => `do ${formatCzk(czk)}`,
  layouts: {
    divadelni: 'Divadlo',
    skolni: 'Škola',
    u: 'Do U',
    banket: 'Kulaté stoly',
    stani: 'Ve stoje',
  } satisfies Record<EventLayout, string>,
  seats: {
    divadelni: 'jako v\u00a0divadle',
    skolni: 'jako ve škole',
    u: 'u\u00a0stolu do U',
    banket: 'u\u00a0kulatých stolů',
    stani: 've stoje',
  } satisfies Record<EventLayout, string>,
  back: (total: number): string => `${formatCount(total, SPACES)} pro vaši akci`,
  backUncounted: 'Prostory pro vaši akci',
} as const;

/** „kulaté stoly“, „do U“. */
export const formatLayoutName = (layout: EventLayout): string =>
  eventTexts.layouts[layout].toLocaleLowerCase('cs').replace('do u', 'do U');

/** Names of the fields of an event in the bar, with their value when nothing is chosen. */
export const eventFields = {
  dates: { label: 'Den', any: 'Kdykoli' },
  hours: { label: 'Hodiny', any: 'Celý den' },
  guests: { label: 'Hostů', any: 'Kolik?' },
  layout: { label: 'Uspořádání', any: 'Jakékoli' },
  price: { label: 'Rozpočet celkem', any: 'Bez limitu' },
} as const;

const toInstant = (day: string): string => `${day}T12:00:00Z`;

/** „1.–31. 5. 2027“, „1. 3. – 31. 5. 2027“, „1. 12. 2026 – 31. 1. 2027“. */
function formatRange(from: string, to: string): string {
  const [start = '', end = ''] = [from, to].map((day) => formatDate(toInstant(day)));
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}.–${end}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/\s\d+$/u, '') : start} – ${end}`;
}

/** „so 15. 5. 2027“; „1.–31. 5. 2027“; „sobota, 1.–31. 5. 2027“; repeated „každou sobotu, 1.–31. 5. 2027“. */
export function formatEventDates({
  dateFrom,
  dateTo,
  weekdays,
  repeat,
}: Pick<EventQuery, 'dateFrom' | 'dateTo' | 'weekdays' | 'repeat'>): string | null {
  if (!dateFrom) return null;
  const last = dateTo ?? dateFrom;
  if (last === dateFrom) return formatShortDay(dateFrom);
  const days = repeat === null ? weekdays.map(weekdayName) : [formatRepeat(weekdays, repeat)];
  return [...days.filter(Boolean), formatRange(dateFrom, last)].join(', ');
}

/** „14:00–22:00“, „od 14:00“, „do 22:00“. */
export function formatEventHours({
  timeFrom,
  timeTo,
}: Pick<EventQuery, 'timeFrom' | 'timeTo'>): string | null {
  if (timeFrom === null) return timeTo === null ? null : `do ${formatTime(timeTo)}`;
  return timeTo === null ? `od ${formatTime(timeFrom)}` : `${formatTime(timeFrom)}–${formatTime(timeTo)}`;
}

/** When the event takes place, in parts. */
export const listEventTimes = (event: EventQuery): string[] =>
  [formatEventDates(event), formatEventHours(event)].filter((part) => part !== null);

/** The rest of the event in parts, in fixed order. */
export const listEventDetails = (
  { guests: count, layout, priceMax }: EventQuery,
  purpose: string | null,
): string[] =>
  [
    purpose,
    count === null ? null : eventTexts.guests(count),
    layout && formatLayoutName(layout),
    priceMax === null ? null : eventTexts.priceMax(priceMax),
  ].filter((part) => part !== null);
