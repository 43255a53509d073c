import { secondFactorCalls } from '@prostora/api-client/second-factor-calls.ts';
import type { AccountAnswer, Api } from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const ACCOUNT = ['account'] as const;
const SESSIONS = ['account', 'sessions'] as const;
const SECOND_FACTOR = ['account', 'second-factor'] as const;
const LINKS = ['account', 'links'] as const;
const MEMBERSHIP = ['membership'] as const;

/** Profile and billing details of whoever is signed in. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ACCOUNT, queryFn: ({ signal }) => api.account.read(signal) });

/** Browsers somebody is signed in with. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: SESSIONS, queryFn: ({ signal }) => api.account.sessions(signal) });

/** Second factors of whoever is signed in. */
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

/** What an order of a plan costs now; days pass, so it is read anew each time it is shown. */
export const orderQuoteQuery = (api: Api, planId: number) =>
  queryOptions({
    queryKey: [...MEMBERSHIP, 'quote', planId],
    queryFn: ({ signal }) => api.membership.quoteOrder(planId, signal),
    gcTime: 0,
    staleTime: 0,
  });

/** Takes over the account as an answer brought it; billing details decide what can be ordered. */
export async function keepAccount(client: QueryClient, answer: AccountAnswer): Promise<void> {
  client.setQueryData(ACCOUNT, answer);
  await client.invalidateQueries({ queryKey: MEMBERSHIP });
}
