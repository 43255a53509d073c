import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { LIMITS } from '@prostora/contracts';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { RequiredTextRules, TextRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import {
  OptionalChoice,
  OptionalId,
  OptionalSearch,
  OptionalUser,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const MAX_TOKEN_LENGTH = 200;
const SUBJECT_TYPES = ['reservation', 'inquiry'] as const;
const SIDES = ['guest', 'host'] as const;
const KINDS = ['message', 'note'] as const;
const ALL_KINDS = [...KINDS, 'event'] as const;
const CHANNELS = ['web', 'mail'] as const;
const STATES = ['ok', 'unverified', 'held'] as const;
const EVENT_CODES = ['mail_bounced', 'mail_automatic', 'mail_unreadable'] as const;
const FILE_STATES = ['refused'] as const;
const FLAGS = ['true', 'false'] as const;
const timestamp = { type: String, format: 'date-time' } as const;
const nullable = { nullable: true } as const;

export class ConversationsQuery extends PageQuery {
  @OptionalChoice(FLAGS, { description: 'Only those with a message of the guest that has no answer.' })
  waiting?: (typeof FLAGS)[number];

  @OptionalChoice(FLAGS, { description: 'Only those with a message that the caller has not seen.' })
  unread?: (typeof FLAGS)[number];

  @OptionalUser({ description: 'Only those handled by this member of the team: id of the user, or `me`.' })
  assignee?: string;

  @OptionalSearch('Name and address of the guest, words of messages.')
  search?: string;
}

export class ConversationQuery {
  @OptionalId({ description: 'Id of a message: the page holds older ones.' })
  before?: number;
}

@ApiSchema({ name: 'MessageInput' })
export class MessageInputDto {
  @ApiProperty({ type: String, maxLength: CONVERSATIONS.body })
  @RequiredTextRules(CONVERSATIONS.body)
  body!: string;

  @ApiProperty({
    enum: KINDS,
    enumName: 'MessageKind',
    description: 'A note is visible to the team alone and is mailed to nobody.',
  })
  @IsIn(KINDS, { message: toRuleMessage('choice') })
  kind!: (typeof KINDS)[number];
}

@ApiSchema({ name: 'FirstMessageInput' })
export class FirstMessageInputDto extends MessageInputDto {
  @ApiProperty({ enum: SUBJECT_TYPES, enumName: 'ConversationSubjectType' })
  @IsIn(SUBJECT_TYPES, { message: toRuleMessage('choice') })
  subject!: (typeof SUBJECT_TYPES)[number];

  /** Of the reservation, or of the received inquiry. */
  @IsId()
  subject_id!: number;
}

/** Token of the guest’s link to the reservation or the inquiry. */
@ApiSchema({ name: 'GuestConversationCall' })
export class GuestConversationCall {
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  token!: string;
}

@ApiSchema({ name: 'GuestConversationPageCall' })
export class GuestConversationPageCall extends GuestConversationCall {
  @OptionalId({ description: 'Id of a message: the page holds older ones.' })
  before?: number;
}

@ApiSchema({ name: 'GuestMessageInput' })
export class GuestMessageInputDto extends GuestConversationCall {
  @ApiProperty({ type: String, maxLength: CONVERSATIONS.body })
  @RequiredTextRules(CONVERSATIONS.body)
  body!: string;
}

@ApiSchema({ name: 'GuestFirstMessageInput' })
export class GuestFirstMessageInputDto extends GuestMessageInputDto {
  @ApiProperty({ enum: SUBJECT_TYPES, enumName: 'ConversationSubjectType' })
  @IsIn(SUBJECT_TYPES, { message: toRuleMessage('choice') })
  subject!: (typeof SUBJECT_TYPES)[number];

  /** Of the reservation, or of the recipient of the inquiry. */
  @IsId()
  subject_id!: number;
}

@ApiSchema({ name: 'ConversationReportInput' })
export class ConversationReportInputDto extends GuestConversationCall {
  @ApiProperty({ type: String, maxLength: LIMITS.reason, description: 'May be empty.' })
  @TextRules(LIMITS.reason)
  reason = '';
}

export class ConversationHandledCall {
  @IsBoolean({ message: toRuleMessage('choice') })
  handled!: boolean;
}

@ApiSchema({ name: 'MessageFile' })
export class MessageFileDto {
  name!: string;
  mime!: string;
  @ApiProperty({ enum: FILE_STATES, enumName: 'MessageFileState' }) state!: (typeof FILE_STATES)[number];
}

@ApiSchema({ name: 'ConversationMessage' })
export class MessageDto {
  /** 0 of the text of the inquiry, which is shown as the first message. */
  id!: number;
  @ApiProperty({ enum: SIDES, enumName: 'ConversationSide' }) side!: (typeof SIDES)[number];
  @ApiProperty({ enum: ALL_KINDS, enumName: 'ConversationMessageKind' }) kind!: (typeof ALL_KINDS)[number];
  /** Of an automatic reply its text. */
  body!: string;
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel' }) via!: (typeof CHANNELS)[number];
  @ApiProperty({
    enum: STATES,
    enumName: 'MessageState',
    description: '`unverified`: the mail may be forged, and the guest does not see it; `held`: mailed later.',
  })
  state!: (typeof STATES)[number];
  @ApiProperty({ enum: EVENT_CODES, enumName: 'MessageEventCode', ...nullable }) event_code!:
    | (typeof EVENT_CODES)[number]
    | null;
  /** Of a mail; they are not kept. */
  files!: MessageFileDto[];
  /** Null of an erased member of the team. */
  author_name!: string | null;
  @ApiProperty(timestamp) created_at!: string;
}

@ApiSchema({ name: 'ConversationSubject' })
export class ConversationSubjectDto {
  @ApiProperty({ enum: SUBJECT_TYPES, enumName: 'ConversationSubjectType' })
  type!: (typeof SUBJECT_TYPES)[number];
  /** Of the reservation, or of the received inquiry. */
  id!: number;
  title!: string | null;
  space_name!: string;
}

@ApiSchema({ name: 'Conversation' })
export class ConversationDto {
  id!: number;
  /** What it is about now: the reservation, before it the inquiry. */
  subject!: ConversationSubjectDto;
  guest_name!: string;
  @ApiProperty({
    ...timestamp,
    ...nullable,
    description: 'First message of the guest since the last answer.',
  })
  waiting_since!: string | null;
  @ApiProperty({ ...timestamp, ...nullable, description: 'When it was marked as answered elsewhere.' })
  handled_at!: string | null;
  /** Whether the caller has not seen a message. */
  unread!: boolean;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    ...nullable,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  @ApiProperty(timestamp) last_message_at!: string;
}

@ApiSchema({ name: 'LastMessage' })
export class LastMessageDto {
  @ApiProperty({ enum: SIDES, enumName: 'ConversationSide' }) side!: (typeof SIDES)[number];
  @ApiProperty({ enum: KINDS, enumName: 'MessageKind' }) kind!: (typeof KINDS)[number];
  /** At most 300 characters. */
  body!: string;
}

@ApiSchema({ name: 'ListedConversation' })
export class ListedConversationDto extends ConversationDto {
  last_message!: LastMessageDto;
}

@ApiSchema({ name: 'ConversationsPage' })
export class ConversationsPageDto extends PageInfo {
  /** Waiting ones first, then the latest. */
  items!: ListedConversationDto[];
}

@ApiSchema({ name: 'ConversationAnswer' })
export class ConversationAnswerDto {
  conversation!: ConversationDto;
  /** In the order of writing; the newest 50, or those before the asked one. */
  messages!: MessageDto[];
  has_more!: boolean;
}

@ApiSchema({ name: 'MessageAnswer' })
export class MessageAnswerDto {
  conversation_id!: number;
  message!: MessageDto;
}

@ApiSchema({ name: 'GuestConversationAnswer' })
export class GuestConversationAnswerDto {
  /** In the order of writing; the newest 50, or those before the asked one. */
  messages!: MessageDto[];
  has_more!: boolean;
  can_write!: boolean;
}
