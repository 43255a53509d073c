import { addDays } from './prague-time.ts';
import { LAYOUTS } from './taxonomy.ts';
import { isDay } from './timestamps.ts';

export type EventLayout = (typeof LAYOUTS)[number];

/** The event a visitor plans. It stands in the address of every public page that shows or uses it. */
export type EventQuery = {
  /** YYYY-MM-DD; both are set or neither, a single day is both. */
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  /** Minutes since midnight; the end is after the start, up to 30:00, which is 6:00 of the next day. */
  readonly timeFrom: number | null;
  readonly timeTo: number | null;
  readonly guests: number | null;
  readonly layout: EventLayout | null;
  /** Slug; an id is accepted. */
  readonly purpose: string | null;
  /** CZK for the whole event. */
  readonly priceMax: number | null;
  /** Kind of a tariff. */
  readonly tariff: string | null;
  /** One free day of the range is enough. */
  readonly flexible: boolean;
  /** Only these days of the range, 1 = Monday; empty = all. */
  readonly weekdays: readonly number[];
};

/** Parameters of an address in the order in which they are written. */
export const EVENT_PARAMS = [
  'date_from',
  'date_to',
  'time_from',
  'time_to',
  'guests',
  'layout',
  'purpose',
  'price_max',
  'tariff',
  'flexible',
  'weekdays',
] as const;
export type EventParam = (typeof EVENT_PARAMS)[number];

/** What was changed or left out because the address asked for something impossible. */
export type EventProblem = 'past' | 'started' | 'reversed' | 'far' | 'invalid';

export const EMPTY_EVENT: EventQuery = {
  dateFrom: null,
  dateTo: null,
  timeFrom: null,
  timeTo: null,
  guests: null,
  layout: null,
  purpose: null,
  priceMax: null,
  tariff: null,
  flexible: false,
  weekdays: [],
};

export const EVENT_LIMITS = {
  guests: 100_000,
  priceMax: 10_000_000,
  /** 30:00. */
  timeTo: 1800,
  daysAhead: 730,
  /** Longest range in days. */
  days: 366,
} as const;
const DAY_MINUTES = 1440;
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

/** „09:30“, „26:00“: a time of an address. */
const formatMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type DateRange = Pick<EventQuery, 'dateFrom' | 'dateTo'>;

/** Mends a range: ordered, not before today, not beyond the horizon; null days when nothing is left. */
function mendDates(
  { dateFrom, dateTo }: DateRange,
  flexible: boolean,
  today: string,
  tell: (problem: EventProblem) => void,
): DateRange {
  const [one, other] = [dateFrom ?? dateTo, dateTo ?? dateFrom];
  if (one === null || other === null) return { dateFrom: null, dateTo: null };
  if (other < one) tell('reversed');
  const [first, last] = other < one ? [other, one] : [one, other];
  const horizon = addDays(today, EVENT_LIMITS.daysAhead);
  if (last < today || first > horizon) {
    tell(last < today ? 'past' : 'far');
    return { dateFrom: null, dateTo: null };
  }
  if (first < today && !flexible) tell('started');
  const start = first < today ? today : first;
  const longest = addDays(start, EVENT_LIMITS.days);
  const latest = longest < horizon ? longest : horizon;
  if (last > latest) tell('far');
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
  const tell = (problem: EventProblem): void => void problems.add(problem);
  const read = <T>(name: EventParam, parse: (text: string) => T | null | undefined): T | null => {
    const text = params.get(name)?.trim();
    if (!text) return null;
    const value = parse(text) ?? null;
    if (value === null) tell('invalid');
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
    ...mendDates(dates, flexible, today, tell),
    timeFrom,
    timeTo,
    guests: read('guests', (text) => parseInteger(text, 1, EVENT_LIMITS.guests)),
    layout: read('layout', (text) => LAYOUTS.find((layout) => layout === text)),
    purpose: read('purpose', (text) => (/^[a-z0-9-]{1,100}$/u.test(text) ? text : null)),
    priceMax: read('price_max', (text) => parseInteger(text, 0, EVENT_LIMITS.priceMax)),
    tariff: read('tariff', (text) => (TARIFFS.includes(text) ? text : null)),
    flexible,
    weekdays: read('weekdays', parseWeekdays) ?? [],
  };
  return { event, problems: [...problems] };
}

/** Parameters of an event for an address; values that are not set are omitted. */
export function toEventParams(event: EventQuery): Partial<Record<EventParam, string>> {
  const { dateFrom, dateTo, timeFrom, timeTo, guests, layout, purpose, priceMax, tariff } = event;
  return {
    ...(dateFrom && { date_from: dateFrom }),
    ...(dateTo && dateTo !== dateFrom && { date_to: dateTo }),
    ...(timeFrom !== null && { time_from: formatMinute(timeFrom) }),
    ...(timeTo !== null && { time_to: formatMinute(timeTo) }),
    ...(guests !== null && { guests: String(guests) }),
    ...(layout && { layout }),
    ...(purpose && { purpose }),
    ...(priceMax !== null && { price_max: String(priceMax) }),
    ...(tariff && { tariff }),
    ...(event.flexible && { flexible: '1' }),
    ...(event.weekdays.length > 0 && { weekdays: event.weekdays.join(',') }),
  };
}

/** Query string of parameters with readable commas and colons: „?date_from=…“, or empty. */
export function formatQuery(params: Readonly<Record<string, string | number>>): string {
  const query = Object.entries(params)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    )
    .join('&');
  return query && `?${query}`;
}

/** Query string of an event: „?date_from=2027-05-15&guests=80“, or empty. */
export const buildEventSearch = (event: EventQuery): string => formatQuery(toEventParams(event));

/** Whether anything but the purpose is set; such an address is kept out of search engines. */
export const hasEventDetails = (event: EventQuery): boolean =>
  buildEventSearch({ ...event, purpose: null }) !== '';

/** Query string of the event parameters of another one, unchecked: the page that uses them mends them. */
export const pickEventSearch = (params: URLSearchParams): string =>
  formatQuery(Object.fromEntries([...params].filter(([name]) => EVENT_PARAMS.some((own) => own === name))));

/** Adds a query string to a URL that may have one. */
export const appendSearch = (url: string, search: string): string =>
  url + (url.includes('?') ? search.replace('?', '&') : search);
