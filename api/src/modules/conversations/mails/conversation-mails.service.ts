import { Injectable } from '@nestjs/common';
import { buildConversationUrl } from '@prostora/contracts/conversations.ts';
import { AssigneesService } from '../../accounts/members/index.ts';
import { accountMailKey, MailService, type MailCoalescing, type TemplatedMail } from '../../mail/index.ts';
import { ConversationAccessService, type ConversationWithSubjects } from '../conversation-access.service.ts';
import { guestMailKeyPrefix } from '../conversation-anonymization.service.ts';
import { ConversationRepository, type MessageWithAuthor } from '../conversation.repository.ts';
import type { ConversationSubject } from '../conversation-subject.registry.ts';
import { guestMessageMail, ownerMessageMail } from './conversation-mails.templates.ts';

/** Messages within the time of coalescing are one mail. */
const TOPIC = 'conversation';

type BuildMail = (messages: readonly MessageWithAuthor[], found: ConversationWithSubjects) => TemplatedMail;

/** Mails to the side that has not written a message; a repeated one sends no second mail. */
@Injectable()
export class ConversationMailsService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly access: ConversationAccessService,
    private readonly members: AssigneesService,
    private readonly mails: MailService,
  ) {}

  /** Sends nothing to an anonymized guest, and nothing of what the moderation holds. */
  async notify(conversationId: number, messageId: number): Promise<void> {
    const found = await this.access.find(conversationId);
    const message = await this.conversations.findMessage(messageId);
    if (!found || message?.conversation.id !== conversationId || found.conversation.anonymizedAt !== null)
      return;
    await (message.side === 'host' ? this.mailGuest(found, message) : this.mailHosts(found, message));
  }

  private async mailGuest(found: ConversationWithSubjects, message: MessageWithAuthor): Promise<void> {
    const { guest, toGuest } = found.subject;
    if (guest.email === '') return;
    await this.mails.enqueue({
      idempotencyKey: `${guestMailKeyPrefix(found.conversation.id)}${message.id}`,
      to: guest.email,
      subject: { type: 'conversation', id: found.conversation.id },
      sender: toGuest.sender,
      isEmailUnconfirmed: toGuest.isEmailUnconfirmed,
      coalescing: this.toCoalescing(found, message, buildGuestMail),
      ...buildGuestMail([message], found),
    });
  }

  /** The member who handles it, or all who may answer. */
  private async mailHosts(found: ConversationWithSubjects, message: MessageWithAuthor): Promise<void> {
    const { conversation, subject } = found;
    if (!subject.isDelivered) return;
    for (const { userId, email } of await this.listRecipients(subject))
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(userId, `conversation-${conversation.id}-${message.id}`),
        to: email,
        subject: { type: 'conversation', id: conversation.id },
        coalescing: this.toCoalescing(found, message, buildHostMail),
        ...buildHostMail([message], found),
      });
  }

  private async listRecipients({ customerId, spaceId, assignee }: ConversationSubject) {
    const members = await this.members.listPermitted(customerId, 'inquiries', spaceId);
    const assigned = members.filter(({ userId }) => userId === assignee?.id);
    return assigned.length > 0 ? assigned : members;
  }

  private toCoalescing(
    { conversation: { id } }: ConversationWithSubjects,
    { id: messageId, side }: MessageWithAuthor,
    build: BuildMail,
  ): MailCoalescing {
    return {
      topic: TOPIC,
      former: { after: messageId - 1 },
      buildMail: async ({ after }) => {
        const messages = await this.conversations.listAfter(id, side, Number(after));
        const current = await this.access.find(id);
        return messages.length === 0 || !current ? null : build(messages, current);
      },
    };
  }
}

const joinTexts = (messages: readonly MessageWithAuthor[]): string =>
  messages.map(({ body }) => body).join('\n\n');

function buildGuestMail(
  messages: readonly MessageWithAuthor[],
  {
    subject: { spaceName: space, title, customerName, toGuest, timelineSubject: thread },
  }: ConversationWithSubjects,
): TemplatedMail {
  const { path, replyTo, sender, isEmailUnconfirmed } = toGuest;
  return guestMessageMail.build({
    space,
    title,
    host: messages.at(-1)?.author?.name || customerName,
    text: sender !== null || isEmailUnconfirmed ? null : joinTexts(messages),
    path,
    replyTo,
    thread,
  });
}

function buildHostMail(
  messages: readonly MessageWithAuthor[],
  {
    conversation: { id },
    subject: { spaceName: space, guest, hostReplyTo: replyTo, timelineSubject: thread },
  }: ConversationWithSubjects,
): TemplatedMail {
  return ownerMessageMail.build({
    space,
    guest: guest.name,
    text: joinTexts(messages),
    path: buildConversationUrl(id),
    replyTo,
    thread,
  });
}
