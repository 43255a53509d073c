import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAdminOrders, type ListAdminOrdersData, type Client } from '@prostora/api-client';

/** Orders of one view; previous rows stay while the next ones load. */
export const ordersQuery = (api: Client, query: ListAdminOrdersData['query']) =>
  queryOptions({
    queryKey: ['orders', query] as const,
    queryFn: ({ signal }) => listAdminOrders({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });
