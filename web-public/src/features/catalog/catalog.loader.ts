import {
  ApiError,
  listCatalog,
  type Client,
  type CatalogAnswer,
  type CatalogQuery,
  type CatalogState,
} from '@prostora/api-client';
import { toLocalPath, urls } from '@prostora/contracts';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';
import { readEvent } from '../../lib/read-event.ts';
import { facetKey, getMemory, normalizeSearch, type CatalogData, type Memory } from './catalog-memory.ts';
import { buildCanonicalUrl, formatUrl, isSamePath, isSameUrl, parseCatalogUrl } from './catalog-url.ts';
import type { Relaxation } from './relaxations.ts';

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

/** Relaxations of a filter without results; their code is loaded on demand. */
const loadRelaxations = async (
  ...asked: Parameters<(typeof import('./relaxations.ts'))['findRelaxations']>
): Promise<Relaxation[]> => (await import('./relaxations.ts')).findRelaxations(...asked);

/** Loads the catalogue and redirects to its canonical URL; in the browser the redirect reuses the answer. */
export function createCatalogLoader(api: Client) {
  const memory = getMemory(api);
  return async ({ request }: LoaderFunctionArgs): Promise<CatalogData | Response> => {
    const url = new URL(request.url);
    const handed = memory?.handed;
    if (memory) memory.handed = null;
    if (handed && isSameUrl(handed.address, url)) return handed.data;
    const parsed = await readEvent(url.searchParams);
    const { event } = parsed;
    try {
      const answer = await load(api, parseCatalogUrl(url, event), request.signal, memory);
      const loaded: CatalogData = {
        ...parsed,
        answer: memory ? answer : withoutPins(answer),
        relaxations:
          answer.catalog.total === 0 ? await loadRelaxations(api, answer, event, url, request.signal) : [],
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
