import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi, DashboardQuery } from '@prostora/api-client';

/** Numbers of a period; asked for anew every minute while somebody looks. */
export const dashboardQuery = (api: ConsoleApi, period: DashboardQuery) => queryOptions({
  queryKey: ['dashboard', period] as const,
  queryFn: ({ signal }) => api.admin.dashboard(period, signal),
  placeholderData: keepPreviousData,
  refetchInterval: 60_000,
});
