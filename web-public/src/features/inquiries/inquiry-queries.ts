import type { Api, OwnerInquiry } from '@prostora/api-client';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

const ALL = ['inquiries'] as const;
const LISTS = [...ALL, 'list'] as const;
const detailKey = (id: number) => [...ALL, 'detail', id] as const;
export const INQUIRY_TABS = ['waiting', 'answered', 'closed'] as const;
export type InquiryTab = (typeof INQUIRY_TABS)[number];

/** What came to the owner's spaces, by what is left to do; the last rows stay while the next ones load. */
export const receivedQuery = (api: Api, state: InquiryTab, page: number) =>
  queryOptions({
    queryKey: [...LISTS, state, page],
    queryFn: ({ signal }) => api.inquiries.received({ state, page }, signal),
    placeholderData: keepPreviousData,
  });

/** One of them; reading it tells its sender that it was seen, and so the lists are read again. */
export const inquiryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }) => {
      const { inquiry } = await api.inquiries.read(id, signal);
      void client.invalidateQueries({ queryKey: LISTS });
      return inquiry;
    },
  });

/** Takes over an answered inquiry; the lists are read again. */
export async function keepInquiry(client: QueryClient, inquiry: OwnerInquiry): Promise<void> {
  client.setQueryData(detailKey(inquiry.id), inquiry);
  await client.invalidateQueries({ queryKey: LISTS });
}
