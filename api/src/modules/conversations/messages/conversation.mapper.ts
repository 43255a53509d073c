import type {
  ConversationDto,
  ListedConversationDto,
  MessageAnswerDto,
  MessageDto,
} from './conversation.dto.ts';
import type { MessageWithAuthor } from '../conversation.repository.ts';
import type { ConversationSubject } from '../conversation-subject.registry.ts';
import type { WrittenMessage } from './conversation-messages.service.ts';
import type { ConversationPage, ListedConversation } from './conversation-reading.service.ts';

type Opening = NonNullable<ConversationSubject['opening']>;
type Waiting = {
  readonly waitingSince: Date | null;
  readonly handledAt: Date | null;
  readonly lastMessageAt: Date;
};

export const toMessageDto = (
  { id, side, kind, body, via, state, eventCode, refusedFiles, author, createdAt }: MessageWithAuthor,
  guestName: string,
): MessageDto => ({
  id,
  side,
  kind,
  body,
  via,
  state,
  event_code: eventCode,
  files: (refusedFiles ?? []).map((file) => ({ ...file, state: 'refused' })),
  author_name: side === 'guest' ? guestName : author?.name || null,
  created_at: createdAt.toISOString(),
});

const toConversationDto = (
  id: number,
  { waitingSince, handledAt, lastMessageAt }: Waiting,
  subject: ConversationSubject,
  isUnread: boolean,
): ConversationDto => ({
  id,
  subject: { type: subject.type, id: subject.id, title: subject.title, space_name: subject.spaceName },
  guest_name: subject.guest.name,
  waiting_since: waitingSince?.toISOString() ?? null,
  handled_at: handledAt?.toISOString() ?? null,
  unread: isUnread,
  assignee: subject.assignee,
  last_message_at: lastMessageAt.toISOString(),
});

export const toListedConversationDto = ({ row, subject }: ListedConversation): ListedConversationDto => ({
  ...toConversationDto(row.id, row, subject, row.isUnread),
  last_message: row.last,
});

export const toConversationDetailDto = ({
  conversation,
  subject,
  isUnread,
}: ConversationPage): ConversationDto => toConversationDto(conversation.id, conversation, subject, isUnread);

/** The text of the inquiry as a message. */
const toOpeningDto = ({ body, createdAt }: Opening, guestName: string): MessageDto => ({
  id: 0,
  side: 'guest',
  kind: 'message',
  body,
  via: 'web',
  state: 'ok',
  event_code: null,
  files: [],
  author_name: guestName,
  created_at: createdAt.toISOString(),
});

/** The oldest page begins with the text of the inquiry. */
export function toMessageDtos({ subject, subjects, messages, hasMore }: ConversationPage): MessageDto[] {
  const { name } = subject.guest;
  const opening = hasMore ? null : (subjects.find((one) => one.opening !== null)?.opening ?? null);
  return [
    ...(opening ? [toOpeningDto(opening, name)] : []),
    ...messages.map((message) => toMessageDto(message, name)),
  ];
}

export const toMessageAnswerDto = ({ conversation, subject, message }: WrittenMessage): MessageAnswerDto => ({
  conversation_id: conversation.id,
  message: toMessageDto(message, subject.guest.name),
});
