import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAdminSpaceReviews, type Client } from '@prostora/api-client';

const PAGE_SIZE = 10;

/** Changes of published spaces; the tab's count is from the first page. */
export const reviewsQuery = (api: Client, page: number) =>
  queryOptions({
    queryKey: ['reviews', page] as const,
    queryFn: ({ signal }) =>
      listAdminSpaceReviews({ client: api, query: { page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
