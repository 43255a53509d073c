import type { EventLayout } from '@prostora/contracts';
import { bindSpaces, formatCount, formatCzk, formatTimeOfDay, type PluralForms } from '../format.ts';

const days = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const DATES: PluralForms = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
const PLACES: PluralForms = { one: 'místo', few: 'místa', many: 'místa', other: 'míst' };
const seats: Readonly<Record<EventLayout, string>> = {
  divadelni: 'jako v\u00a0divadle',
  skolni: 'jako ve škole',
  u: 'u\u00a0stolu do U',
  banket: 'u\u00a0kulatých stolů',
  stani: 've stoje',
};

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
  perPerson: (czk: number): string => `${formatCzk(Math.round(czk))} na\u00a0osobu`,
  deposit: (czk: number): string => (czk === 0 ? 'bez kauce' : `kauce\u00a0${formatCzk(czk)}`),
  /** Behind the total of a repeated event: „celkem za 22 termínů“. */
  inTotalFor: (dates: number): string => bindSpaces(`celkem za ${formatCount(dates, DATES)}`),
  /** Above the price of one date of a repeated event. */
  firstDate: 'Cena prvního termínu',
  freeDates: (free: number, dates: number): string =>
    bindSpaces(free === dates ? 'volné všechny termíny' : `volných ${free} z ${formatCount(dates, DATES)}`),
  nearestFree: (start: string): string => `nejbližší volno ${offerTexts.day(start)}`,
  /** „90 míst u kulatých stolů“; without layouts „90 míst“. */
  places: ({ layout, capacity }: { layout: EventLayout | null; capacity: number }): string =>
    [formatCount(capacity, PLACES), layout && seats[layout]].filter(Boolean).join(' '),
} as const;
