import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminTaxonomy,
  listAdminLocations,
  listAdminSynonyms,
  type AdminSynonym,
  type Client,
  type ListAdminSynonymsData,
} from '@prostora/api-client';

export type SynonymKind = AdminSynonym['kind'];
export const SYNONYM_KINDS = ['purpose', 'attribute', 'location'] as const satisfies readonly SynonymKind[];

export const synonymsQuery = (api: Client, query: ListAdminSynonymsData['query']) =>
  queryOptions({
    queryKey: ['synonyms', 'list', query] as const,
    queryFn: ({ signal }) => listAdminSynonyms({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

type SynonymItem = { id: number; name: string };

async function listLocations(api: Client, signal: AbortSignal): Promise<SynonymItem[]> {
  const load = (page: number) =>
    listAdminLocations({ client: api, query: { page_size: 100, sort: 'name', page }, signal });
  const first = await load(1);
  const rest = await Promise.all(
    Array.from({ length: first.nr_of_pages - 1 }, (_unused, index) => load(index + 2)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}

/** Everything that a synonym of a kind may mean. */
export const synonymItemsQuery = (api: Client, kind: SynonymKind) =>
  queryOptions({
    queryKey: ['synonyms', 'items', kind] as const,
    queryFn: async ({ signal }): Promise<SynonymItem[]> => {
      if (kind === 'location') return listLocations(api, signal);
      const { purposes, attributes } = await getAdminTaxonomy({ client: api, signal });
      return kind === 'purpose' ? purposes : attributes;
    },
  });
