import { formatCount, formatCzk, formatNumber, formatTime, NBSP, weekdayName } from '../format.ts';
import { GUESTS } from './counts.ts';
import { eventTexts } from './event.ts';
import { formatRepeat } from './repeat.ts';

const MONTHS = 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec'.split(' ');
const LAYOUTS: Readonly<Record<string, string>> = eventTexts.seats;

const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}.${NBSP}${month}.${NBSP}${year}`;
};

/** „květen 2027“ for a whole month, „1. 6. 2027 – 31. 8. 2027“ otherwise. */
function dates(from: string, to: string): string {
  if (from === to) return formatDay(from);
  const [year, month] = from.split('-').map(Number);
  const isMonth =
    from.endsWith('-01') && to === new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
  return isMonth ? `${MONTHS[(month ?? 1) - 1]} ${year}` : `${formatDay(from)} – ${formatDay(to)}`;
}

/** „18:00–2:00“; an open end is „od 18:00“. Minutes since midnight. */
function times(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `do ${formatTime(to)}`;
  return to === null ? `od ${formatTime(from)}` : `${formatTime(from)}–${formatTime(to)}`;
}

/** Labels of the values understood in a sentence. */
export const sentence = {
  guests: (count: number): string => formatCount(count, GUESTS),
  layout: (layout: string): string => LAYOUTS[layout] ?? layout,
  around: (names: string, radiusKm: number): string => `${names} a okolí ${formatNumber(radiusKm)}${NBSP}km`,
  notLocation: (name: string): string => `mimo: ${name}`,
  without: (name: string): string => `bez: ${name}`,
  price: (czk: number): string => `do ${formatCzk(czk)}`,
  pricePerPerson: (czk: number): string => `do ${formatCzk(czk)} na osobu`,
  pricePerHour: (czk: number): string => `do ${formatCzk(czk)} na hodinu`,
  weekdays: (weekdays: readonly number[]): string => weekdays.map(weekdayName).join(', '),
  repeat: formatRepeat,
  dates,
  times,
  /** What a query without results may do without. */
  relaxed: {
    attribute: (name: string): string => `bez požadavku: ${name}`,
    without: (name: string): string => `nevadí: ${name}`,
    purpose: 'jakákoli příležitost',
    capacity: 'jakákoli kapacita',
    weekdays: 'kterýkoli den v týdnu',
    search: (text: string): string => `bez textu „${text}“`,
    bounds: 'i mimo výřez mapy',
    anywhere: 'celé Česko',
  },
};
