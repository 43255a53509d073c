import type {
  CapacityBucket,
  CatalogAnswer,
  CatalogQuery,
  CatalogSort,
  CatalogState,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';

/** Everything the address of the catalogue holds. */
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

/** What the API is asked for an address of the catalogue; unknown parameters (campaign marks) are left aside. */
export function queryOfAddress(url: URL): CatalogQuery {
  const path = url.pathname.replace(/^\/(?:katalog)?\/?/u, '').replace(/\/+$/u, '');
  const query: Record<string, string> = path ? { path: decodeURI(path) } : {};
  for (const name of PARAMS) {
    const value = url.searchParams.get(name);
    if (value) query[name] = value;
  }
  return query;
}

/** The filter that is in effect, from the API's answer; the map's area is known to the address only. */
export function filterOf(state: CatalogState, params: URLSearchParams): CatalogFilter {
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

/** The same filter as a query of the API, without going through an address. */
export function queryOfFilter(filter: CatalogFilter): CatalogQuery {
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

/** Address that opens the filter. The API answers with the canonical one (`new_url`), to which the loader moves on. */
export function addressOf(filter: CatalogFilter): string {
  const { location, purpose, capacity, ...rest } = queryOfFilter(filter);
  const query = Object.entries(rest)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return `${urls.catalog([location, purpose, capacity])}${query && `?${query}`}`;
}

/** Changing a filter always starts at the first page. */
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

/** How many conditions are set (the badge of the filter button); sorting and paging are none. */
export const countOfConditions = (filter: CatalogFilter): number =>
  [
    filter.location,
    filter.purpose,
    filter.capacity,
    filter.search,
    filter.dateFrom ?? filter.dateTo,
    filter.bounds,
  ].filter(Boolean).length + filter.attributes.length;

/** Address of another page of the same answer; it stays on the canonical address, also where that is one of an administrator's. */
export function pageAddress(answer: CatalogAnswer, page: number): string {
  const target = new URL(answer.new_url, 'http://local.invalid');
  target.searchParams.delete('page');
  if (page > 1) target.searchParams.set('page', String(page));
  return `${target.pathname}${target.search.replaceAll('%2C', ',')}`;
}

const comparable = (url: URL): string => {
  const path = decodeURI(url.pathname)
    .replace(/\/+$/u, '')
    .replace(/^\/katalog$/u, '');
  return [path, ...PARAMS.map((name) => url.searchParams.get(name) ?? '')].join('\n');
};

/** Whether two addresses mean the same page; parameters the catalogue does not know do not matter. */
export const sameAddress = (one: URL, other: URL): boolean => comparable(one) === comparable(other);

/** Whether two addresses have one path to the letter, so that each page is found at one address only. */
export const samePath = (one: URL, other: URL): boolean =>
  decodeURI(one.pathname) === decodeURI(other.pathname);
