import type { CatalogAnswer, CatalogSort, CatalogState } from '@prostora/api-client';
import {
  EMPTY_EVENT,
  EVENT_PARAMS,
  TOTAL_ORDER,
  formatQuery,
  toEventParams,
  urls,
  type EventParam,
  type EventQuery,
} from '@prostora/contracts';
import type { ParsedEvent } from '../../lib/event/read-event.ts';
import type { CatalogData } from './catalog-data.ts';
import type { Address, CatalogFilter, FilterValues } from './catalog-filter.ts';
import { toAddress } from './catalog-sentence.ts';

export const DEFAULT_SORT: CatalogSort = 'doporucene';
/** The filter in effect: the API's answer, with the event and the map's bounds of the URL. */
export function toFilter(
  state: CatalogState,
  { event, explicit }: Pick<CatalogData, 'event' | 'explicit'>,
  params: URLSearchParams,
): CatalogFilter {
  const effective: FilterValues = {
    ...event,
    location: state.selected_location?.slug ?? null,
    purpose: state.selected_purpose?.slug ?? null,
    capacity: state.selected_capacity,
    attributes: state.query_attributes.map((attribute) => attribute.id),
    search: state.search_query,
    bounds: params.get('bounds') || null,
    sort: state.sort,
    page: state.page,
  };
  const { parsed } = state;
  if (!explicit || !parsed) return { ...effective, sentence: null };
  const { location, purpose, attributes } = effective;
  const said = parsed.attributes.map(({ id }) => id).toSorted((one, other) => one - other);
  return {
    ...effective,
    sentence: {
      q: parsed.text,
      chips: parsed.chips,
      effective,
      explicit: {
        ...effective,
        ...explicit,
        location: location === parsed.location?.slug ? null : location,
        purpose: purpose === parsed.purpose?.slug ? null : purpose,
        attributes: String(attributes) === String(said) ? [] : attributes,
      },
    },
  };
}

type OwnParams = {
  attributes?: string;
  q?: string;
  search?: string;
  bounds?: string;
  sort?: CatalogSort;
  page?: number;
};

/** Parameters before and after those of the event, in the order of the API's `new_url`. */
export const toOwnParams = (
  { attributes, q, search, bounds, sort, page }: Address,
  hasDate: boolean,
): [OwnParams, OwnParams] => [
  {
    ...(attributes.length > 0 && { attributes: attributes.join(',') }),
    ...(q && { q }),
    ...(search && { search }),
  },
  {
    ...(bounds && { bounds }),
    ...(sort !== DEFAULT_SORT && (sort !== TOTAL_ORDER || hasDate) && { sort }),
    ...(page > 1 && { page }),
  },
];

/**
 * Builds the URL of a filter. The API answers with the canonical one (`new_url`), to which the loader
 * redirects.
 */
export function buildCatalogUrl(filter: CatalogFilter): string {
  const address = toAddress(filter);
  const [before, after] = toOwnParams(address, filter.dateFrom !== null);
  const query = { ...before, ...toEventParams({ ...address, purpose: null }), ...after };
  return `${urls.catalog([address.location, address.purpose, address.capacity])}${formatQuery(query)}`;
}

/** Applies a change to a filter and resets the page. */
export const withChange = (filter: CatalogFilter, change: Partial<CatalogFilter>): CatalogFilter => ({
  ...filter,
  page: 1,
  ...change,
});

export const EMPTY_FILTER: CatalogFilter = {
  ...EMPTY_EVENT,
  location: null,
  capacity: null,
  attributes: [],
  search: '',
  bounds: null,
  sort: DEFAULT_SORT,
  page: 1,
  sentence: null,
};

/** Number of active conditions (the badge of the filter button), without order and page. */
export const countConditions = (filter: FilterValues): number =>
  [
    filter.location,
    filter.purpose,
    filter.capacity,
    filter.search,
    filter.dateFrom ?? filter.dateTo,
    filter.bounds,
  ].filter(Boolean).length + filter.attributes.length;

/**
 * Canonical URL of an answer with the event, which the API knows in part. An event that had to be mended stays
 * as it was asked for, so that the page can tell what is wrong with it.
 */
export function buildCanonicalUrl(
  answer: CatalogAnswer,
  { event, problems }: Pick<ParsedEvent, 'event' | 'problems'>,
  asked: URL,
): URL {
  const target = new URL(answer.new_url, asked);
  const params: Partial<Record<EventParam, string>> =
    problems.length > 0 ? Object.fromEntries(asked.searchParams) : toEventParams(event);
  for (const name of EVENT_PARAMS) {
    const value = params[name];
    if (name === 'purpose') continue;
    if (value) target.searchParams.set(name, value);
    else target.searchParams.delete(name);
  }
  return target;
}

/** Path and query of a URL with readable commas and colons. */
export const formatUrl = ({ pathname, searchParams }: URL): string =>
  `${pathname}${formatQuery(Object.fromEntries(searchParams))}`;

/**
 * URL of another page of the same answer, based on its canonical URL, which an administrator may have set.
 */
export function buildPageUrl(answer: CatalogAnswer, event: EventQuery, page: number): string {
  const target = buildCanonicalUrl(answer, { event, problems: [] }, new URL('http://local.invalid'));
  target.searchParams.delete('page');
  if (page > 1) target.searchParams.set('page', String(page));
  return formatUrl(target);
}
