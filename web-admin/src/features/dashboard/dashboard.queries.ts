import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi, DashboardQuery, ListedWaitingKind } from '@prostora/api-client';

/** Statistics of a period; refetched every minute while visible. */
export const dashboardQuery = (api: ConsoleApi, period: DashboardQuery) =>
  queryOptions({
    queryKey: ['dashboard', period] as const,
    queryFn: ({ signal }) => api.admin.dashboard(period, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Waiting items of one kind or of all kinds. */
export const waitingQuery = (api: ConsoleApi, kind: ListedWaitingKind | undefined, page: number) =>
  queryOptions({
    queryKey: ['waiting', kind, page] as const,
    queryFn: ({ signal }) => api.admin.waiting({ page, page_size: 10, ...(kind && { kind }) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
