import { queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

/** One space by its number, with its owner and how complete it is; lists ask for its name. */
export const spaceQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['spaces', 'file', id] as const,
    queryFn: ({ signal }) => api.admin.spaces.read(id, signal),
  });

/** One customer; lists ask for the name. */
export const customerQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['customers', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.customers.read(id, signal),
  });

/** All plans in their order, retired ones too. */
export const plansQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => api.admin.plans.list(signal),
  });

/** Terms and places change seldom: whoever edited them sees it elsewhere within so many milliseconds. */
const REFERENCE_STALE = 60_000;

/** Purposes and attributes as the site offers them; reference data. */
export const offeredTermsQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['offered', 'terms'] as const,
    queryFn: ({ signal }) => api.spaces.taxonomy(signal),
    staleTime: REFERENCE_STALE,
    meta: { isReference: true },
  });

/** Places as the site offers them; reference data. */
export const offeredPlacesQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['offered', 'places'] as const,
    queryFn: async ({ signal }) => (await api.catalog.list({ first_fetch: 1 }, signal)).catalog.locations,
    staleTime: REFERENCE_STALE,
    meta: { isReference: true },
  });

/** Name of the site, as result pages show it. */
export const siteQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['site'] as const,
    queryFn: ({ signal }) => api.site.info(signal),
    meta: { isReference: true },
    staleTime: Infinity,
  });
