import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminBuildingsQuery, ConsoleApi } from '@prostora/api-client';

export const buildingsQuery = (api: ConsoleApi, query: AdminBuildingsQuery) =>
  queryOptions({
    queryKey: ['buildings', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.buildings.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const buildingKey = (id: number) => ['buildings', 'detail', id] as const;

export const buildingQuery = (api: ConsoleApi, id: number) =>
  queryOptions({ queryKey: buildingKey(id), queryFn: ({ signal }) => api.admin.buildings.read(id, signal) });
