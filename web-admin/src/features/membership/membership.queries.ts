import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminOrdersQuery, ConsoleApi } from '@prostora/api-client';

/** Orders of one view; previous rows stay while the next ones load. */
export const ordersQuery = (api: ConsoleApi, query: AdminOrdersQuery) =>
  queryOptions({
    queryKey: ['orders', query] as const,
    queryFn: ({ signal }) => api.admin.orders.list(query, signal),
    placeholderData: keepPreviousData,
  });
