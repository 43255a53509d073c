import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminUser,
  listAdminCustomers,
  listAdminUsers,
  type ListAdminCustomersData,
  type ListAdminUsersData,
  type Client,
} from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const userListQuery = (api: Client, query: ListAdminUsersData['query']) =>
  queryOptions({
    queryKey: ['users', 'list', query] as const,
    queryFn: ({ signal }) => listAdminUsers({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['users', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminUser({ client: api, path: { id }, signal }),
  });

export const customerListQuery = (api: Client, query: ListAdminCustomersData['query']) =>
  queryOptions({
    queryKey: ['customers', 'list', query] as const,
    queryFn: ({ signal }) => listAdminCustomers({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });
