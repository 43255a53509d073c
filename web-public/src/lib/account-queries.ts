import { secondFactorCalls } from '@prostora/api-client/second-factor-calls.ts';
import type { AccountAnswer, Api } from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const ACCOUNT = ['account'] as const;
const SESSIONS = ['account', 'sessions'] as const;
const SECOND_FACTOR = ['account', 'second-factor'] as const;
const LINKS = ['account', 'links'] as const;
const MEMBERSHIP = ['membership'] as const;

/** Profile and billing details of the signed-in account. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ACCOUNT, queryFn: ({ signal }) => api.account.read(signal) });

/** Active sessions of the account, one per browser. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: SESSIONS, queryFn: ({ signal }) => api.account.sessions(signal) });

/** Second factors of the signed-in account. */
export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: SECOND_FACTOR,
    queryFn: ({ signal }) => secondFactorCalls(api.calls).read(signal),
  });

/** Secret addresses of the account. */
export const linksQuery = (api: Api) =>
  queryOptions({ queryKey: LINKS, queryFn: ({ signal }) => api.account.links(signal) });

/** The owner's plan, its use and orders. */
export const membershipQuery = (api: Api) =>
  queryOptions({ queryKey: MEMBERSHIP, queryFn: ({ signal }) => api.membership.read(signal) });

/** Present price of a plan order; never cached, because proration depends on the day. */
export const orderQuoteQuery = (api: Api, planId: number) =>
  queryOptions({
    queryKey: [...MEMBERSHIP, 'quote', planId],
    queryFn: ({ signal }) => api.membership.quoteOrder(planId, signal),
    gcTime: 0,
    staleTime: 0,
  });

/**
 * Caches the account of an answer. Invalidates the membership: billing details decide what can be ordered.
 */
export async function cacheAccount(client: QueryClient, answer: AccountAnswer): Promise<void> {
  client.setQueryData(ACCOUNT, answer);
  await client.invalidateQueries({ queryKey: MEMBERSHIP });
}
