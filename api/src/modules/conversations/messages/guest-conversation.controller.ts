import { Body, Param } from '@nestjs/common';
import { HOUR_SECONDS } from '@prostora/contracts';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { ConversationAccessService } from '../conversation-access.service.ts';
import {
  ConversationReportInputDto,
  GuestConversationAnswerDto,
  GuestConversationPageCall,
  GuestFirstMessageInputDto,
  GuestMessageInputDto,
  MessageAnswerDto,
} from './conversation.dto.ts';
import { toMessageAnswerDto, toMessageDtos } from './conversation.mapper.ts';
import { ConversationReportsService } from '../mails/conversation-reports.service.ts';
import { ConversationMessagesService } from './conversation-messages.service.ts';
import { ConversationReadingService } from './conversation-reading.service.ts';

const READING = { name: 'guest-conversation', points: 120, seconds: 60 };
const WRITING = { name: 'guest-messages', points: CONVERSATIONS.messagesPerHour, seconds: HOUR_SECONDS };
const REPORTS = { name: 'conversation-reports', points: 10, seconds: HOUR_SECONDS };

/** Guests, by the token of the link to their reservation or inquiry; a wrong one is answered with 404. */
@Routes('conversations', { tag: 'conversations', access: 'public' })
export class GuestConversationController {
  constructor(
    private readonly reading: ConversationReadingService,
    private readonly messages: ConversationMessagesService,
    private readonly access: ConversationAccessService,
    private readonly reports: ConversationReportsService,
  ) {}

  @Route('POST', 'guest', {
    throttle: WRITING,
    idempotent: 'route',
    summary: 'Write to the owner about a reservation or an inquiry',
    description: 'Creates its conversation with the first message.',
    status: 201,
    answer: MessageAnswerDto,
    errors: [404, 409, 422],
  })
  async start(
    @CurrentActor() actor: Actor,
    @Body() { subject, subject_id: id, token, body }: GuestFirstMessageInputDto,
  ): Promise<MessageAnswerDto> {
    const load = () => this.access.loadSubjectForGuest(subject, id, token);
    return toMessageAnswerDto(await this.messages.start(actor, 'guest', load, { kind: 'message', body }));
  }

  @Route('POST', ':id/guest', {
    throttle: READING,
    summary: 'Retrieve a conversation as its guest',
    description: 'Without notes of the owner’s team.',
    headers: { 'cache-control': 'no-store' },
    answer: GuestConversationAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token, before }: GuestConversationPageCall,
  ): Promise<GuestConversationAnswerDto> {
    const page = await this.reading.readAsGuest(id, token, before ?? null);
    return {
      messages: toMessageDtos(page),
      has_more: page.hasMore,
      can_write: page.subject.canGuestWrite,
    };
  }

  @Route('POST', ':id/guest/messages', {
    throttle: WRITING,
    idempotent: 'route',
    summary: 'Write to the owner',
    status: 201,
    answer: MessageAnswerDto,
    errors: [404, 409, 422],
  })
  async write(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, body }: GuestMessageInputDto,
  ): Promise<MessageAnswerDto> {
    return toMessageAnswerDto(await this.messages.writeAsGuest(actor, id, token, body));
  }

  @Route('POST', ':id/guest/report', {
    throttle: REPORTS,
    summary: 'Report a conversation to the operator',
    description: 'The last messages of the owner are mailed to the operators with the reason.',
    answer: DoneAnswer,
    errors: [404, 422],
  })
  async report(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, reason }: ConversationReportInputDto,
  ): Promise<DoneAnswer> {
    await this.reports.report(actor, id, token, reason);
    return DONE;
  }
}
