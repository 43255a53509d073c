import { getDeal, type Client } from '@prostora/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Interval at which an open page is refreshed. */
const REFRESH_MS = 60_000;

/** A deal of the owner. */
export const dealQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['owner', 'deal', id],
    queryFn: ({ signal }) => getDeal({ client: api, path: { id }, signal }),
    refetchInterval: REFRESH_MS,
  });
