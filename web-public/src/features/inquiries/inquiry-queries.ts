import { getOwnerInquiry, listOwnerInquiries, type Client, type OwnerInquiry } from '@prostora/api-client';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { invalidateWaiting } from '../../lib/owner-queries.ts';

const ALL = ['inquiries'] as const;
const LISTS = [...ALL, 'list'] as const;
const detailKey = (id: number) => [...ALL, 'detail', id] as const;
/** Inquiries by state, and conversations. */
export const TABS = ['waiting', 'messages', 'answered', 'closed'] as const;
export type Tab = (typeof TABS)[number];
export type InquiryTab = Exclude<Tab, 'messages'>;

/** Inquiries of the owner's spaces by tab; the previous page stays while the next one loads. */
export const receivedQuery = (
  api: Client,
  { tab: state, page, isMine }: { tab: InquiryTab; page: number; isMine: boolean },
) =>
  queryOptions({
    queryKey: [...LISTS, state, page, isMine],
    queryFn: ({ signal }) =>
      listOwnerInquiries({
        client: api,
        query: { state, page, ...(isMine && { assignee: 'me' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One inquiry. Reading it marks it as seen, so the lists are invalidated. */
export const inquiryQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }) => {
      const { inquiry } = await getOwnerInquiry({ client: api, path: { id }, signal });
      void client.invalidateQueries({ queryKey: LISTS });
      return inquiry;
    },
  });

/** Caches an answered inquiry, and invalidates the lists and what waits. */
export async function cacheInquiry(client: QueryClient, inquiry: OwnerInquiry): Promise<void> {
  client.setQueryData(detailKey(inquiry.id), inquiry);
  await Promise.all([client.invalidateQueries({ queryKey: LISTS }), invalidateWaiting(client)]);
}
