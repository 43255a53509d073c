import { parseEventTime, toPragueWallTime } from '@prostora/contracts';
import { toDayMinute } from '@prostora/contracts/day-hours.ts';
import { formatPerPerson } from '../counted.ts';
import {
  bindSpaces,
  formatCount,
  formatCzk,
  formatTimeOfDay,
  type PluralForms,
  outOfPreposition,
  plural,
} from '../format.ts';
import { describeOpening } from './hours-strip.ts';

const days = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const DATES: PluralForms = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
/** After „z“ and „ze“. */
const OF_DATES: PluralForms = { one: 'termínu', few: 'termínů', many: 'termínu', other: 'termínů' };
const FREE: PluralForms = { one: 'volný', few: 'volné', many: 'volného', other: 'volných' };

type OfferedHours = {
  start_datetime: string;
  end_datetime: string;
  opening_hours: readonly { from: string; until: string }[] | null;
};

/** „Otevřeno do 20:00“ of a closed space; null for another one. */
export function describeOfferOpening({
  start_datetime: start,
  end_datetime: end,
  opening_hours: hours,
}: OfferedHours): string | null {
  if (!hours) return null;
  const { day } = toPragueWallTime(new Date(start));
  const ranges = hours.map(({ from, until }) => ({
    from: parseEventTime(from) ?? 0,
    until: parseEventTime(until) ?? 0,
  }));
  const asked = { from: toDayMinute(day, new Date(start)), to: toDayMinute(day, new Date(end)) };
  return describeOpening(ranges, asked);
}

/** Texts of a card with the price for the visitor's event. */
export const offerTexts = {
  byAgreement: 'cena dohodou',
  estimate: 'orientačně',
  states: { free: 'volno', on_request: 'na dotaz', taken: 'obsazeno' },
  tags: { free: 'Volno', on_request: 'Na dotaz', taken: 'Obsazeno' },
  inTotal: 'celkem',
  total: (czk: number): string => `${formatCzk(czk)} ${offerTexts.inTotal}`,
  /** Of the cheapest free day, which follows: „od 21 000 Kč“. */
  totalFrom: (czk: number): string => `od\u00a0${formatCzk(czk)}`,
  /** „sobota 8. května“. */
  day: (day: Date | string): string => bindSpaces(days.format(new Date(day))),
  /** „9:00–17:00“. */
  hours: (start: string, end: string): string => `${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`,
  /** In whole crowns; the quote has the exact amount. */
  perPerson: formatPerPerson,
  deposit: (czk: number): string => (czk === 0 ? 'bez kauce' : `kauce\u00a0${formatCzk(czk)}`),
  /** Behind the total of a repeated event: „celkem za 22 termínů“. */
  inTotalFor: (dates: number): string => bindSpaces(`celkem za ${formatCount(dates, DATES)}`),
  /** Above the price of one date of a repeated event. */
  firstDate: 'Cena prvního termínu',
  freeDates: (free: number, dates: number): string =>
    bindSpaces(
      free === dates
        ? 'volné všechny termíny'
        : `${plural(free, FREE)} ${free} ${outOfPreposition(dates)} ${formatCount(dates, OF_DATES)}`,
    ),
  /** „12 600 Kč“, „orientačně 12 600 Kč“, „cena dohodou“. */
  price: (total: number | null, isComplete: boolean): string => {
    if (total === null) return offerTexts.byAgreement;
    return isComplete ? formatCzk(total) : `${offerTexts.estimate} ${formatCzk(total)}`;
  },
  nearestFree: (start: string, price: string): string => `nejbližší volno ${offerTexts.day(start)}, ${price}`,
  /** Hours that are offered instead, with their price. */
  nearestOffered: (start: string, end: string, price: string): string =>
    `nabízí ${offerTexts.day(start)} ${offerTexts.hours(start, end)}, ${price}`,
} as const;

/** Items of an offer's price. */
export const offerItems = { free: 'v ceně' } as const;
