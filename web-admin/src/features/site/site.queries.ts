import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminRedirectsQuery, ConsoleApi } from '@prostora/api-client';

export const settingsQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ['settings'] as const, queryFn: ({ signal }) => api.admin.settings.read(signal) });

export const redirectsQuery = (api: ConsoleApi, query: AdminRedirectsQuery) =>
  queryOptions({
    queryKey: ['redirects', query] as const,
    queryFn: ({ signal }) => api.admin.redirects.list(query, signal),
    placeholderData: keepPreviousData,
  });
