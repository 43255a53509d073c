import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  findDemandMatches,
  getAdminInquiry,
  listAdminInquiries,
  listAdminSpaces,
  listSenderBlocks,
  type ListAdminInquiriesData,
  type ListSenderBlocksData,
  type AdminInquiry,
  type Client,
} from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const inquiryListQuery = (api: Client, query: ListAdminInquiriesData['query']) =>
  queryOptions({
    queryKey: ['inquiries', 'list', query] as const,
    queryFn: ({ signal }) => listAdminInquiries({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const inquiryQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['inquiries', 'detail', id] as const,
    queryFn: async ({ signal }) => (await getAdminInquiry({ client: api, path: { id }, signal })).inquiry,
  });

/** Blocked senders; previous rows stay while the next ones load. */
export const senderBlocksQuery = (api: Client, query: ListSenderBlocksData['query']) =>
  queryOptions({
    queryKey: ['sender-blocks', query] as const,
    queryFn: ({ signal }) => listSenderBlocks({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Published spaces that match the demand. */
export const matchesQuery = (api: Client, inquiry: AdminInquiry) =>
  queryOptions({
    queryKey: ['inquiries', 'matches', inquiry.id, inquiry.version] as const,
    queryFn: ({ signal }) =>
      findDemandMatches({
        client: api,
        query: {
          purpose_id: inquiry.purpose_id,
          location_id: inquiry.location_id,
          date_from: inquiry.date_from,
          date_to: inquiry.date_to,
          time_from: inquiry.time_from,
          time_to: inquiry.time_to,
          number_of_guests: inquiry.number_of_guests,
          attributes: inquiry.attribute_ids.join(','),
        },
        signal,
      }),
  });

/** Published spaces by a search text. */
export const publishedSpacesQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['inquiries', 'spaces', search] as const,
    queryFn: ({ signal }) =>
      listAdminSpaces({ client: api, query: { status: 'PUBLISHED', search, page_size: 20 }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
