import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@prostora/api-client';

export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

/** Numbers of a period; asked for anew every minute while somebody looks. */
export const dashboardQuery = (api: Api, days: Period) => queryOptions({
  queryKey: ['dashboard', days] as const,
  queryFn: ({ signal }) => api.admin.dashboard(days, signal),
  placeholderData: keepPreviousData,
  refetchInterval: 60_000,
});
