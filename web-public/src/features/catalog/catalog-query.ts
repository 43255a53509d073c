import type { CatalogQuery } from '@prostora/api-client';
import { EVENT_PARAMS, TOTAL_ORDER, toEventParams, type EventQuery } from '@prostora/contracts';
import { toAddress } from './catalog-sentence.ts';
import type { CatalogFilter } from './catalog-filter.ts';
import { toOwnParams } from './catalog-url.ts';

/** Parameters apart from the event. */
const PARAMS = [
  'location',
  'purpose',
  'capacity',
  'attributes',
  'q',
  'search',
  'bounds',
  'sort',
  'page',
] as const;
/** Parameters that the API takes together with a date only. */
const DATED_PARAMS: readonly string[] = ['time_from', 'time_to', 'price_max'];

const toSentParams = (event: EventQuery, hasDate: boolean): CatalogQuery =>
  Object.fromEntries(
    Object.entries(toEventParams(event)).filter(([name]) => hasDate || !DATED_PARAMS.includes(name)),
  );

/**
 * Parses a URL of the catalogue to an API query; unknown parameters (campaign tags) are ignored.
 * @param hasDate whether the URL or its sentence says a date
 */
export function parseCatalogUrl(
  url: URL,
  event: EventQuery,
  hasDate: boolean = event.dateFrom !== null,
): CatalogQuery {
  const path = url.pathname.replace(/^\/(?:katalog)?\/?/u, '').replace(/\/+$/u, '');
  const query: Record<string, string> = path ? { path: decodeURI(path) } : {};
  for (const name of PARAMS) {
    const value = url.searchParams.get(name);
    if (value) query[name] = value;
  }
  if (!hasDate && query['sort'] === TOTAL_ORDER) delete query['sort'];
  return { ...toSentParams({ ...event, purpose: null }, hasDate), ...query };
}

/** Converts a filter to an API query. */
export function toCatalogQuery(filter: CatalogFilter): CatalogQuery {
  const address = toAddress(filter);
  const hasDate = filter.dateFrom !== null;
  const [before, after] = toOwnParams(address, hasDate);
  return {
    ...(address.location && { location: address.location }),
    ...(address.capacity && { capacity: address.capacity }),
    ...before,
    ...toSentParams(address, hasDate),
    ...after,
  };
}

const normalizeUrl = (url: URL): string => {
  const path = decodeURI(url.pathname)
    .replace(/\/+$/u, '')
    .replace(/^\/katalog$/u, '');
  return [path, ...[...PARAMS, ...EVENT_PARAMS].map((name) => url.searchParams.get(name) ?? '')].join('\n');
};

/** Whether two URLs mean the same page, unknown parameters ignored. */
export const isSameUrl = (one: URL, other: URL): boolean => normalizeUrl(one) === normalizeUrl(other);

/** Whether two URLs have exactly the same path, so that each page has one URL. */
export const isSamePath = (one: URL, other: URL): boolean =>
  decodeURI(one.pathname) === decodeURI(other.pathname);
