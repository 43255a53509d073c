import { getAccount, getSecondFactor, listAccountSessions, type Client } from '@prostora/api-client';
import { queryOptions } from '@tanstack/react-query';

export const accountQuery = (api: Client) =>
  queryOptions({
    queryKey: ['account'] as const,
    queryFn: ({ signal }) => getAccount({ client: api, signal }),
  });

export const secondFactorQuery = (api: Client) =>
  queryOptions({
    queryKey: ['account', 'second-factor'] as const,
    queryFn: ({ signal }) => getSecondFactor({ client: api, signal }),
  });

/** Active sessions of the operator, one per browser. */
export const sessionsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['account', 'sessions'] as const,
    queryFn: ({ signal }) => listAccountSessions({ client: api, signal }),
  });
