import {
  getAccount,
  getMembership,
  getOwnerProfile,
  getSecondFactor,
  listAccountLinks,
  listAccountSessions,
  quoteMembershipOrder,
  type AccountAnswer,
  type Client,
} from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const ACCOUNT = ['account'] as const;
const SESSIONS = ['account', 'sessions'] as const;
const SECOND_FACTOR = ['account', 'second-factor'] as const;
const OWN_PROFILE = ['account', 'public'] as const;
const LINKS = ['account', 'links'] as const;
const MEMBERSHIP = ['membership'] as const;

/** Profile and billing details of the signed-in account. */
export const accountQuery = (api: Client) =>
  queryOptions({ queryKey: ACCOUNT, queryFn: ({ signal }) => getAccount({ client: api, signal }) });

/** What visitors see about the owner. */
export const ownProfileQuery = (api: Client) =>
  queryOptions({ queryKey: OWN_PROFILE, queryFn: ({ signal }) => getOwnerProfile({ client: api, signal }) });

/** Active sessions of the account, one per browser. */
export const sessionsQuery = (api: Client) =>
  queryOptions({ queryKey: SESSIONS, queryFn: ({ signal }) => listAccountSessions({ client: api, signal }) });

/** Second factors of the signed-in account. */
export const secondFactorQuery = (api: Client) =>
  queryOptions({
    queryKey: SECOND_FACTOR,
    queryFn: ({ signal }) => getSecondFactor({ client: api, signal }),
  });

/** Secret addresses of the account. */
export const linksQuery = (api: Client) =>
  queryOptions({ queryKey: LINKS, queryFn: ({ signal }) => listAccountLinks({ client: api, signal }) });

/** The owner's plan, its use and orders. */
export const membershipQuery = (api: Client) =>
  queryOptions({ queryKey: MEMBERSHIP, queryFn: ({ signal }) => getMembership({ client: api, signal }) });

/** Present price of a plan order; never cached, because proration depends on the day. */
export const orderQuoteQuery = (api: Client, planId: number) =>
  queryOptions({
    queryKey: [...MEMBERSHIP, 'quote', planId],
    queryFn: ({ signal }) => quoteMembershipOrder({ client: api, query: { plan_id: planId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/**
 * Caches the account of an answer. Invalidates what depends on it: billing details decide what can be ordered, names
 * are shown to visitors.
 */
export async function cacheAccount(client: QueryClient, answer: AccountAnswer): Promise<void> {
  client.setQueryData(ACCOUNT, answer);
  await Promise.all([
    client.invalidateQueries({ queryKey: MEMBERSHIP }),
    client.invalidateQueries({ queryKey: OWN_PROFILE }),
  ]);
}
