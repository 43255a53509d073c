import {
  handleConversation,
  markConversationRead,
  sendMessage,
  startConversation,
  verifyMessage,
  type Conversation,
  type ConversationMessage,
  type ConversationSubjectType,
  type MessageKind,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { conversation as texts } from '@prostora/strings/cs/conversation.ts';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { Button, FormError, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { useHasRight, useIsImpersonating } from '../../lib/use-rights.ts';
import { conversationQuery, invalidateConversations, olderMessages } from './conversation-queries.ts';
import styles from '../conversation/conversation.module.css';
import { HostComposer } from './host-composer.tsx';
import { MessageList } from '../conversation/message-list.tsx';

/** A record of the owner. */
export type HostSubject = {
  readonly type: ConversationSubjectType;
  readonly id: number;
  /** Null before the first message. */
  readonly conversationId: number | null;
};

/** Since when the guest waits, and the mark of an answer given elsewhere. */
function Waiting({ conversation }: { conversation: Conversation }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const isImpersonating = useIsImpersonating();
  const { id, waiting_since: since, handled_at: handledAt } = conversation;
  const mark = useMutation({
    mutationFn: (handled: boolean) => handleConversation({ client: api, path: { id }, body: { handled } }),
    onSuccess: () => invalidateConversations(client),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
  if (since === null && handledAt === null) return null;
  return (
    <div className={styles['waiting']}>
      <span>{since === null ? texts.handled(handledAt ?? '') : texts.waiting(since)}</span>
      {!isImpersonating && (
        <Button size="sm" sending={mark.isPending} onClick={() => mark.mutate(since !== null)}>
          {since === null ? texts.unhandle : texts.handle}
        </Button>
      )}
    </div>
  );
}

/** A mail that may be forged: the member decides. */
function Unverified({ messageId }: { messageId: number }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const isImpersonating = useIsImpersonating();
  const verify = useMutation({
    mutationFn: () => verifyMessage({ client: api, path: { id: messageId } }),
    onSuccess: () => {
      showToast(texts.verified);
      return invalidateConversations(client);
    },
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
  return (
    <div className={styles['waiting']}>
      <span>{texts.unverifiedHint}</span>
      {!isImpersonating && (
        <Button size="sm" sending={verify.isPending} onClick={() => verify.mutate()}>
          {texts.verify}
        </Button>
      )}
    </div>
  );
}

/** The messages of a conversation, marked as read while they are shown. */
function Messages({ id }: { id: number }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const isImpersonating = useIsImpersonating();
  const { data, error, refetch } = useQuery(conversationQuery(api, id));
  const [older, setOlder] = useState<{ messages: readonly ConversationMessage[]; hasMore: boolean } | null>(
    null,
  );
  const isUnread = data?.conversation.unread ?? false;
  useEffect(() => {
    if (!isUnread || isImpersonating) return;
    void markConversationRead({ client: api, path: { id } }).then(() => invalidateConversations(client));
  }, [api, client, id, isUnread, isImpersonating]);
  if (!data && error)
    return (
      <>
        <FormError>{toErrorMessage(error)}</FormError>
        <div>
          <Button onClick={() => void refetch()}>{texts.retry}</Button>
        </div>
      </>
    );
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton />
      </div>
    );
  const messages = [...(older?.messages ?? []), ...data.messages];
  const first = messages.find((message) => message.id > 0)?.id;
  const showOlder = async (before: number): Promise<void> => {
    const page = await olderMessages(api, id, before);
    setOlder({ messages: [...page.messages, ...(older?.messages ?? [])], hasMore: page.has_more });
  };
  return (
    <>
      {(older?.hasMore ?? data.has_more) && first !== undefined && (
        <div>
          <Button size="sm" onClick={() => void showOlder(first)}>
            {texts.older}
          </Button>
        </div>
      )}
      <MessageList
        messages={messages}
        renderUnverified={(messageId) => <Unverified messageId={messageId} />}
      />
      <Waiting conversation={data.conversation} />
    </>
  );
}

/** The owner's messages with the guest, with notes of the team; nothing without the right to inquiries. */
export function HostConversation({
  subject: { type, id: subjectId, conversationId },
  hasEmail = true,
}: {
  subject: HostSubject;
  /** Whether messages are mailed to the guest. */
  hasEmail?: boolean;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const toKey = useIdempotencyKey();
  const isImpersonating = useIsImpersonating();
  const mayRead = useHasRight('inquiries');
  const [startedId, setStartedId] = useState<number | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const id = conversationId ?? startedId;
  if (!mayRead) return null;
  const send = async (body: string, kind: MessageKind): Promise<void> => {
    const headers = { 'Idempotency-Key': toKey({ body, kind, sentCount }) };
    const answer =
      id === null
        ? await startConversation({
            client: api,
            headers,
            body: { subject: type, subject_id: subjectId, body, kind },
          })
        : await sendMessage({ client: api, headers, path: { id }, body: { body, kind } });
    setStartedId(answer.conversation_id);
    setSentCount(sentCount + 1);
    await invalidateConversations(client);
  };
  return (
    <section aria-label={texts.title} className={styles['conversation']}>
      <div className={styles['head']}>
        <h3 className={styles['heading']}>{texts.title}</h3>
      </div>
      {id === null ? (
        <p className={styles['quiet']}>{hasEmail ? texts.empty.host : texts.empty.hostWithoutEmail}</p>
      ) : (
        <Messages key={id} id={id} />
      )}
      {isImpersonating ? (
        <p className={styles['quiet']}>{impersonationLimits.conversation}</p>
      ) : (
        <HostComposer draftName={`message.${type}.${subjectId}`} onSend={send} />
      )}
    </section>
  );
}
