import type { CatalogAnswer, CatalogQuery, CatalogState, Client } from '@prostora/api-client';
import type { ParsedEvent } from '../../lib/read-event.ts';
import { parseCatalogUrl } from './catalog-url.ts';
import type { Relaxation } from './relaxations.ts';

export type CatalogFailure = 'offline' | 'server';
export type CatalogData = ParsedEvent & {
  answer: CatalogAnswer;
  /** For an empty result: conditions to drop, with the number of spaces that each would give. */
  relaxations: readonly Relaxation[];
  /** Set in the browser when a later load failed; the answer is then the previous one. */
  failure: CatalogFailure | null;
};

type FacetLists = Pick<CatalogState, 'purposes' | 'locations' | 'attributes' | 'capacities'>;
/** State that a browser keeps between loads. The server keeps none: its loader serves all users. */
export type Memory = {
  previous: CatalogData | null;
  handed: { address: URL; data: CatalogData } | null;
  facets: { key: string; lists: FacetLists } | null;
  /**
   * Searched texts since the document was opened: each is counted once, not again with every filter or Back.
   */
  searched: Set<string>;
};
const memories = new WeakMap<Client, Memory>();

export function getMemory(api: Client): Memory | null {
  if (typeof window === 'undefined') return null;
  const memory = memories.get(api) ?? { previous: null, handed: null, facets: null, searched: new Set() };
  memories.set(api, memory);
  return memory;
}

/** Remembers the data of the document, which the loader has not seen, for a later failure. */
export function rememberLoaded(api: Client, loaded: CatalogData, url: URL): void {
  const memory = getMemory(api);
  if (!memory || memory.previous || loaded.failure) return;
  const { purposes, locations, attributes, capacities } = loaded.answer.catalog;
  memory.previous = loaded;
  const query = parseCatalogUrl(url, loaded.event);
  memory.searched.add(normalizeSearch(query));
  memory.facets = {
    key: facetKey(query),
    lists: { purposes, locations, attributes, capacities },
  };
}

export const normalizeSearch = ({ search = '' }: CatalogQuery): string =>
  search.trim().toLocaleLowerCase('cs');

export const facetKey = ({ page: _page, sort: _sort, ...filter }: CatalogQuery): string =>
  JSON.stringify(filter);
