import { Injectable } from '@nestjs/common';
import { toRecipientThreadKey } from './inquiry.conversation-subjects.ts';
import { InquiryRepository } from './inquiry.repository.ts';

/** The conversation of a demand, which the reservation of its chosen offer continues. */
export type InquiryThread = { readonly threadKey: string; readonly conversationId: number | null };

/** Conversations of demands, for the reservations of their chosen offers. */
@Injectable()
export class InquiryThreadsService {
  constructor(private readonly inquiries: InquiryRepository) {}

  /** Null of a reservation that no offer has made. */
  async find(reservationId: number): Promise<InquiryThread | null> {
    const found = await this.inquiries.findThreadByReservation(reservationId);
    return (
      found && {
        threadKey: toRecipientThreadKey(found.recipientId),
        conversationId: found.conversationId,
      }
    );
  }

  /** When the owner last made an offer or declined; null without an answer. */
  async findAnswer(recipientId: number): Promise<{ conversationId: number | null; answeredAt: Date } | null> {
    const recipient = await this.inquiries.findRecipient(recipientId);
    if (!recipient || recipient.answeredAt === null) return null;
    return { conversationId: recipient.conversation?.id ?? null, answeredAt: recipient.answeredAt };
  }

  /** Requires a unit of work. */
  async attach(reservationIds: readonly number[], conversationId: number): Promise<void> {
    await this.inquiries.attachConversationByReservation(reservationIds, conversationId);
  }
}
