import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listAdminPrivacyRequests,
  previewAdminErasure,
  type Client,
  type ListAdminPrivacyRequestsData,
} from '@prostora/api-client';

export const privacyRequestsQuery = (api: Client, query: ListAdminPrivacyRequestsData['query']) =>
  queryOptions({
    queryKey: ['privacy-requests', query] as const,
    queryFn: ({ signal }) => listAdminPrivacyRequests({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Never cached: bookings may be cancelled between two looks. */
export const erasurePreviewQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['privacy-requests', 'preview', id] as const,
    queryFn: ({ signal }) => previewAdminErasure({ client: api, path: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
