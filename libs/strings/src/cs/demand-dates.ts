import type { EventQuery } from '@prostora/contracts';
import { formatDate, NBSP, weekdayName } from '../format.ts';

const MONTHS = 'lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci'.split(
  ' ',
);
/** „nějaké pondělí“ … „nějaká neděle“, „každé pondělí“ … „každá neděle“. */
const ENDINGS = ['é', 'é', 'á', 'ý', 'ý', 'á', 'á'] as const;
type Ending = (typeof ENDINGS)[number];

export type DemandDates = Pick<EventQuery, 'dateFrom' | 'dateTo' | 'flexible' | 'weekdays'>;

/** „od 1. 6. 2027 do 15. 7. 2027“ */
export const formatSpan = (from: string, to: string): string => `od ${formatDay(from)} do ${formatDay(to)}`;

const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`);
export const isWholeMonth = (from: string, to: string): boolean => {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return from.endsWith('-01') && to === new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** „květnu 2027“ */
export function formatMonth(day: string): string {
  const [year, month = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${year}`;
}

/** „v květnu 2027“ for a whole month, „od 1. 6. 2027 do 15. 7. 2027“ otherwise. */
const formatPeriod = (from: string, to: string): string =>
  isWholeMonth(from, to) ? `v${NBSP}${formatMonth(from)}` : formatSpan(from, to);

const withEnding = (flexible: boolean, ending: Ending): string =>
  flexible ? `nějak${ending}` : `každ${ending}`;

/** „nějaká sobota nebo neděle“, „každá sobota a neděle“. */
function formatWeekdays(weekdays: readonly number[], flexible: boolean): string {
  const names = weekdays.map(weekdayName);
  const last = names.pop() ?? '';
  const list = [names.join(', '), last].filter(Boolean).join(flexible ? ' nebo ' : ' a ');
  return `${withEnding(flexible, ENDINGS[(weekdays[0] ?? 1) - 1] ?? 'ý')} ${list}`;
}

/**
 * Days of a demand in words: „15. 5. 2027“, „nějaká sobota v květnu 2027“, „některý den od 1. 6. 2027 do
 * 15. 7. 2027“, „všechny dny od 14. 5. 2027 do 16. 5. 2027“; null without a day.
 */
export function formatDemandDates({ dateFrom, dateTo, flexible, weekdays }: DemandDates): string | null {
  if (dateFrom === null) return null;
  if (dateTo === null || dateTo === dateFrom) return formatDay(dateFrom);
  const days =
    weekdays.length > 0 ? formatWeekdays(weekdays, flexible) : flexible ? 'některý den' : 'všechny dny';
  return `${days} ${formatPeriod(dateFrom, dateTo)}`;
}
