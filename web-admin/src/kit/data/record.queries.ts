import { queryOptions } from '@tanstack/react-query';
import {
  getAdminCustomer,
  getAdminSpace,
  getSiteInfo,
  getSpaceTaxonomy,
  listAdminPlans,
  listCatalog,
  type Client,
} from '@prostora/api-client';

/** A space by id, with its owner and completeness. */
export const spaceQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['spaces', 'file', id] as const,
    queryFn: ({ signal }) => getAdminSpace({ client: api, path: { id }, signal }),
  });

/** A customer by id. */
export const customerQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['customers', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminCustomer({ client: api, path: { id }, signal }),
  });

/** All plans in their order, including retired ones. */
export const plansQuery = (api: Client) =>
  queryOptions({
    queryKey: ['plans'] as const,
    queryFn: ({ signal }) => listAdminPlans({ client: api, signal }),
  });

/** Stale time in milliseconds of reference data, which changes rarely. */
const REFERENCE_STALE_MS = 60_000;

/** Purposes and attributes of the public site; reference data. */
export const publicTaxonomyQuery = (api: Client) =>
  queryOptions({
    queryKey: ['offered', 'terms'] as const,
    queryFn: ({ signal }) => getSpaceTaxonomy({ client: api, signal }),
    staleTime: REFERENCE_STALE_MS,
    meta: { isReference: true },
  });

/** Locations of the public site; reference data. */
export const publicLocationsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['offered', 'places'] as const,
    queryFn: async ({ signal }) =>
      (await listCatalog({ client: api, query: { first_fetch: '1' }, signal })).catalog.locations,
    staleTime: REFERENCE_STALE_MS,
    meta: { isReference: true },
  });

/** Site name, as search results show it. */
export const siteQuery = (api: Client) =>
  queryOptions({
    queryKey: ['site'] as const,
    queryFn: ({ signal }) => getSiteInfo({ client: api, signal }),
    meta: { isReference: true },
    staleTime: Infinity,
  });
