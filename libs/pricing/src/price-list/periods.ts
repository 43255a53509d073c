import { CZECH_SCHOOL_HOLIDAYS, getWeekday, isCzechHoliday } from '@prostora/contracts';
import type { PriceListPeriod } from './price-list.ts';

/** Bits of the built-in periods; those of a list have the bits of their places. */
export const HOLIDAYS = 1 << 30;
export const SCHOOL_HOLIDAYS = 1 << 31;

/** Words of a period: its kind, then two bounds, or a number of days and the days. */
const PERIOD_YEARLY = 0;
const PERIOD_FIXED = 1;
const PERIOD_DAYS = 2;

/** What conditions ask about a day. */
export type DayDetails = {
  /** YYYYMMDD. */
  readonly number: number;
  /** Bit of the weekday, 1 = Monday. */
  readonly weekdayBit: number;
  /** `HOLIDAYS` and `SCHOOL_HOLIDAYS`. */
  readonly builtInPeriods: number;
};

/** Details by day, for the few hundred days that are asked for. */
const knownDays = new Map<string, DayDetails>();
const MAX_KNOWN_DAYS = 2000;

/** @param day YYYY-MM-DD */
export function toDayDetails(day: string): DayDetails {
  const known = knownDays.get(day);
  if (known) return known;
  const isSchoolHoliday = CZECH_SCHOOL_HOLIDAYS.some(({ from, to }) => day >= from && day <= to);
  const details: DayDetails = {
    number: toDayNumber(day),
    weekdayBit: 1 << getWeekday(day),
    builtInPeriods: (isCzechHoliday(day) ? HOLIDAYS : 0) | (isSchoolHoliday ? SCHOOL_HOLIDAYS : 0),
  };
  if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear();
  knownDays.set(day, details);
  return details;
}

/** A YYYY-MM-DD day as the number YYYYMMDD, which orders like the text. */
export const toDayNumber = (day: string): number => Number(day.replaceAll('-', ''));
const toMonthDay = (day: string): number => Number(day.replace('-', ''));

/** Bits of periods of a list by code, null without codes; an unknown code has none. */
export function toPeriodMask(codes: readonly string[], periods: readonly PriceListPeriod[]): number | null {
  if (codes.length === 0) return null;
  let mask = 0;
  for (const code of codes) {
    const place = periods.findIndex((period) => period.code === code);
    if (code === 'holidays') mask |= HOLIDAYS;
    else if (code === 'school_holidays') mask |= SCHOOL_HOLIDAYS;
    else if (place !== -1) mask |= 1 << place;
  }
  return mask;
}

/** Their number, then the words of each. */
export const compilePeriods = (periods: readonly PriceListPeriod[]): number[] => [
  periods.length,
  ...periods.flatMap((period) => {
    if (period.kind === 'days') return [PERIOD_DAYS, period.days.length, ...period.days.map(toDayNumber)];
    return period.kind === 'fixed'
      ? [PERIOD_FIXED, toDayNumber(period.from), toDayNumber(period.to)]
      : [PERIOD_YEARLY, toMonthDay(period.from), toMonthDay(period.to)];
  }),
];

/**
 * Bits of the periods that a day is in.
 * @param start position of compiled periods
 */
export function findPeriods(words: Int32Array, start: number, day: DayDetails): number {
  const count = words[start] ?? 0;
  let found = day.builtInPeriods;
  let at = start + 1;
  for (let period = 0; period < count; period += 1) {
    const kind = words[at] ?? 0;
    const from = words[at + 1] ?? 0;
    const to = words[at + 2] ?? 0;
    if (kind === PERIOD_DAYS) {
      for (let i = 0; i < from; i += 1) if (words[at + 2 + i] === day.number) found |= 1 << period;
      at += 2 + from;
      continue;
    }
    const date = kind === PERIOD_FIXED ? day.number : day.number % 10_000;
    const isInside =
      kind === PERIOD_FIXED || from <= to ? date >= from && date <= to : date >= from || date <= to;
    if (isInside) found |= 1 << period;
    at += 3;
  }
  return found;
}
