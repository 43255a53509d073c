import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminTaxonomy,
  listAdminLocations,
  type ListAdminLocationsData,
  type Client,
} from '@prostora/api-client';
import { taxonomyCalls, type TaxonomyTab } from './taxonomy-items.ts';

export const taxonomyQuery = (api: Client) =>
  queryOptions({
    queryKey: ['taxonomy', 'list'] as const,
    queryFn: ({ signal }) => getAdminTaxonomy({ client: api, signal }),
  });

/** Preview of a merge; never cached, as usage changes. */
export const mergePreviewQuery = (api: Client, tab: TaxonomyTab, id: number, into: number | null) =>
  queryOptions({
    queryKey: ['taxonomy', 'merge', tab, id, into] as const,
    queryFn: ({ signal }) =>
      taxonomyCalls[tab].previewMerge({ client: api, path: { id }, query: { into: into ?? 0 }, signal }),
    enabled: into !== null,
    gcTime: 0,
  });

export const locationListQuery = (api: Client, query: ListAdminLocationsData['query']) =>
  queryOptions({
    queryKey: ['locations', 'list', query] as const,
    queryFn: ({ signal }) => listAdminLocations({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

/** All regions or towns, for filters and parent selects. */
export const parentLocationsQuery = (api: Client, kind: 'region' | 'town') =>
  queryOptions({
    queryKey: ['locations', 'above', kind] as const,
    queryFn: async ({ signal }) => {
      const first = await listAdminLocations({
        client: api,
        query: { kind, page_size: 100, sort: 'name' },
        signal,
      });
      const rest = await Promise.all(
        Array.from({ length: first.nr_of_pages - 1 }, (_, index) =>
          listAdminLocations({
            client: api,
            query: { kind, page_size: 100, sort: 'name', page: index + 2 },
            signal,
          }),
        ),
      );
      return [first, ...rest].flatMap(({ items }) => items);
    },
  });
