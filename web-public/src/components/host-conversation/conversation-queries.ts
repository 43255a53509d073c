import {
  getConversation,
  listCannedReplies,
  listConversations,
  type Client,
  type ConversationAnswer,
} from '@prostora/api-client';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { invalidateWaiting } from '../../lib/owner-queries.ts';

const ROOT = ['conversations'] as const;
const LISTS = [...ROOT, 'list'] as const;
const CANNED = ['canned-replies'] as const;

/** Interval at which an open conversation looks for new messages. */
const REFRESH_MS = 30_000;

export type ConversationsView = {
  readonly page: number;
  readonly isWaiting: boolean;
  readonly isMine: boolean;
};

export const conversationsQuery = (api: Client, { page, isWaiting, isMine }: ConversationsView) =>
  queryOptions({
    queryKey: [...LISTS, page, isWaiting, isMine],
    queryFn: ({ signal }) =>
      listConversations({
        client: api,
        query: { page, ...(isWaiting && { waiting: 'true' }), ...(isMine && { assignee: 'me' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const conversationQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...ROOT, 'detail', id],
    queryFn: ({ signal }) => getConversation({ client: api, path: { id }, signal }),
    refetchInterval: REFRESH_MS,
  });

/** Older messages than the given one. */
export const olderMessages = (api: Client, id: number, before: number): Promise<ConversationAnswer> =>
  getConversation({ client: api, path: { id }, query: { before } });

export const cannedRepliesQuery = (api: Client) =>
  queryOptions({
    queryKey: CANNED,
    queryFn: ({ signal }) => listCannedReplies({ client: api, signal }),
  });

export const invalidateCannedReplies = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: CANNED });

/** After a message, a mark or a reading: conversations, the records they are about, and what waits. */
export async function invalidateConversations(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ROOT }),
    client.invalidateQueries({ queryKey: ['inquiries'] }),
    invalidateWaiting(client),
  ]);
}
