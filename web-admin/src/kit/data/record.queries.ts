import { queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

/** A space by id, with its owner and completeness. */
export const spaceQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['spaces', 'file', id] as const,
    queryFn: ({ signal }) => api.admin.spaces.read(id, signal),
  });

/** A customer by id. */
export const customerQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['customers', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.customers.read(id, signal),
  });

/** All plans in their order, including retired ones. */
export const plansQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => api.admin.plans.list(signal),
  });

/** Stale time in milliseconds of reference data, which changes rarely. */
const REFERENCE_STALE_MS = 60_000;

/** Purposes and attributes of the public site; reference data. */
export const publicTaxonomyQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['offered', 'terms'] as const,
    queryFn: ({ signal }) => api.spaces.taxonomy(signal),
    staleTime: REFERENCE_STALE_MS,
    meta: { isReference: true },
  });

/** Locations of the public site; reference data. */
export const publicLocationsQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['offered', 'places'] as const,
    queryFn: async ({ signal }) => (await api.catalog.list({ first_fetch: 1 }, signal)).catalog.locations,
    staleTime: REFERENCE_STALE_MS,
    meta: { isReference: true },
  });

/** Site name, as search results show it. */
export const siteQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['site'] as const,
    queryFn: ({ signal }) => api.site.info(signal),
    meta: { isReference: true },
    staleTime: Infinity,
  });
