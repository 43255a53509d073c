import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

const PAGE_SIZE = 10;

/** What owners changed of published spaces; the tab's number reads the first page's answer. */
export const reviewsQuery = (api: ConsoleApi, page: number) =>
  queryOptions({
    queryKey: ['reviews', page] as const,
    queryFn: ({ signal }) => api.admin.reviews.list({ page, page_size: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
