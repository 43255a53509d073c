import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminLocationsQuery, ConsoleApi, TaxonomyList } from '@prostora/api-client';

export const taxonomyQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['taxonomy', 'list'] as const,
    queryFn: ({ signal }) => api.admin.taxonomy.read(signal),
  });

/** Preview of a merge; never cached, as usage changes. */
export const mergePreviewQuery = (api: ConsoleApi, list: TaxonomyList, id: number, into: number | null) =>
  queryOptions({
    queryKey: ['taxonomy', 'merge', list, id, into] as const,
    queryFn: ({ signal }) => api.admin.taxonomy.mergePreview(list, id, into ?? 0, signal),
    enabled: into !== null,
    gcTime: 0,
  });

export const locationListQuery = (api: ConsoleApi, query: AdminLocationsQuery) =>
  queryOptions({
    queryKey: ['locations', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.locations.list(query, signal),
    placeholderData: keepPreviousData,
  });

/** All regions or towns, for filters and parent selects. */
export const parentLocationsQuery = (api: ConsoleApi, kind: 'region' | 'town') =>
  queryOptions({
    queryKey: ['locations', 'above', kind] as const,
    queryFn: async ({ signal }) => {
      const first = await api.admin.locations.list({ kind, page_size: 100, sort: 'name' }, signal);
      const rest = await Promise.all(
        Array.from({ length: first.nr_of_pages - 1 }, (_, index) =>
          api.admin.locations.list({ kind, page_size: 100, sort: 'name', page: index + 2 }, signal),
        ),
      );
      return [first, ...rest].flatMap(({ items }) => items);
    },
  });
