import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { MailSender, MailSubject } from '../mail/index.ts';

export type ConversationSubjectType = 'reservation' | 'inquiry';

/** A record that a conversation is about. */
export type ConversationSubject = {
  readonly type: ConversationSubjectType;
  /** Of the reservation, or of the recipient of the inquiry. */
  readonly id: number;
  readonly conversationId: number | null;
  /** Common to the records that share one conversation. */
  readonly threadKey: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly spaceId: number;
  readonly spaceName: string;
  /** Name of the event or of its purpose; null without one. */
  readonly title: string | null;
  readonly guest: { readonly name: string; readonly email: string };
  readonly isAnonymized: boolean;
  /** Whether the owner has it; false of an inquiry that the moderation holds. */
  readonly isDelivered: boolean;
  readonly canGuestWrite: boolean;
  readonly assignee: { readonly id: number; readonly name: string } | null;
  /** The guest's text in the record, shown as the first message. */
  readonly opening: { readonly body: string; readonly createdAt: Date } | null;
  /** Whether the token opens the guest's page of the record. */
  readonly isOpenedBy: (token: string) => boolean;
  readonly timelineSubject: MailSubject;
  readonly toGuest: GuestDelivery;
  /** Address for the owner's replies; null while the owner does not see it. */
  readonly hostReplyTo: string | null;
};

/** How the guest is mailed. */
export type GuestDelivery = {
  /** Path of the guest's page. */
  readonly path: string;
  readonly replyTo: string | null;
  /** Null when the guest has asked for mails. */
  readonly sender: MailSender | null;
  readonly isEmailUnconfirmed: boolean;
};

/** Whose conversations: those in the spaces if given, those handled by the user if given. */
export type SubjectScope = {
  readonly customerId: number;
  readonly spaceIds: readonly number[] | null;
  readonly assigneeId: number | null;
};

/** Implemented by each module whose records have conversations. */
export type ConversationSubjectProvider = {
  readonly type: ConversationSubjectType;
  find(id: number): Promise<ConversationSubject | null>;
  listByConversations(conversationIds: readonly number[]): Promise<ConversationSubject[]>;
  /** Of delivered records. */
  listConversationIds(scope: SubjectScope): Promise<number[]>;
  /** Attaches the record, and those that share its thread, inside the caller's unit of work. */
  attach(subject: ConversationSubject, conversationId: number): Promise<void>;
  /** Notes the owner's answer in the record, inside the caller's unit of work. */
  noteReply(actor: Actor, subject: ConversationSubject): Promise<void>;
};

/** Registry of the records that have conversations. */
@Injectable()
export class ConversationSubjectRegistry {
  private readonly providers = new Map<ConversationSubjectType, ConversationSubjectProvider>();

  register(provider: ConversationSubjectProvider): void {
    this.providers.set(provider.type, provider);
  }

  async find(type: ConversationSubjectType, id: number): Promise<ConversationSubject | null> {
    return (await this.providers.get(type)?.find(id)) ?? null;
  }

  /** Reservations first, as they follow inquiries. */
  async listByConversations(conversationIds: readonly number[]): Promise<ConversationSubject[]> {
    if (conversationIds.length === 0) return [];
    const found: ConversationSubject[] = [];
    for (const provider of this.providers.values())
      found.push(...(await provider.listByConversations(conversationIds)));
    return found.sort(
      (one, other) => Number(other.type === 'reservation') - Number(one.type === 'reservation'),
    );
  }

  async listConversationIds(scope: SubjectScope): Promise<number[]> {
    const ids = new Set<number>();
    for (const provider of this.providers.values())
      for (const id of await provider.listConversationIds(scope)) ids.add(id);
    return [...ids];
  }

  async attach(subject: ConversationSubject, conversationId: number): Promise<void> {
    await this.providers.get(subject.type)?.attach(subject, conversationId);
  }

  async noteReply(actor: Actor, subjects: readonly ConversationSubject[]): Promise<void> {
    for (const subject of subjects) await this.providers.get(subject.type)?.noteReply(actor, subject);
  }
}
