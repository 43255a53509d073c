import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { toUserId } from '../../../platform/http/list-query-fields.ts';
import { ConversationAccessService } from '../conversation-access.service.ts';
import {
  ConversationAnswerDto,
  ConversationHandledCall,
  ConversationQuery,
  ConversationsPageDto,
  ConversationsQuery,
  FirstMessageInputDto,
  MessageAnswerDto,
  MessageInputDto,
} from './conversation.dto.ts';
import {
  toConversationDetailDto,
  toListedConversationDto,
  toMessageAnswerDto,
  toMessageDtos,
} from './conversation.mapper.ts';
import { ConversationMessagesService } from './conversation-messages.service.ts';
import { ConversationReadingService } from './conversation-reading.service.ts';

@Routes('conversations', { tag: 'conversations', access: 'own-spaces' })
export class ConversationController {
  constructor(
    private readonly reading: ConversationReadingService,
    private readonly messages: ConversationMessagesService,
    private readonly access: ConversationAccessService,
  ) {}

  @Route('GET', '/', {
    summary: 'List conversations with guests',
    description: 'Those that wait for an answer first, then the latest.',
    answer: ConversationsPageDto,
    errors: [422],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { waiting, unread, assignee, search, page, page_size }: ConversationsQuery,
  ): Promise<ConversationsPageDto> {
    const { items, total } = await this.reading.listPage(actor, {
      isWaiting: waiting === 'true',
      isUnread: unread === 'true',
      assigneeId: toUserId(assignee, actor),
      search: search || null,
      page,
      pageSize: page_size,
    });
    return {
      items: items.map(toListedConversationDto),
      page,
      nr_of_pages: countPages(total, page_size),
      total,
    };
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Write about a reservation or an inquiry',
    description: 'Creates its conversation with the first message.',
    status: 201,
    answer: MessageAnswerDto,
    errors: [404, 409, 422, 429],
  })
  async start(
    @CurrentActor() actor: Actor,
    @Body() { subject, subject_id: id, body, kind }: FirstMessageInputDto,
  ): Promise<MessageAnswerDto> {
    const load = () => this.access.loadSubjectForHost(actor, subject, id);
    return toMessageAnswerDto(await this.messages.start(actor, 'host', load, { body, kind }));
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a conversation',
    description: 'With notes of the team. Marks nothing as read.',
    answer: ConversationAnswerDto,
    errors: [404, 422],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { before }: ConversationQuery,
  ): Promise<ConversationAnswerDto> {
    const page = await this.reading.readAsHost(actor, id, before ?? null);
    return {
      conversation: toConversationDetailDto(page),
      messages: toMessageDtos(page),
      has_more: page.hasMore,
    };
  }

  @Route('POST', ':id/messages', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Write to the guest, or a note for the team',
    description: 'A message is mailed to the guest and answers what waits; a note does neither.',
    status: 201,
    answer: MessageAnswerDto,
    errors: [404, 409, 422, 429],
  })
  async write(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { body, kind }: MessageInputDto,
  ): Promise<MessageAnswerDto> {
    return toMessageAnswerDto(await this.messages.writeAsHost(actor, id, { body, kind }));
  }

  @Route('POST', 'messages/:id/verify', {
    notWhileImpersonating: 'contract',
    summary: 'Take a mail of an unverified sender for a message of its side',
    answer: ConversationAnswerDto,
    errors: [404],
  })
  async verify(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) messageId: number,
  ): Promise<ConversationAnswerDto> {
    return this.read(actor, await this.messages.verify(actor, messageId), {});
  }

  @Route('POST', ':id/read', {
    notWhileImpersonating: 'contract',
    summary: 'Mark a conversation as read by the caller',
    answer: DoneAnswer,
    errors: [404],
  })
  async markRead(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.messages.markRead(actor, id);
    return DONE;
  }

  @Route('PUT', ':id/handled', {
    notWhileImpersonating: 'contract',
    summary: 'Mark a conversation as answered elsewhere, or as waiting again',
    answer: ConversationAnswerDto,
    errors: [404, 422],
  })
  async handle(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { handled }: ConversationHandledCall,
  ): Promise<ConversationAnswerDto> {
    await this.messages.setHandled(actor, id, handled);
    return this.read(actor, id, {});
  }
}
