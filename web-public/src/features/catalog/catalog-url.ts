import type {
  CapacityBucket,
  CatalogAnswer,
  CatalogQuery,
  CatalogSort,
  CatalogState,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';

/** Filter, order and page that the URL of the catalogue holds. */
export type CatalogFilter = {
  location: string | null;
  purpose: string | null;
  capacity: CapacityBucket | null;
  attributes: readonly number[];
  search: string;
  dateFrom: string | null;
  dateTo: string | null;
  /** west,south,east,north */
  bounds: string | null;
  sort: CatalogSort;
  page: number;
};

export const DEFAULT_SORT: CatalogSort = 'doporucene';
const PARAMS = [
  'location',
  'purpose',
  'capacity',
  'attributes',
  'search',
  'date_from',
  'date_to',
  'bounds',
  'sort',
  'page',
] as const;

/** Parses a URL of the catalogue to an API query; unknown parameters (campaign tags) are ignored. */
export function parseCatalogUrl(url: URL): CatalogQuery {
  const path = url.pathname.replace(/^\/(?:katalog)?\/?/u, '').replace(/\/+$/u, '');
  const query: Record<string, string> = path ? { path: decodeURI(path) } : {};
  for (const name of PARAMS) {
    const value = url.searchParams.get(name);
    if (value) query[name] = value;
  }
  return query;
}

/** The filter in effect, from the API's answer; the map's bounds come from the URL. */
export function toFilter(state: CatalogState, params: URLSearchParams): CatalogFilter {
  return {
    location: state.selected_location?.slug ?? null,
    purpose: state.selected_purpose?.slug ?? null,
    capacity: state.selected_capacity,
    attributes: state.query_attributes.map((attribute) => attribute.id),
    search: state.search_query,
    dateFrom: state.date_from,
    dateTo: state.date_to,
    bounds: params.get('bounds') || null,
    sort: state.sort,
    page: state.page,
  };
}

/** Converts a filter to an API query. */
export function toCatalogQuery(filter: CatalogFilter): CatalogQuery {
  return {
    ...(filter.location && { location: filter.location }),
    ...(filter.purpose && { purpose: filter.purpose }),
    ...(filter.capacity && { capacity: filter.capacity }),
    ...(filter.attributes.length > 0 && { attributes: filter.attributes.join(',') }),
    ...(filter.search && { search: filter.search }),
    ...(filter.dateFrom && { date_from: filter.dateFrom }),
    ...(filter.dateTo && { date_to: filter.dateTo }),
    ...(filter.bounds && { bounds: filter.bounds }),
    ...(filter.sort !== DEFAULT_SORT && { sort: filter.sort }),
    ...(filter.page > 1 && { page: filter.page }),
  };
}

/**
 * Builds the URL of a filter. The API answers with the canonical one (`new_url`), to which the loader
 * redirects.
 */
export function buildCatalogUrl(filter: CatalogFilter): string {
  const { location, purpose, capacity, ...rest } = toCatalogQuery(filter);
  const query = Object.entries(rest)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return `${urls.catalog([location, purpose, capacity])}${query && `?${query}`}`;
}

/** Applies a change to a filter and resets the page. */
export const withChange = (filter: CatalogFilter, change: Partial<CatalogFilter>): CatalogFilter => ({
  ...filter,
  page: 1,
  ...change,
});

export const EMPTY_FILTER: CatalogFilter = {
  location: null,
  purpose: null,
  capacity: null,
  attributes: [],
  search: '',
  dateFrom: null,
  dateTo: null,
  bounds: null,
  sort: DEFAULT_SORT,
  page: 1,
};

/** Number of active conditions (the badge of the filter button), without order and page. */
export const countConditions = (filter: CatalogFilter): number =>
  [
    filter.location,
    filter.purpose,
    filter.capacity,
    filter.search,
    filter.dateFrom ?? filter.dateTo,
    filter.bounds,
  ].filter(Boolean).length + filter.attributes.length;

/**
 * URL of another page of the same answer, based on its canonical URL, which an administrator may have set.
 */
export function buildPageUrl(answer: CatalogAnswer, page: number): string {
  const target = new URL(answer.new_url, 'http://local.invalid');
  target.searchParams.delete('page');
  if (page > 1) target.searchParams.set('page', String(page));
  return `${target.pathname}${target.search.replaceAll('%2C', ',')}`;
}

const normalizeUrl = (url: URL): string => {
  const path = decodeURI(url.pathname)
    .replace(/\/+$/u, '')
    .replace(/^\/katalog$/u, '');
  return [path, ...PARAMS.map((name) => url.searchParams.get(name) ?? '')].join('\n');
};

/** Whether two URLs mean the same page, unknown parameters ignored. */
export const isSameUrl = (one: URL, other: URL): boolean => normalizeUrl(one) === normalizeUrl(other);

/** Whether two URLs have exactly the same path, so that each page has one URL. */
export const isSamePath = (one: URL, other: URL): boolean =>
  decodeURI(one.pathname) === decodeURI(other.pathname);
