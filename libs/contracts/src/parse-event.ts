import { DAY_MINUTES } from './durations.ts';
import { EVENT_LIMITS, type EventParam, type EventProblem, type EventQuery } from './event-query.ts';
import { addDays } from './prague-time.ts';
import { LAYOUTS } from './taxonomy.ts';
import { isDay } from './timestamps.ts';

/** `TARIFF_KINDS` of @prostora/pricing, which depends on this library. */
const TARIFFS = ['soukroma', 'komercni', 'neziskova', 'mistni_spolek', 'obcan', 'skola'];

const parseMinute = (text: string): number | null => {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?::([0-5]\d))?$/u.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute <= EVENT_LIMITS.timeTo ? minute : null;
};
const parseInteger = (text: string, min: number, max: number): number | null =>
  /^\d{1,9}$/u.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
const parseWeekdays = (text: string): number[] | null =>
  /^[1-7](?:,[1-7])*$/u.test(text) ? [...new Set(text.split(',').map(Number))].toSorted() : null;

type DateRange = Pick<EventQuery, 'dateFrom' | 'dateTo'>;

/** Mends a range: ordered, not before today, not beyond the horizon; null days when nothing is left. */
function mendDates(
  { dateFrom, dateTo }: DateRange,
  flexible: boolean,
  today: string,
  addProblem: (problem: EventProblem) => void,
): DateRange {
  const [one, other] = [dateFrom ?? dateTo, dateTo ?? dateFrom];
  if (one === null || other === null) return { dateFrom: null, dateTo: null };
  if (other < one) addProblem('reversed');
  const [first, last] = other < one ? [other, one] : [one, other];
  const horizon = addDays(today, EVENT_LIMITS.daysAhead);
  if (last < today || first > horizon) {
    addProblem(last < today ? 'past' : 'far');
    return { dateFrom: null, dateTo: null };
  }
  if (first < today && !flexible) addProblem('started');
  const start = first < today ? today : first;
  const longest = addDays(start, EVENT_LIMITS.days);
  const latest = longest < horizon ? longest : horizon;
  if (last > latest) addProblem('far');
  return { dateFrom: start, dateTo: last > latest ? latest : last };
}

/**
 * Parses the event of an address. Values that cannot be used are left out or mended, never refused.
 * @param params query of the address
 * @param today day in Prague, YYYY-MM-DD
 */
export function parseEvent(
  params: URLSearchParams,
  today: string,
): { event: EventQuery; problems: EventProblem[] } {
  const problems = new Set<EventProblem>();
  const addProblem = (problem: EventProblem): void => void problems.add(problem);
  const read = <T>(name: EventParam, parse: (text: string) => T | null | undefined): T | null => {
    const text = params.get(name)?.trim();
    if (!text) return null;
    const value = parse(text) ?? null;
    if (value === null) addProblem('invalid');
    return value;
  };
  const parseDay = (text: string): string | null => (isDay(text) ? text : null);
  const flexible = read('flexible', (text) => (text === '1' || text === 'true' ? true : null)) ?? false;
  const timeFrom = read('time_from', (text) => {
    const minute = parseMinute(text);
    return minute !== null && minute < DAY_MINUTES ? minute : null;
  });
  const timeTo = read('time_to', (text) => {
    const minute = parseMinute(text);
    // „18:00–2:00“ ends on the next day.
    const end = minute !== null && minute <= (timeFrom ?? 0) ? minute + DAY_MINUTES : minute;
    return end !== null && end <= EVENT_LIMITS.timeTo ? end : null;
  });
  const dates = { dateFrom: read('date_from', parseDay), dateTo: read('date_to', parseDay) };
  const event: EventQuery = {
    ...mendDates(dates, flexible, today, addProblem),
    timeFrom,
    timeTo,
    guests: read('guests', (text) => parseInteger(text, 1, EVENT_LIMITS.guests)),
    layout: read('layout', (text) => LAYOUTS.find((layout) => layout === text)),
    purpose: read('purpose', (text) => (/^[a-z0-9-]{1,100}$/u.test(text) ? text : null)),
    priceMax: read('price_max', (text) => parseInteger(text, 0, EVENT_LIMITS.priceMax)),
    tariff: read('tariff', (text) => (TARIFFS.includes(text) ? text : null)),
    flexible,
    weekdays: read('weekdays', parseWeekdays) ?? [],
    repeat: read('repeat', (text) => (flexible ? parseInteger(text, 1, EVENT_LIMITS.repeat) : null)),
  };
  return { event, problems: [...problems] };
}
