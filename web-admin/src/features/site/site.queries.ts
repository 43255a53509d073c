import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminRedirectsQuery, Api } from '@prostora/api-client';

export const settingsQuery = (api: Api) => queryOptions({ queryKey: ['settings'] as const, queryFn: ({ signal }) => api.admin.settings.read(signal) });

export const redirectsQuery = (api: Api, query: AdminRedirectsQuery) =>
  queryOptions({ queryKey: ['redirects', query] as const, queryFn: ({ signal }) => api.admin.redirects.list(query, signal), placeholderData: keepPreviousData });
