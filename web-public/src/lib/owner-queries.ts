import {
  ApiError,
  getOwnerBadges,
  getOwnerCatalog,
  getOwnerToday,
  getOwnerWaiting,
  getSiteInfo,
  getSpaceByUrl,
  getSpaceTaxonomy,
  listTeamAssignees,
  type Client,
  type LayoutArea,
  type OwnerCatalogAnswer,
  type OwnerSpace,
  type SpaceDetail,
  type SpaceEditing,
} from '@prostora/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const CATALOG = ['owner', 'catalog'] as const;
const WAITING = ['owner', 'waiting'] as const;
const spaceKey = (id: number) => ['owner', 'space', id] as const;

/** A space with its editing state and the usual areas a person. */
export type OwnSpace = {
  space: SpaceDetail;
  editing: SpaceEditing;
  layoutAreas: readonly LayoutArea[];
};

/** Whether a building is let as a whole: its only space is the building, and no other can be added. */
export const isLetWhole = (spaces: readonly OwnerSpace[]): boolean => spaces.some((space) => space.no_name);

/** The owner's buildings and spaces. */
export const ownerCatalogQuery = (api: Client) =>
  queryOptions({ queryKey: CATALOG, queryFn: ({ signal }) => getOwnerCatalog({ client: api, signal }) });

/** Interval at which a visible page refreshes the pending items. */
const WAITING_REFRESH_MS = 60_000;

/** Items that wait for the owner's answer or payment; stale at once. */
export const ownerWaitingQuery = (api: Client) =>
  queryOptions({
    queryKey: WAITING,
    queryFn: ({ signal }) => getOwnerWaiting({ client: api, signal }),
    staleTime: 0,
    refetchInterval: WAITING_REFRESH_MS,
  });

/** Counts of waiting items for the navigation; stale at once. */
export const ownerBadgesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...WAITING, 'badges'],
    queryFn: ({ signal }) => getOwnerBadges({ client: api, signal }),
    staleTime: 0,
    refetchInterval: WAITING_REFRESH_MS,
  });

/** The owner's day; stale at once. */
export const ownerTodayQuery = (api: Client) =>
  queryOptions({
    queryKey: [...WAITING, 'today'],
    queryFn: ({ signal }) => getOwnerToday({ client: api, signal }),
    staleTime: 0,
    refetchInterval: WAITING_REFRESH_MS,
  });

/** Members that reservations and inquiries can be assigned to. */
export const assigneesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['owner', 'team', 'assignees'],
    queryFn: ({ signal }) => listTeamAssignees({ client: api, signal }),
    retry: false,
    staleTime: WAITING_REFRESH_MS,
  });

/** Invalidates the summary, the badges and the day. */
export const invalidateWaiting = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: WAITING });

/** Purposes, equipments and services to choose from; they change with a release. */
export const taxonomyQuery = (api: Client) =>
  queryOptions({
    queryKey: ['taxonomy'],
    queryFn: ({ signal }) => getSpaceTaxonomy({ client: api, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Name and contacts of the operator. */
export const siteQuery = (api: Client) =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => getSiteInfo({ client: api, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One space of the owner with its editing state; every answer that carries the space updates the cache. */
export const ownSpaceQuery = (api: Client, id: number, url: string) =>
  queryOptions({
    queryKey: spaceKey(id),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<OwnSpace> => {
      const answer = await getSpaceByUrl({ client: api, query: { url }, signal });
      // The space was renamed: its old URL redirects.
      const {
        space,
        editing,
        layout_areas: layoutAreas,
      } = answer.redirect
        ? await getSpaceByUrl({
            client: api,
            query: { url: answer.redirect.replace(/^\/prostor\//u, '') },
            signal,
          })
        : answer;
      if (!space || !editing) throw new ApiError(404, {});
      return { space, editing, layoutAreas };
    },
  });

/** Updates the cached space by an answer and marks the catalogue stale, without a refetch. */
export async function cacheSpace(
  client: QueryClient,
  { space, editing }: { space: SpaceDetail; editing: SpaceEditing | null },
): Promise<void> {
  if (editing)
    client.setQueryData<OwnSpace>(spaceKey(space.id), (cached) => cached && { ...cached, space, editing });
  await client.invalidateQueries({ queryKey: CATALOG, refetchType: 'none' });
}

/** Removes a space (without an id: all of them) from the cache. */
export const removeCachedSpace = (client: QueryClient, id?: number): void =>
  client.removeQueries({ queryKey: id === undefined ? ['owner', 'space'] : spaceKey(id) });

export const invalidateSpace = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: spaceKey(id) });

export const invalidateCatalog = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: CATALOG });

/**
 * Updates the catalogue before the server has answered.
 *
 * @returns restores the previous catalogue
 */
export async function updateCatalogOptimistically(
  client: QueryClient,
  change: (present: OwnerCatalogAnswer) => OwnerCatalogAnswer,
): Promise<() => void> {
  await client.cancelQueries({ queryKey: CATALOG });
  const before = client.getQueryData<OwnerCatalogAnswer>(CATALOG);
  if (before) client.setQueryData(CATALOG, change(before));
  return () => {
    if (before) client.setQueryData(CATALOG, before);
  };
}
