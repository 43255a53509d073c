import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminOrdersQuery, ConsoleApi } from '@prostora/api-client';

/** Orders of one view; the last rows stay while the next ones load. */
export const ordersQuery = (api: ConsoleApi, query: AdminOrdersQuery) => queryOptions({
  queryKey: ['orders', query] as const,
  queryFn: ({ signal }) => api.admin.orders.list(query, signal),
  placeholderData: keepPreviousData,
});

/** All plans in their order, retired ones too. */
export const plansQuery = (api: ConsoleApi) => queryOptions({
  queryKey: ['plans'] as const,
  queryFn: ({ signal }) => api.admin.plans.list(signal),
});
