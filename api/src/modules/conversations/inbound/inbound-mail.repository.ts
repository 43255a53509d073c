import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Message, type ConversationSide, type MessageEventCode } from '../conversation.entity.ts';
import { InboundMail } from '../inbound-mail.entity.ts';

/** Messages of a side in a conversation that were held. */
export type HeldMessages = {
  readonly conversationId: number;
  readonly side: ConversationSide;
  readonly firstId: number;
  readonly lastId: number;
};

const BATCH_SIZE = 200;

@Injectable()
export class InboundMailRepository {
  constructor(private readonly em: EntityManager) {}

  async create(given: Pick<InboundMail, 'recipient' | 'sender' | 'rawKey' | 'receivedAt'>): Promise<number> {
    const mail = this.em.create(InboundMail, given);
    await this.em.persist(mail).flush();
    return mail.id;
  }

  findById(id: number): Promise<InboundMail | null> {
    return this.em.findOne(InboundMail, { id });
  }

  /** Serializes the mails of a conversation, until the end of the transaction. */
  async lockConversation(id: number): Promise<void> {
    await this.em.execute('select from conversation where id = ? for update', [id]);
  }

  /** Whether a mail with the Message-ID was processed. */
  async isKnown(messageId: string): Promise<boolean> {
    return (
      (await this.em.count(InboundMail, { messageId })) > 0 ||
      (await this.em.count(Message, { mailMessageId: messageId })) > 0
    );
  }

  /** Messages that mails of a side have brought since the time; those that were mailed on if asked. */
  countMailed(
    conversationId: number,
    side: ConversationSide,
    since: Date,
    { isForwarded = false } = {},
  ): Promise<number> {
    return this.em.count(Message, {
      conversation: conversationId,
      side,
      kind: 'message',
      via: 'mail',
      createdAt: { $gt: since },
      ...(isForwarded && { state: 'ok' }),
    });
  }

  async hasEventSince(
    event: { conversation: number; side: ConversationSide; eventCode: MessageEventCode },
    since: Date,
  ): Promise<boolean> {
    return (await this.em.count(Message, { ...event, createdAt: { $gt: since } })) > 0;
  }

  /** Sides of conversations whose first held message is older than the time. */
  listHeld(before: Date): Promise<HeldMessages[]> {
    return this.em.execute<HeldMessages[]>(
      `select conversation_id as "conversationId", side, min(id) as "firstId", max(id) as "lastId" from message
       where state = 'held' group by conversation_id, side having min(created_at) <= ?`,
      [before],
    );
  }

  async release({ conversationId, side, lastId }: HeldMessages): Promise<number> {
    const filter = { conversation: conversationId, side, state: 'held' as const, id: { $lte: lastId } };
    return this.em.nativeUpdate(Message, filter, { state: 'ok' });
  }

  listReceivedBefore(before: Date): Promise<InboundMail[]> {
    const options = { limit: BATCH_SIZE, orderBy: { id: 'asc' } } as const;
    return this.em.find(InboundMail, { receivedAt: { $lt: before } }, options);
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.em.nativeDelete(InboundMail, { id: { $in: [...ids] } });
  }
}
