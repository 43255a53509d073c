import { getTeam, type Client, type Team } from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const TEAM = ['owner', 'team'] as const;

/** Members and invitations of the customer that the session acts for. */
export const teamQuery = (api: Client) =>
  queryOptions({ queryKey: TEAM, queryFn: ({ signal }) => getTeam({ client: api, signal }) });

export const updateTeam = (client: QueryClient, change: (present: Team) => Team): void => {
  client.setQueryData<Team>(TEAM, (present) => present && change(present));
};

export const invalidateTeam = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: TEAM });
