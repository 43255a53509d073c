import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminBuilding,
  listAdminBuildings,
  type ListAdminBuildingsData,
  type Client,
} from '@prostora/api-client';

export const buildingsQuery = (api: Client, query: ListAdminBuildingsData['query']) =>
  queryOptions({
    queryKey: ['buildings', 'list', query] as const,
    queryFn: ({ signal }) => listAdminBuildings({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const buildingKey = (id: number) => ['buildings', 'detail', id] as const;

export const buildingQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: buildingKey(id),
    queryFn: ({ signal }) => getAdminBuilding({ client: api, path: { id }, signal }),
  });
