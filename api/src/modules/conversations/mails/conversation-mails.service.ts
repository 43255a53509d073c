import { Injectable } from '@nestjs/common';
import { buildConversationUrl } from '@prostora/contracts/conversations.ts';
import { AssigneesService } from '../../accounts/members/index.ts';
import {
  accountMailKey,
  MailService,
  ReplyAddressesService,
  type MailCoalescing,
  type TemplatedMail,
} from '../../mail/index.ts';
import { ConversationAccessService, type ConversationWithSubjects } from '../conversation-access.service.ts';
import { guestMailKeyPrefix } from '../conversation-anonymization.service.ts';
import { ConversationRepository, type MessageWithAuthor } from '../conversation.repository.ts';
import type { ConversationSubject } from '../conversation-subject.registry.ts';
import { guestMessageMail, ownerMessageMail } from './conversation-mails.templates.ts';

/** Messages within the time of coalescing are one mail. */
const TOPIC = 'conversation';

/** Addresses of a mail: where replies go, and the mail that it answers. */
type Delivery = {
  readonly replyAddress: string | null;
  /** Message-ID. */
  readonly answers: string | null;
  /** The messages were held: it takes no reply by mail and is marked as automatic, which ends two programs that answer each other. */
  readonly isAfterHolding: boolean;
};
type BuildMail = (
  messages: readonly MessageWithAuthor[],
  found: ConversationWithSubjects,
  delivery: Delivery,
) => TemplatedMail;

/** Mails to the side that has not written a message; a repeated one sends no second mail. */
@Injectable()
export class ConversationMailsService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly access: ConversationAccessService,
    private readonly members: AssigneesService,
    private readonly addresses: ReplyAddressesService,
    private readonly mails: MailService,
  ) {}

  /**
   * Sends nothing to an anonymized guest, and nothing of what the moderation holds.
   * @param firstHeldId first of the messages if they were held: the mail quotes all, and is not answered by mail
   */
  async notify(conversationId: number, messageId: number, firstHeldId: number | null): Promise<void> {
    const found = await this.access.find(conversationId);
    const message = await this.conversations.findMessage(messageId);
    if (!found || message?.conversation.id !== conversationId || found.conversation.anonymizedAt !== null)
      return;
    const messages = await this.conversations.listAfter(
      conversationId,
      message.side,
      (firstHeldId ?? messageId) - 1,
    );
    const written = messages.filter(({ id }) => id <= messageId);
    if (written.length === 0) return;
    const isAfterHolding = firstHeldId !== null;
    if (message.side === 'host') await this.mailGuest(found, written, isAfterHolding);
    else await this.mailHosts(found, written, isAfterHolding);
  }

  private async mailGuest(
    found: ConversationWithSubjects,
    messages: readonly MessageWithAuthor[],
    isAfterHolding: boolean,
  ): Promise<void> {
    const { guest, toGuest } = found.subject;
    const lastId = messages.at(-1)?.id ?? 0;
    if (guest.email === '') return;
    const delivery = await this.loadDelivery(found, null, isAfterHolding);
    await this.mails.enqueue({
      idempotencyKey: `${guestMailKeyPrefix(found.conversation.id)}${lastId}`,
      to: guest.email,
      subject: { type: 'conversation', id: found.conversation.id },
      sender: toGuest.sender,
      isEmailUnconfirmed: toGuest.isEmailUnconfirmed,
      coalescing: this.toCoalescing(found, messages, delivery, buildGuestMail),
      ...buildGuestMail(messages, found, delivery),
    });
  }

  /** The member who handles it, or all who may answer. */
  private async mailHosts(
    found: ConversationWithSubjects,
    messages: readonly MessageWithAuthor[],
    isAfterHolding: boolean,
  ): Promise<void> {
    const { conversation, subject } = found;
    const lastId = messages.at(-1)?.id ?? 0;
    if (!subject.isDelivered) return;
    for (const { userId, email } of await this.listRecipients(subject)) {
      const delivery = await this.loadDelivery(found, userId, isAfterHolding);
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(userId, `conversation-${conversation.id}-${lastId}`),
        to: email,
        subject: { type: 'conversation', id: conversation.id },
        coalescing: this.toCoalescing(found, messages, delivery, buildHostMail),
        ...buildHostMail(messages, found, delivery),
      });
    }
  }

  private async listRecipients({ customerId, spaceId, assignee }: ConversationSubject) {
    const members = await this.members.listPermitted(customerId, 'inquiries', spaceId);
    const assigned = members.filter(({ userId }) => userId === assignee?.id);
    return assigned.length > 0 ? assigned : members;
  }

  /** @param userId null of the guest */
  private async loadDelivery(
    { conversation: { id } }: ConversationWithSubjects,
    userId: number | null,
    isAfterHolding: boolean,
  ): Promise<Delivery> {
    if (isAfterHolding) return { replyAddress: null, answers: null, isAfterHolding };
    const participant = await this.conversations.findReplyParticipant(id, userId);
    return {
      replyAddress: participant && this.addresses.build(participant),
      answers: await this.conversations.findLastMailId(id),
      isAfterHolding,
    };
  }

  private toCoalescing(
    { conversation: { id } }: ConversationWithSubjects,
    written: readonly MessageWithAuthor[],
    delivery: Delivery,
    build: BuildMail,
  ): MailCoalescing {
    const [first] = written;
    return {
      topic: TOPIC,
      former: { after: (first?.id ?? 1) - 1 },
      buildMail: async ({ after }) => {
        const messages = await this.conversations.listAfter(id, first?.side ?? 'guest', Number(after));
        const current = await this.access.find(id);
        return messages.length === 0 || !current ? null : build(messages, current, delivery);
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
  delivery: Delivery,
): TemplatedMail {
  const { path, replyTo, sender, isEmailUnconfirmed } = toGuest;
  return guestMessageMail.build({
    space,
    title,
    host: messages.at(-1)?.author?.name || customerName,
    text: sender !== null || isEmailUnconfirmed ? null : joinTexts(messages),
    path,
    replyTo,
    ...delivery,
    thread,
  });
}

function buildHostMail(
  messages: readonly MessageWithAuthor[],
  {
    conversation: { id },
    subject: { spaceName: space, guest, hostReplyTo: replyTo, timelineSubject: thread },
  }: ConversationWithSubjects,
  delivery: Delivery,
): TemplatedMail {
  return ownerMessageMail.build({
    space,
    guest: guest.name,
    text: joinTexts(messages),
    path: buildConversationUrl(id),
    replyTo,
    ...delivery,
    thread,
  });
}
