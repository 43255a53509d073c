import { MINUTE_MS } from '@prostora/contracts';
import {
  compilePriceList,
  DEPENDENCY,
  findPriceFloor,
  toDayNumber,
  type PriceFloor,
} from '@prostora/pricing/price-list/compiled/index.ts';
import { WINDOW_VALUES, type OfferTerms } from './offer-terms.ts';

/**
 * Prices of a space as integers, beside the columns of the index; positions are relative. Header: price from, what
 * the price depends on, days of lead time from which on it does not, floor of the price for an hour and at all, position of the weekly rules and of the single
 * windows, number of lists. List: first and
 * last day, position of the compiled list.
 */
export const TERMS_PRICE_FROM = 0;
export const TERMS_DEPENDENCIES = 1;
export const TERMS_LEAD_DAYS = 2;
export const TERMS_FLOOR_HOUR = 3;
export const TERMS_FLOOR_TOTAL = 4;
export const TERMS_RULES = 5;
export const TERMS_WINDOWS = 6;
export const TERMS_LIST_COUNT = 7;
export const TERMS_LISTS = 8;
export const LIST_FROM = 0;
export const LIST_UNTIL = 1;
export const LIST_POSITION = 2;
export const LIST_SIZE = 3;
/** Position of a list that only the engine prices. */
export const ENGINE_ONLY = 0;
/** A weekly rule; `exceptions` days follow it. */
export const WEEKLY_DAYS = 0;
export const WEEKLY_FROM = 1;
export const WEEKLY_TO = 2;
export const WEEKLY_RATE = 3;
export const WEEKLY_VALID_FROM = 4;
export const WEEKLY_VALID_UNTIL = 5;
export const WEEKLY_EXCEPTION_COUNT = 6;
export const WEEKLY_SIZE = 7;
/** Bit of `WEEKLY_DAYS` beside those of weekdays. */
export const ON_HOLIDAYS = 1 << 8;
const ALL_WEEKDAYS = 0b1111_1110;
/** A single window: start and end in minutes since 1970, rate. */
export const WINDOW_STARTS_AT = 0;
export const WINDOW_ENDS_AT = 1;
export const WINDOW_RATE = 2;
export const WINDOW_SIZE = 3;
/** Rate of a window that does not begin and end in whole minutes, which only the engine prices. */
export const INEXACT_RATE = -1;
/** Above any total. */
const NO_FLOOR = 0x7fffffff;
const LAST_DAY = 9999_12_31;

/** @param getPurposeNumber number of a purpose, the same for the same slug */
export function compileOfferTerms(terms: OfferTerms, getPurposeNumber: (slug: string) => number): number[] {
  const { lists, rules, windows, priceFromHaler } = terms;
  let leadDays = -1;
  const listWords: number[] = [];
  const scopes: number[] = [];
  const listsStart = TERMS_LISTS + lists.length * LIST_SIZE;
  let dependencies = lists.length > 1 || windows.length > 0 ? DEPENDENCY.date : 0;
  for (const { validFrom, validUntil, definition } of lists) {
    const compiled = compilePriceList(definition, getPurposeNumber);
    const position = compiled ? listsStart + listWords.length : ENGINE_ONLY;
    scopes.push(toDayNumber(validFrom), validUntil === null ? LAST_DAY : toDayNumber(validUntil), position);
    listWords.push(...(compiled?.words ?? []));
    dependencies |= compiled?.dependencies ?? DEPENDENCY.date;
    leadDays = Math.max(leadDays, compiled?.maxLeadDays ?? -1);
  }
  const ruleWords = [rules.length];
  for (const rule of rules) {
    const { weekdays, onHolidays, validFrom, validUntil, exceptions } = rule;
    const days = weekdays.reduce((mask, weekday) => mask | (1 << weekday), 0);
    if (days !== ALL_WEEKDAYS) dependencies |= DEPENDENCY.weekday;
    if (!onHolidays) dependencies |= DEPENDENCY.holidays;
    if (validFrom !== null || validUntil !== null || exceptions.length > 0) dependencies |= DEPENDENCY.date;
    ruleWords.push(
      days | (onHolidays ? ON_HOLIDAYS : 0),
      rule.fromMinute,
      rule.toMinute,
      rule.pricePerHourHaler,
      validFrom === null ? 0 : toDayNumber(validFrom),
      validUntil === null ? LAST_DAY : toDayNumber(validUntil),
      exceptions.length,
      ...exceptions.map(toDayNumber),
    );
  }
  const windowWords = [windows.length / WINDOW_VALUES];
  for (let at = 0; at < windows.length; at += WINDOW_VALUES) {
    const [, startsAt = 0, endsAt = 0, rate = 0] = windows.slice(at, at + WINDOW_VALUES);
    const [from, until] = [startsAt / MINUTE_MS, endsAt / MINUTE_MS];
    const isExact = Number.isInteger(from) && Number.isInteger(until);
    windowWords.push(Math.floor(from), Math.ceil(until), isExact ? rate : INEXACT_RATE);
  }
  const floor = findFloor(terms);
  const rulesStart = listsStart + listWords.length;
  return [
    priceFromHaler ?? 0,
    dependencies,
    leadDays,
    floor.hourHaler,
    floor.totalHaler,
    rulesStart,
    rulesStart + ruleWords.length,
    lists.length,
    ...scopes,
    ...listWords,
    ...ruleWords,
    ...windowWords,
  ];
}

/** Floor of the prices by the one list, or by hours without lists; none with several lists. */
function findFloor({ lists, rules, windows, priceFromHaler }: OfferTerms): PriceFloor {
  const [list, ...others] = lists;
  if (others.length > 0) return { hourHaler: 0, totalHaler: 0 };
  if (list) return findPriceFloor(list.definition);
  const rates = [priceFromHaler ?? 0, ...rules.map(({ pricePerHourHaler }) => pricePerHourHaler)];
  for (let at = 0; at < windows.length; at += WINDOW_VALUES) rates.push(windows[at + WINDOW_VALUES - 1] ?? 0);
  // A rate of 0 falls back to the price from.
  const hourHaler = Math.min(NO_FLOOR, ...rates.filter((rate) => rate > 0));
  return { hourHaler, totalHaler: NO_FLOOR };
}

/** Whether no list, or one list on all days of a request prices it. */
export function isOneList(words: Int32Array, at: number, firstDay: number, lastDay: number): boolean {
  const list = at + TERMS_LISTS;
  return (
    words[at + TERMS_LIST_COUNT] === 0 ||
    (firstDay >= (words[list + LIST_FROM] ?? 0) && lastDay <= (words[list + LIST_UNTIL] ?? 0))
  );
}

/** Position of the list of a day (YYYYMMDD) within the terms at a position of the words; -1 without one. */
export function findList(words: Int32Array, at: number, day: number): number {
  const end = at + TERMS_LISTS + (words[at + TERMS_LIST_COUNT] ?? 0) * LIST_SIZE;
  for (let list = at + TERMS_LISTS; list < end; list += LIST_SIZE) {
    const from = words[list + LIST_FROM] ?? 0;
    const until = words[list + LIST_UNTIL] ?? 0;
    if (from <= day && until >= day) return words[list + LIST_POSITION] ?? 0;
  }
  return -1;
}
