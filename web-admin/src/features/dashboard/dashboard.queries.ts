import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getDashboard, listWaitingItems, type Client, type ListedWaitingKind } from '@prostora/api-client';
import type { DashboardPeriod } from './period.ts';

/** Statistics of a period; refetched every minute while visible. */
export const dashboardQuery = (api: Client, period: DashboardPeriod) =>
  queryOptions({
    queryKey: ['dashboard', period] as const,
    queryFn: ({ signal }) => getDashboard({ client: api, query: period, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Tasks of one kind or of all kinds. */
export const tasksQuery = (api: Client, kind: ListedWaitingKind | undefined, page: number) =>
  queryOptions({
    queryKey: ['waiting', kind, page] as const,
    queryFn: ({ signal }) =>
      listWaitingItems({ client: api, query: { page, page_size: 10, ...(kind && { kind }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
