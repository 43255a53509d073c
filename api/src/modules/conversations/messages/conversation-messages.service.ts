import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@prostora/contracts';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ANONYMOUS, RateLimiter, type Actor, type RateLimit } from '../../../platform/http/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ConversationAccessService, type ConversationWithSubjects } from '../conversation-access.service.ts';
import type {
  ConversationSide,
  Message,
  MessageKind,
  MessageState,
  RefusedFile,
} from '../conversation.entity.ts';
import { conversationClosed, conversationNotFound } from '../conversation.errors.ts';
import { messageAdded } from '../conversation.events.ts';
import {
  ConversationRepository,
  type MessageWithAuthor,
  type NewMessage,
} from '../conversation.repository.ts';
import { applyHandled, applyMessage } from '../conversation.states.ts';
import { ConversationSubjectRegistry, type ConversationSubject } from '../conversation-subject.registry.ts';

export type MessageInput = { readonly kind: Exclude<MessageKind, 'event'>; readonly body: string };
/** A message that a mail has brought. */
export type MailedMessage = {
  readonly side: ConversationSide;
  /** Null of the guest, and of an unverified sender. */
  readonly authorId: number | null;
  readonly body: string;
  readonly state: MessageState;
  readonly mailMessageId: string | null;
  readonly refusedFiles: readonly RefusedFile[];
};
/** A written message with its conversation. */
export type WrittenMessage = ConversationWithSubjects & { readonly message: MessageWithAuthor };

/** Of one side of a conversation. */
const MESSAGES: RateLimit = {
  name: 'conversation-messages',
  points: CONVERSATIONS.messagesPerHour,
  seconds: HOUR_SECONDS,
  shared: true,
};

