import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminSettings,
  listAdminRedirects,
  type ListAdminRedirectsData,
  type Client,
} from '@prostora/api-client';

export const settingsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['settings'] as const,
    queryFn: ({ signal }) => getAdminSettings({ client: api, signal }),
  });

export const redirectsQuery = (api: Client, query: ListAdminRedirectsData['query']) =>
  queryOptions({
    queryKey: ['redirects', query] as const,
    queryFn: ({ signal }) => listAdminRedirects({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });
