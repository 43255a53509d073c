import {
  getGuestConversation,
  sendGuestMessage,
  startGuestConversation,
  type Client,
  type ConversationMessage,
  type ConversationSubjectType,
} from '@prostora/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';

/** A record of the guest and the token of its page. */
export type GuestSubject = {
  readonly type: ConversationSubjectType;
  readonly id: number;
  readonly token: string;
  /** Null before the first message. */
  readonly conversationId: number | null;
};

type State = {
  readonly id: number | null;
  /** Null while they load. */
  readonly messages: readonly ConversationMessage[] | null;
  readonly hasMore: boolean;
  readonly isFailed: boolean;
};
export type GuestConversationState = State & {
  readonly send: (body: string) => Promise<void>;
  readonly reload: () => void;
  readonly showOlder: () => void;
};

/** Interval at which a visible page looks for new messages. */
const REFRESH_MS = 30_000;

const load = (api: Client, id: number, token: string, before?: number) =>
  getGuestConversation({
    client: api,
    path: { id },
    body: { token, ...(before !== undefined && { before }) },
  });

/** Older messages that are shown stay above those that were read again. */
function mergeMessages(
  shown: readonly ConversationMessage[],
  newest: readonly ConversationMessage[],
): ConversationMessage[] {
  const first = newest[0]?.id ?? Number.POSITIVE_INFINITY;
  return [...shown.filter(({ id }) => id < first), ...newest];
}

/** The conversation of a guest's page, read again while the page is visible. */
export function useGuestConversation({
  type,
  id: subjectId,
  token,
  conversationId,
}: GuestSubject): GuestConversationState {
  const api = useApi();
  const toKey = useIdempotencyKey();
  const [state, setState] = useState<State>({
    id: conversationId,
    messages: conversationId === null ? [] : null,
    hasMore: false,
    isFailed: false,
  });
  const { id } = state;
  const reload = useCallback((): void => {
    if (id === null) return;
    load(api, id, token).then(
      ({ messages, has_more: hasMore }) =>
        setState((before) => {
          const merged = mergeMessages(before.messages ?? [], messages);
          const isLonger = merged.length > messages.length;
          return { id, messages: merged, hasMore: isLonger ? before.hasMore : hasMore, isFailed: false };
        }),
      () => setState((before) => ({ ...before, isFailed: before.messages === null })),
    );
  }, [api, id, token]);
  useEffect(() => {
    reload();
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const send = async (body: string): Promise<void> => {
    const headers = { 'Idempotency-Key': toKey({ body, after: state.messages?.at(-1)?.id ?? null }) };
    const answer =
      id === null
        ? await startGuestConversation({
            client: api,
            headers,
            body: { subject: type, subject_id: subjectId, token, body },
          })
        : await sendGuestMessage({ client: api, headers, path: { id }, body: { token, body } });
    setState((before) => ({
      ...before,
      id: answer.conversation_id,
      messages: [...(before.messages ?? []), answer.message],
    }));
  };
  const showOlder = (): void => {
    const before = state.messages?.find((message) => message.id > 0)?.id;
    if (id === null || before === undefined) return;
    void load(api, id, token, before).then(({ messages, has_more: hasMore }) =>
      setState((shown) => ({ ...shown, messages: [...messages, ...(shown.messages ?? [])], hasMore })),
    );
  };
  return { ...state, send, reload, showOlder };
}
