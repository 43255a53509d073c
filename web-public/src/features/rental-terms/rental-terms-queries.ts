import { getRentalTerms, listRentalTerms, type Client } from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const TERMS = ['owner', 'rental-terms'] as const;
/** Above the 20 terms that an owner may use at once; older archived ones are left out. */
const PAGE_SIZE = 50;

/** The owner's rental terms, newest first. */
export const rentalTermsListQuery = (api: Client) =>
  queryOptions({
    queryKey: [...TERMS, 'list'],
    queryFn: ({ signal }) => listRentalTerms({ client: api, query: { page_size: PAGE_SIZE }, signal }),
  });

/** Terms for their editor: read anew at each opening, and not while they are edited. */
export const rentalTermsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...TERMS, 'detail', id],
    queryFn: ({ signal }) => getRentalTerms({ client: api, path: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const invalidateRentalTerms = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: TERMS });
