import {
  ApiError,
  listCatalog,
  type Client,
  type CatalogAnswer,
  type CatalogQuery,
  type CatalogState,
} from '@prostora/api-client';
import { toLocalPath, urls, type EventQuery } from '@prostora/contracts';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';
import { readEvent } from '../../lib/event/read-event.ts';
import { findDocument, type CatalogData } from './catalog-data.ts';
import { isSamePath, isSameUrl, parseCatalogUrl } from './catalog-query.ts';
import { buildCanonicalUrl, formatUrl } from './catalog-url.ts';
import { prepareParts } from './lazy-components.ts';

type SentenceEvents = Pick<CatalogData, 'event' | 'explicit'>;
type FacetLists = Pick<CatalogState, 'purposes' | 'locations' | 'attributes' | 'capacities'>;
/** State that a browser keeps between loads. The server keeps none: its loader serves all users. */
type Memory = {
  previous: CatalogData | null;
  handed: { address: URL; data: CatalogData } | null;
  facets: { key: string; lists: FacetLists } | null;
  /**
   * Searched texts since the document was opened: each is counted once, not again with every filter or Back.
   */
  searched: Set<string>;
};
const memories = new WeakMap<Client, Memory>();

function getMemory(api: Client): Memory | null {
  if (typeof window === 'undefined') return null;
  const memory = memories.get(api) ?? createMemory(api);
  memories.set(api, memory);
  return memory;
}

/** A memory that begins with the data of the document. */
function createMemory(api: Client): Memory {
  const shown = findDocument(api);
  if (!shown) return { previous: null, handed: null, facets: null, searched: new Set() };
  const { event, explicit } = shown.loaded;
  const query = parseCatalogUrl(shown.url, explicit ?? event);
  const { purposes, locations, attributes, capacities } = shown.loaded.answer.catalog;
  return {
    previous: shown.loaded,
    handed: null,
    facets: { key: facetKey(query), lists: { purposes, locations, attributes, capacities } },
    searched: new Set([normalizeSearch(query)]),
  };
}

const normalizeSearch = ({ q, search = '' }: CatalogQuery): string =>
  (q ?? search).trim().toLocaleLowerCase('cs');

const facetKey = ({ page: _page, sort: _sort, ...filter }: CatalogQuery): string => JSON.stringify(filter);

/**
 * Whether the visitor has just typed this search. A document load does not count: bots and links open it too.
 */
const isNewSearch = (query: CatalogQuery, memory: Memory | null): boolean =>
  memory !== null &&
  normalizeSearch(query) !== '' &&
  query.page === undefined &&
  !memory.searched.has(normalizeSearch(query));

/** Loads the list. Facets depend on the filter only, so that paging and sorting reuse them. */
async function load(
  api: Client,
  query: CatalogQuery,
  signal: AbortSignal,
  memory: Memory | null,
): Promise<CatalogAnswer> {
  const key = facetKey(query);
  const known = memory?.facets?.key === key ? memory.facets.lists : null;
  const answer = await listCatalog({
    client: api,
    query: {
      ...query,
      ...(!known && { first_fetch: '1' }),
      ...(isNewSearch(query, memory) && { typed: '1' }),
    },
    signal,
  });
  memory?.searched.add(normalizeSearch(query));
  const { purposes, locations, attributes, capacities } = answer.catalog;
  if (known && locations.length === 0) return { ...answer, catalog: { ...answer.catalog, ...known } };
  if (memory) memory.facets = { key, lists: { purposes, locations, attributes, capacities } };
  return answer;
}

/** Statuses of URLs that the catalogue cannot parse or does not know: 404. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

/** Removes the pins from a document: they would double its data, and a shown map requests its own. */
const withoutPins = (answer: CatalogAnswer): CatalogAnswer => ({
  ...answer,
  catalog: { ...answer.catalog, map_data: { ...answer.catalog.map_data, markers: [], clusters: [] } },
});

function recover(error: unknown, memory: Memory | null): CatalogData {
  if (error instanceof ApiError && NOT_FOUND_STATUSES.includes(error.status))
    throw data(null, { status: 404 });
  if (!(error instanceof ApiError) || !memory?.previous) throw error;
  return { ...memory.previous, failure: error.status === 0 ? 'offline' : 'server' };
}

/** Redirect target of a former URL of the catalogue, with the query of the request. */
function findRedirect(error: unknown, asked: URL): string | null {
  const target =
    error instanceof ApiError && error.status === 404 && typeof error.body['redirect'] === 'string'
      ? toLocalPath(error.body['redirect'])
      : null;
  return target === null || target.includes('?') ? target : `${target}${asked.search}`;
}

/**
 * Whether a redirect is permanent: only from another form of the same filter to its own path. A URL set by an
 * administrator may be removed again, and a query is not a stable form.
 */
function isPermanent(
  address: URL,
  asked: URL,
  { selected_location, selected_purpose, selected_capacity }: CatalogState,
): boolean {
  const own = urls.catalog([selected_location?.slug, selected_purpose?.slug, selected_capacity]);
  return !isSamePath(address, asked) && decodeURI(address.pathname) === own;
}

/** Loads a URL. Hours, budget and an order that need a date are sent without one where a sentence may say it. */
async function loadUrl(
  api: Client,
  url: URL,
  event: EventQuery,
  signal: AbortSignal,
  memory: Memory | null,
): Promise<CatalogAnswer> {
  const query = parseCatalogUrl(url, event);
  if (!query.q) return load(api, query, signal, memory);
  try {
    return await load(api, parseCatalogUrl(url, event, true), signal, memory);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return load(api, query, signal, memory);
  }
}

/** The event of the address and of its sentence; what the sentence says is read on demand. */
async function toEvents({ catalog }: CatalogAnswer, event: EventQuery): Promise<SentenceEvents> {
  if (!catalog.parsed?.chips.length) return { event, explicit: null };
  const { addSelectedEvent } = await import('../../lib/event/sentence-event.ts');
  return { event: addSelectedEvent(event, catalog), explicit: event };
}

/** Loads the catalogue and redirects to its canonical URL; in the browser the redirect reuses the answer. */
export function createCatalogLoader(api: Client) {
  return async ({ request }: LoaderFunctionArgs): Promise<CatalogData | Response> => {
    const memory = getMemory(api);
    const url = new URL(request.url);
    const handed = memory?.handed;
    if (memory) memory.handed = null;
    if (handed && isSameUrl(handed.address, url)) return handed.data;
    const parsed = await readEvent(url.searchParams);
    try {
      const answer = await loadUrl(api, url, parsed.event, request.signal, memory);
      const [events] = await Promise.all([toEvents(answer, parsed.event), prepareParts(answer)]);
      const loaded: CatalogData = {
        ...parsed,
        ...events,
        answer: memory ? answer : withoutPins(answer),
        failure: null,
      };
      if (memory) memory.previous = loaded;
      const address = buildCanonicalUrl(answer, parsed, url);
      if (isSameUrl(address, url) && isSamePath(address, url)) return loaded;
      if (memory) memory.handed = { address, data: loaded };
      return redirect(formatUrl(address), isPermanent(address, url, answer.catalog) ? 301 : 302);
    } catch (error) {
      const moved = findRedirect(error, url);
      if (moved !== null) return redirect(moved, 301);
      return recover(error, memory);
    }
  };
}
