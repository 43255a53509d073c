import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { mayActFor } from '../accounts/members/index.ts';
import type { Conversation } from './conversation.entity.ts';
import { conversationForbidden, conversationNotFound } from './conversation.errors.ts';
import { ConversationRepository } from './conversation.repository.ts';
import {
  ConversationSubjectRegistry,
  type ConversationSubject,
  type ConversationSubjectType,
} from './conversation-subject.registry.ts';

/** A conversation with the records it is about, the present one first. */
export type ConversationWithSubjects = {
  readonly conversation: Conversation;
  readonly subject: ConversationSubject;
  readonly subjects: readonly ConversationSubject[];
};

/** Who reads and writes in a conversation: guests by their links, members of the team by their rights. */
@Injectable()
export class ConversationAccessService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly registry: ConversationSubjectRegistry,
  ) {}

  /** @throws DomainError NOTFOUND to those who do not see a space of it, FORBIDDEN without the right to inquiries */
  async loadForHost(actor: Actor, id: number): Promise<ConversationWithSubjects> {
    const { conversation, subjects } = await this.load(id);
    const visible = subjects.filter((one) => one.isDelivered && isVisible(actor, one));
    const [first] = visible;
    if (!first) throw conversationNotFound();
    const subject = visible.find((one) => mayRead(actor, one));
    if (!subject) throw conversationForbidden();
    return { conversation, subject, subjects };
  }

  /** @throws DomainError NOTFOUND for a token of no record of the conversation */
  async loadForGuest(id: number, token: string): Promise<ConversationWithSubjects> {
    const { conversation, subjects } = await this.load(id);
    const subject = subjects.find((one) => !one.isAnonymized && one.isOpenedBy(token));
    if (!subject) throw conversationNotFound();
    return { conversation, subject, subjects };
  }

  /** @throws DomainError NOTFOUND and FORBIDDEN as of a conversation */
  async loadSubjectForHost(
    actor: Actor,
    type: ConversationSubjectType,
    id: number,
  ): Promise<ConversationSubject> {
    const subject = await this.registry.find(type, id);
    if (!subject?.isDelivered || !isVisible(actor, subject)) throw conversationNotFound();
    if (!mayRead(actor, subject)) throw conversationForbidden();
    return subject;
  }

  /** @throws DomainError NOTFOUND for a wrong token */
  async loadSubjectForGuest(
    type: ConversationSubjectType,
    id: number,
    token: string,
  ): Promise<ConversationSubject> {
    const subject = await this.registry.find(type, id);
    if (!subject || subject.isAnonymized || !subject.isOpenedBy(token)) throw conversationNotFound();
    return subject;
  }

  /** With all records; for mails. */
  async find(id: number): Promise<ConversationWithSubjects | null> {
    const conversation = await this.conversations.findById(id);
    const subjects = conversation ? await this.registry.listByConversations([id]) : [];
    const [subject] = subjects.filter((one) => !one.isAnonymized);
    return conversation && subject ? { conversation, subject, subjects } : null;
  }

  private async load(id: number): Promise<Omit<ConversationWithSubjects, 'subject'>> {
    const conversation = await this.conversations.findById(id);
    if (!conversation) throw conversationNotFound();
    return { conversation, subjects: await this.registry.listByConversations([id]) };
  }
}

const isVisible = (actor: Actor, { customerId, spaceId }: ConversationSubject): boolean =>
  mayActFor(actor, customerId, 'view', spaceId);
const mayRead = (actor: Actor, { customerId, spaceId }: ConversationSubject): boolean =>
  mayActFor(actor, customerId, 'inquiries', spaceId);
