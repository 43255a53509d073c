import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import {
  changeSpaceStatus,
  getSpaceByUrl,
  getSpaceStatistics,
  listAdminSpaces,
  type AdminSpacesAnswer,
  type ListAdminSpacesData,
  type Client,
  type SpaceAnswer,
} from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { useApi, useNotices, useRefresh } from '../../kit/index.ts';
import { TARGET_STATUS, findUndoAction, runCommand, type SpaceCommand } from './space-actions.ts';

const keys = {
  all: ['spaces'] as const,
  lists: ['spaces', 'list'] as const,
  details: ['spaces', 'detail'] as const,
};

/** List of one view; previous rows stay while the next ones load. */
export const spaceListQuery = (api: Client, query: ListAdminSpacesData['query']) =>
  queryOptions({
    queryKey: [...keys.lists, query] as const,
    queryFn: ({ signal }) => listAdminSpaces({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Spaces waiting for approval, oldest first; shared with the menu's badge. */
export const waitingSpacesQuery = (api: Client) =>
  queryOptions({
    ...spaceListQuery(api, {
      status: 'WAITING_FOR_APPROVAL',
      sort: 'submitted',
      order: 'asc',
      page_size: 20,
    }),
    refetchInterval: 60_000,
  });

export const spaceDetailQuery = (api: Client, url: string) =>
  queryOptions({
    queryKey: [...keys.details, url] as const,
    queryFn: ({ signal }) => getSpaceByUrl({ client: api, query: { url }, signal }),
    staleTime: 0,
  });

/** Statistics of reservations, inquiries and calendars. */
export const spaceStatisticsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['spaces', 'figures', id] as const,
    queryFn: ({ signal }) => getSpaceStatistics({ client: api, path: { id }, signal }),
  });

type Snapshot = [QueryKey, unknown][];

/** Applies a status change to a list; removes the row when the list's filter excludes it. */
function applyToList(
  answer: AdminSpacesAnswer,
  filter: string | undefined,
  { action, space }: SpaceCommand,
): AdminSpacesAnswer {
  const row = answer.items.find((candidate) => candidate.id === space.id);
  if (!row) return answer;
  const status = TARGET_STATUS[action];
  const stays = !filter || filter.split(',').includes(status);
  const items = stays
    ? answer.items.map((candidate) =>
        candidate.id === space.id ? { ...candidate, status, allowed_actions: [] } : candidate,
      )
    : answer.items.filter((candidate) => candidate.id !== space.id);
  const counts = {
    ...answer.counts,
    [row.status]: Math.max(0, (answer.counts[row.status] ?? 0) - 1),
    [status]: (answer.counts[status] ?? 0) + 1,
  };
  return { ...answer, items, spaces: items, counts, total: stays ? answer.total : answer.total - 1 };
}

/**
 * Optimistic update of all queries with the space.
 * @returns a snapshot for the rollback
 */
function applyEverywhere(client: QueryClient, command: SpaceCommand): Snapshot {
  const snapshot: Snapshot = client.getQueriesData({ queryKey: keys.all });
  for (const [key] of client.getQueriesData({ queryKey: keys.lists })) {
    const { status } = key[2] as NonNullable<ListAdminSpacesData['query']>;
    client.setQueryData<AdminSpacesAnswer>(key, (answer) => answer && applyToList(answer, status, command));
  }
  client.setQueryData<SpaceAnswer>([...keys.details, command.space.url], (answer) =>
    answer?.space
      ? { ...answer, space: { ...answer.space, status: TARGET_STATUS[command.action], allowed_actions: [] } }
      : answer,
  );
  return snapshot;
}

/** Runs a space action: optimistic update, rollback on failure, then refetch. */
export function useSpaceCommand() {
  const api = useApi();
  const client = useQueryClient();
  const notices = useNotices();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (command: SpaceCommand) => runCommand(api, command),
    onMutate: async (command) => {
      await client.cancelQueries({ queryKey: keys.all });
      return applyEverywhere(client, command);
    },
    onError: (error, _command, snapshot) => {
      snapshot?.forEach(([key, data]) => client.setQueryData(key, data));
      notices.failure(error, { reload: refresh });
    },
    onSuccess: ({ space }, { action, space: { name, status } }) => {
      client.setQueryData<SpaceAnswer>(
        [...keys.details, space.url],
        (answer) => answer && { ...answer, space },
      );
      const undoAction = findUndoAction(action, status);
      if (undoAction)
        notices.undoable(admin.actions[action].done(name), () =>
          changeSpaceStatus({
            client: api,
            path: { id: space.id },
            body: { status: TARGET_STATUS[undoAction] },
          }).finally(refresh),
        );
      else notices.success(admin.actions[action].done(name));
      refresh();
    },
  });
}
