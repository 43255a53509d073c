import type { Conversation, ConversationSide, MessageKind } from './conversation.entity.ts';

type WaitingFields = Pick<Conversation, 'waitingSince' | 'handledAt' | 'lastMessageAt'>;

/**
 * A conversation waits from the first message of the guest since the last answer of the owner. Notes of the team change
 * nothing.
 */
export function applyMessage(
  conversation: Readonly<WaitingFields>,
  { side, kind }: { readonly side: ConversationSide; readonly kind: MessageKind },
  now: Date,
): WaitingFields {
  const { waitingSince, handledAt, lastMessageAt } = conversation;
  if (kind === 'note') return { waitingSince, handledAt, lastMessageAt };
  if (side === 'host') return { waitingSince: null, handledAt: null, lastMessageAt: now };
  return { waitingSince: waitingSince ?? now, handledAt: null, lastMessageAt: now };
}

/**
 * Marks the messages as answered elsewhere, or as waiting again.
 * @param lastGuestMessageAt null when the guest has written nothing
 */
export function applyHandled(
  conversation: Readonly<WaitingFields>,
  isHandled: boolean,
  lastGuestMessageAt: Date | null,
  now: Date,
): WaitingFields {
  const { waitingSince, handledAt, lastMessageAt } = conversation;
  if (isHandled)
    return { waitingSince: null, handledAt: waitingSince === null ? handledAt : now, lastMessageAt };
  return { waitingSince: waitingSince ?? lastGuestMessageAt, handledAt: null, lastMessageAt };
}