/** Writing in conversations, and the marks of what was read and answered. */
@Injectable()
export class ConversationMessagesService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly access: ConversationAccessService,
    private readonly registry: ConversationSubjectRegistry,
    private readonly audit: AuditTrailService,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires access to the record, which `load` checks; creates its conversation with the first message.
   * @throws DomainError CONVERSATION_CLOSED, RATE_LIMITED
   */
  async start(
    actor: Actor,
    side: ConversationSide,
    load: () => Promise<ConversationSubject>,
    input: MessageInput,
  ): Promise<WrittenMessage> {
    const { threadKey, conversationId: openId } = await load();
    await this.limit(side, openId ?? threadKey);
    return this.unit.run(async () => {
      await this.conversations.lockThread(threadKey);
      const subject = await load();
      const conversationId = subject.conversationId ?? (await this.create(subject));
      return this.add(actor, side, conversationId, subject, input);
    });
  }

  /** @throws DomainError NOTFOUND, FORBIDDEN, CONVERSATION_CLOSED, RATE_LIMITED */
  async writeAsHost(actor: Actor, id: number, input: MessageInput): Promise<WrittenMessage> {
    await this.access.loadForHost(actor, id);
    await this.limit('host', id);
    return this.unit.run(async () => {
      const { subject } = await this.access.loadForHost(actor, id);
      return this.add(actor, 'host', id, subject, input);
    });
  }

  /** @throws DomainError NOTFOUND for a wrong token, CONVERSATION_CLOSED, RATE_LIMITED */
  async writeAsGuest(actor: Actor, id: number, token: string, body: string): Promise<WrittenMessage> {
    await this.access.loadForGuest(id, token);
    await this.limit('guest', id);
    return this.unit.run(async () => {
      const { subject } = await this.access.loadForGuest(id, token);
      return this.add(actor, 'guest', id, subject, { kind: 'message', body });
    });
  }

  /**
   * Marks the messages of the guest as answered elsewhere, or as waiting again. Idempotent.
   * @throws DomainError NOTFOUND, FORBIDDEN
   */
  async setHandled(actor: Actor, id: number, isHandled: boolean): Promise<void> {
    await this.unit.run(async () => {
      const { subject } = await this.access.loadForHost(actor, id);
      const conversation = await this.conversations.findForUpdate(id);
      if (!conversation) throw conversationNotFound();
      const last = await this.conversations.findLastOf(id, 'guest');
      const before = { handled: conversation.waitingSince === null };
      Object.assign(
        conversation,
        applyHandled(conversation, isHandled, last?.createdAt ?? null, this.clock.now()),
      );
      const after = { handled: conversation.waitingSince === null };
      if (before.handled !== after.handled)
        await this.audit.record(actor, 'conversation.handle', subject.timelineSubject, before, after);
    });
  }

  /**
   * Adds what a mail has brought, inside the caller's unit of work.
   * @throws DomainError CONVERSATION_CLOSED
   */
  async addByMail(
    { conversation, subject }: ConversationWithSubjects,
    { refusedFiles, ...mailed }: MailedMessage,
  ): Promise<void> {
    if (subject.isAnonymized || (mailed.side === 'guest' && !subject.canGuestWrite))
      throw conversationClosed();
    const actor = { ...ANONYMOUS, userId: mailed.authorId };
    await this.store(actor, conversation.id, subject, {
      ...mailed,
      kind: 'message',
      via: 'mail',
      refusedFiles: refusedFiles.length === 0 ? null : [...refusedFiles],
    });
  }

  /**
   * Takes a mail of an unverified sender for one of its side; the owner's is mailed to the guest now.
   * @returns id of the conversation
   * @throws DomainError NOTFOUND, FORBIDDEN
   */
  verify(actor: Actor, messageId: number): Promise<number> {
    return this.unit.run(async () => {
      const message = await this.conversations.findMessage(messageId);
      if (!message) throw conversationNotFound();
      const { id } = message.conversation;
      const { subject, subjects } = await this.access.loadForHost(actor, id);
      const conversation = await this.conversations.findForUpdate(id);
      const locked = await this.conversations.findMessage(messageId);
      if (!conversation || locked?.state !== 'unverified') return id;
      message.state = 'ok';
      await this.audit.record(actor, 'conversation.verify', subject.timelineSubject);
      if (message.side === 'guest') return id;
      Object.assign(conversation, applyMessage(conversation, message, this.clock.now()));
      await this.registry.noteReply(actor, subjects);
      await this.publish(message);
      return id;
    });
  }

  /** Notes that the member has seen everything written until now. */
  async markRead(actor: Actor, id: number): Promise<void> {
    await this.unit.run(async () => {
      await this.access.loadForHost(actor, id);
      const last = (await this.conversations.findLastOf(id, 'guest'))?.id ?? 0;
      if (actor.userId !== null) await this.conversations.markReadByUser(id, actor.userId, last);
    });
  }

  /** Outside of a unit of work, whose connection the count would not share. */
  private async limit(side: ConversationSide, key: number | string): Promise<void> {
    await this.limiter.consume(MESSAGES, `${key}-${side}`);
  }

  private async create(subject: ConversationSubject): Promise<number> {
    const { id } = await this.conversations.create(subject.customerId, this.clock.now());
    await this.registry.attach(subject, id);
    return id;
  }

  private async add(
    actor: Actor,
    side: ConversationSide,
    id: number,
    subject: ConversationSubject,
    { kind, body }: MessageInput,
  ): Promise<WrittenMessage> {
    if (subject.isAnonymized || (side === 'guest' && !subject.canGuestWrite)) throw conversationClosed();
    const authorId = side === 'host' ? actor.userId : null;
    const draft = { side, kind, body, authorId };
    return this.store(actor, id, subject, draft);
  }

  /** Notes the message and what it changes, and has it mailed unless it is held or not verified. */
  private async store(
    actor: Actor,
    id: number,
    subject: ConversationSubject,
    draft: Omit<NewMessage, 'createdAt'>,
  ): Promise<WrittenMessage> {
    const { side, kind, state = 'ok' } = draft;
    const conversation = await this.conversations.findForUpdate(id);
    if (!conversation) throw conversationNotFound();
    const now = this.clock.now();
    const message = await this.conversations.addMessage(conversation, { ...draft, createdAt: now });
    if (side === 'guest' || state !== 'unverified')
      Object.assign(conversation, applyMessage(conversation, { side, kind }, now));
    await this.conversations.saveGuest(id, subject.guest);
    const subjects = await this.registry.listByConversations([id]);
    const action = kind === 'note' ? 'conversation.note' : 'conversation.message';
    await this.audit.record(actor, action, subject.timelineSubject);
    if (kind === 'message' && state === 'ok') {
      if (side === 'host') await this.registry.noteReply(actor, subjects);
      await this.publish(message);
    }
    return { conversation, subject, subjects, message };
  }

  private async publish({ id, conversation }: Pick<Message, 'id' | 'conversation'>): Promise<void> {
    await this.outbox.publish(messageAdded, { conversation_id: conversation.id, message_id: id });
  }
}
