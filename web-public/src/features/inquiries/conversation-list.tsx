import { useQuery } from '@tanstack/react-query';
import type { ListedConversation } from '@prostora/api-client';
import { conversation } from '@prostora/strings/cs/conversation.ts';
import { EmptyState, Pagination } from '@prostora/ui';
import type { ReactNode } from 'react';
import { conversationsQuery } from '../../components/host-conversation/conversation-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { ConversationRow } from './conversation-row.tsx';
import styles from './inquiries.module.css';

const texts = conversation.list;

/** All conversations, those that wait first. */
export function ConversationList({
  page,
  isMine,
  onOpen,
  toUrl,
}: {
  page: number;
  isMine: boolean;
  onOpen: (id: number) => void;
  toUrl: (page: number) => string;
}): ReactNode {
  const { data } = useQuery(conversationsQuery(useApi(), { page, isMine, isWaiting: false }));
  if (!data) return null;
  if (data.items.length === 0) return <EmptyState {...texts.empty} />;
  return (
    <>
      <ul className={styles['list']} aria-label={texts.label}>
        {data.items.map((item) => (
          <ConversationRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
        ))}
      </ul>
      <Pagination page={data.page} count={data.nr_of_pages} toUrl={toUrl} />
    </>
  );
}

/** Conversations that wait for an answer, above the inquiries that do; nothing without one. */
export function WaitingConversations({
  items,
  onOpen,
}: {
  items: readonly ListedConversation[];
  onOpen: (id: number) => void;
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={texts.waiting}>
      {items.map((item) => (
        <ConversationRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
      ))}
    </ul>
  );
}
