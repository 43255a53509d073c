import { bindSpaces, formatCzk } from '../format.ts';

const days = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Texts of a card with the price for the visitor's event. */
export const offerTexts = {
  byAgreement: 'cena dohodou',
  estimate: 'orientačně',
  states: { free: 'volno', on_request: 'na dotaz', taken: 'obsazeno' },
  total: (czk: number): string => `${formatCzk(czk)} celkem`,
  /** Of the cheapest free day: „od 21 000 Kč, sobota 8. května“. */
  totalFrom: (czk: number, day: Date | string): string => `od\u00a0${formatCzk(czk)}, ${offerTexts.day(day)}`,
  day: (day: Date | string): string => bindSpaces(days.format(new Date(day))),
  perPerson: (czk: number): string => `${formatCzk(czk)} na\u00a0osobu`,
  deposit: (czk: number): string => `kauce\u00a0${formatCzk(czk)}`,
  nearestFree: (start: string): string => `nejbližší volno ${offerTexts.day(start)}`,
} as const;
