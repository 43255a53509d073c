import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { toAssigneeDto } from '../accounts/members/index.ts';
import {
  Conversation,
  ConversationSubjectRegistry,
  type ConversationSubject,
  type ConversationSubjectProvider,
  type SubjectScope,
} from '../conversations/index.ts';
import { formatSpaceName } from '../spaces/index.ts';
import { InquiryRecipient } from './inquiry.entity.ts';
import { InquiryLinksService } from './inquiry-links.service.ts';
import { getOwnerContact, getSenderName, hasOffer } from './inquiry.mapper.ts';
import { InquiryRepository, type RecipientWithInquiry } from './inquiry.repository.ts';
import { OfferReservationsPort } from './offer-reservations-port.ts';

/** Common to the recipient of an inquiry and the reservation of its chosen offer. */
export const toRecipientThreadKey = (recipientId: number): string => `inquiry-recipient-${recipientId}`;

/** Received inquiries as subjects of conversations. */
@Injectable()
export class InquiryConversationSubjectsProvider implements ConversationSubjectProvider {
  readonly type = 'inquiry';

  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly links: InquiryLinksService,
    private readonly offers: OfferReservationsPort,
    private readonly clock: Clock,
    registry: ConversationSubjectRegistry,
  ) {
    registry.register(this);
  }

  async find(id: number): Promise<ConversationSubject | null> {
    const recipient = await this.inquiries.findRecipient(id, { isFresh: true });
    return recipient && this.toSubject(recipient);
  }

  async listByConversations(conversationIds: readonly number[]): Promise<ConversationSubject[]> {
    const recipients = await this.inquiries.listRecipientsByConversations(conversationIds);
    return recipients.map((recipient) => this.toSubject(recipient));
  }

  listConversationIds(scope: SubjectScope): Promise<number[]> {
    return this.inquiries.listConversationIds(scope);
  }

  /** With the reservation of a chosen offer. */
  async attach({ id }: ConversationSubject, conversationId: number): Promise<void> {
    const conversation = this.em.getReference(Conversation, conversationId);
    await this.em.nativeUpdate(InquiryRecipient, { id }, { conversation });
    const recipient = await this.inquiries.findRecipient(id, { isFresh: true });
    if (recipient && recipient.reservationId !== null)
      await this.offers.attachConversation(recipient.reservationId, conversationId);
  }

  /** A message to a space counts as answered; a demand waits for an offer, and is seen. */
  async noteReply(actor: Actor, { id }: ConversationSubject): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      `update inquiry_recipient r set handled_at = ?, handled_how = 'reply', handled_by_id = ?
       from inquiry i where i.id = r.inquiry_id and i.kind = 'contact' and r.id = ? and r.handled_at is null`,
      [now, actor.userId, id],
    );
    await this.inquiries.markSeen(id, now);
  }

  private toSubject(recipient: RecipientWithInquiry): ConversationSubject {
    const { inquiry, space, offeredSpace, assignee } = recipient;
    const { customer } = space.building;
    const isAnonymized = inquiry.anonymizedAt !== null;
    const isSpam = inquiry.moderation === 'spam';
    const isContactVisible = !isSpam && (inquiry.kind === 'contact' || hasOffer(recipient));
    return {
      type: 'inquiry',
      id: recipient.id,
      conversationId: recipient.conversation?.id ?? null,
      threadKey: toRecipientThreadKey(recipient.id),
      customerId: customer.id,
      customerName: customer.name,
      spaceId: space.id,
      spaceName: formatSpaceName(offeredSpace ?? space),
      title: inquiry.purpose?.name ?? inquiry.purposeText,
      guest: { name: getSenderName(inquiry), email: inquiry.email },
      isAnonymized,
      isDelivered: inquiry.isDelivered,
      canGuestWrite: !isAnonymized && !isSpam,
      assignee: toAssigneeDto(assignee),
      opening: inquiry.text === '' ? null : { body: inquiry.text, createdAt: inquiry.createdAt },
      isOpenedBy: (token) => this.links.isValid(inquiry.id, token),
      timelineSubject: { type: 'inquiry', id: inquiry.id },
      toGuest: {
        path: this.links.buildMailedPath(inquiry.id),
        replyTo: hasOffer(recipient) ? getOwnerContact(space).email : space.email,
        sender: null,
        isEmailUnconfirmed: false,
      },
      hostReplyTo: isContactVisible && inquiry.email !== '' ? inquiry.email : null,
    };
  }
}
