import type { LAYOUTS } from './taxonomy.ts';

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
  /** Of a flexible range: weeks from one date to the next of an event on all of its days; null = on one of them. */
  readonly repeat: number | null;
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
  'repeat',
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
  repeat: null,
};

export const EVENT_LIMITS = {
  guests: 100_000,
  priceMax: 10_000_000,
  /** 30:00. */
  timeTo: 1800,
  daysAhead: 730,
  /** Longest range in days. */
  days: 366,
  /** Weeks from one date of a repeated event to the next. */
  repeat: 4,
} as const;
/**
 * „09:30“, „26:00“: a time of the day of an event or of the next one.
 * @param minute minutes since midnight
 */
export const formatEventTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * Minutes since midnight of a valid „26:00“; null for none.
 * @param clock time of `formatEventTime`
 */
export function parseEventTime(clock: string | null | undefined): number | null {
  const [hours, minutes] = (clock ?? '').split(':').map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}

/** Parameters of an event for an address; values that are not set are omitted. */
export function toEventParams(event: EventQuery): Partial<Record<EventParam, string>> {
  const { dateFrom, dateTo, timeFrom, timeTo, guests, layout, purpose, priceMax, tariff } = event;
  return {
    ...(dateFrom && { date_from: dateFrom }),
    ...(dateTo && dateTo !== dateFrom && { date_to: dateTo }),
    ...(timeFrom !== null && { time_from: formatEventTime(timeFrom) }),
    ...(timeTo !== null && { time_to: formatEventTime(timeTo) }),
    ...(guests !== null && { guests: String(guests) }),
    ...(layout && { layout }),
    ...(purpose && { purpose }),
    ...(priceMax !== null && { price_max: String(priceMax) }),
    ...(tariff && { tariff }),
    ...(event.flexible && { flexible: '1' }),
    ...(event.weekdays.length > 0 && { weekdays: event.weekdays.join(',') }),
    ...(event.flexible && event.repeat !== null && { repeat: String(event.repeat) }),
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
