import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCustomersQuery, AdminUsersQuery, ConsoleApi } from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const userListQuery = (api: ConsoleApi, query: AdminUsersQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.users.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const userQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['users', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.users.read(id, signal),
  });

export const customerListQuery = (api: ConsoleApi, query: AdminCustomersQuery) =>
  queryOptions({
    queryKey: ['customers', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.customers.list(query, signal),
    placeholderData: keepPreviousData,
  });
