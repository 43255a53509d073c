import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

const PAGE_SIZE = 10;

/** Changes of published spaces; the tab's count is from the first page. */
export const reviewsQuery = (api: ConsoleApi, page: number) =>
  queryOptions({
    queryKey: ['reviews', page] as const,
    queryFn: ({ signal }) => api.admin.reviews.list({ page, page_size: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
