import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { Customer } from '../accounts/customers/index.ts';
import { User } from '../accounts/users/index.ts';
import type { ReplyParticipant } from '../mail/index.ts';
import { CannedReply } from './canned-reply.entity.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import { Conversation, Message, Participant, type ConversationSide } from './conversation.entity.ts';

const WITH_AUTHOR = ['author'] as const;
export type MessageWithAuthor = Loaded<Message, 'author'>;
export type NewMessage = Pick<Message, 'side' | 'kind' | 'body' | 'createdAt'> &
  Partial<Pick<Message, 'via' | 'state' | 'eventCode' | 'mailMessageId' | 'refusedFiles'>> & {
    readonly authorId: number | null;
  };

/** Messages of a page of a conversation. */
const PAGE_SIZE = 50;

@Injectable()
export class ConversationRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<Conversation | null> {
    return this.em.findOne(Conversation, { id });
  }

  findForUpdate(id: number): Promise<Conversation | null> {
    return this.em.findOne(Conversation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Serializes the creation of a conversation, until the end of the transaction. */
  async lockThread(threadKey: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 73))', [threadKey]);
  }

  async create(customerId: number, now: Date): Promise<Conversation> {
    const conversation = this.em.create(Conversation, {
      customer: this.em.getReference(Customer, customerId),
      lastMessageAt: now,
    });
    await this.em.persist(conversation).flush();
    return conversation;
  }

  async addMessage(
    conversation: Conversation,
    { authorId, ...message }: NewMessage,
  ): Promise<MessageWithAuthor> {
    const added = this.em.create(Message, {
      ...message,
      conversation,
      author: authorId === null ? null : this.em.getReference(User, authorId),
    });
    await this.em.persist(added).flush();
    return this.em.populate(added, WITH_AUTHOR);
  }

  /** A page in the order of writing, and whether there are older messages. */
  async listPage(
    conversationId: number,
    { before, isForGuest }: { before: number | null; isForGuest: boolean },
  ): Promise<{ messages: MessageWithAuthor[]; hasMore: boolean }> {
    const newest = await this.em.find(
      Message,
      {
        conversation: conversationId,
        ...(before !== null && { id: { $lt: before } }),
        ...(isForGuest && { kind: 'message', state: { $ne: 'unverified' } }),
      },
      { populate: WITH_AUTHOR, orderBy: { id: 'desc' }, limit: PAGE_SIZE + 1 },
    );
    return { messages: newest.slice(0, PAGE_SIZE).reverse(), hasMore: newest.length > PAGE_SIZE };
  }

  /** Messages of a side after the given one, without notes, in the order of writing. */
  listAfter(conversationId: number, side: ConversationSide, afterId: number): Promise<MessageWithAuthor[]> {
    return this.em.find(
      Message,
      { conversation: conversationId, side, kind: 'message', state: 'ok', id: { $gt: afterId } },
      { populate: WITH_AUTHOR, orderBy: { id: 'asc' }, limit: PAGE_SIZE },
    );
  }

  findMessage(id: number): Promise<MessageWithAuthor | null> {
    return this.em.findOne(Message, { id }, { populate: WITH_AUTHOR, refresh: true });
  }

  async findLastOf(conversationId: number, side: ConversationSide): Promise<Message | null> {
    const filter = { conversation: conversationId, side, kind: 'message' as const };
    return this.em.findOne(Message, filter, { orderBy: { id: 'desc' } });
  }

  /** The guest with the name and mailbox that the record has now. */
  async saveGuest(conversationId: number, { name, email }: { name: string; email: string }): Promise<void> {
    await this.em.execute(
      `insert into participant as known (conversation_id, side, name, address) values (?, 'guest', ?, ?)
       on conflict (conversation_id) where side = 'guest' do update set name = excluded.name, address = excluded.address,
         token_nonce = case when lower(known.address) = lower(excluded.address) then known.token_nonce
           else substr(md5(random()::text), 1, 16) end,
         bounced_at = case when lower(known.address) = lower(excluded.address) then known.bounced_at end
       where (known.name, known.address) is distinct from (excluded.name, excluded.address)`,
      [conversationId, name, email],
    );
  }

  /** A participant with a reply address: the guest without a user, else the member of the team. */
  async findReplyParticipant(
    conversationId: number,
    userId: number | null,
  ): Promise<ReplyParticipant | null> {
    if (userId !== null)
      await this.em.execute(
        `insert into participant (conversation_id, side, user_id) values (?, 'host', ?) on conflict do nothing`,
        [conversationId, userId],
      );
    const filter =
      userId === null
        ? { conversation: conversationId, side: 'guest' as const }
        : { conversation: conversationId, user: userId };
    const found = await this.em.findOne(Participant, filter, { disableIdentityMap: true });
    return found && { id: found.id, side: found.side, nonce: found.tokenNonce };
  }

  findParticipant(id: number): Promise<Loaded<Participant, 'user'> | null> {
    return this.em.findOne(Participant, { id }, { populate: ['user'], refresh: true });
  }

  /** Message-ID of the last mail that brought a message. */
  async findLastMailId(conversationId: number): Promise<string | null> {
    const last = await this.em.findOne(
      Message,
      { conversation: conversationId, mailMessageId: { $ne: null } },
      { orderBy: { id: 'desc' }, fields: ['mailMessageId'], disableIdentityMap: true },
    );
    return last?.mailMessageId ?? null;
  }

  /** Notes the last message that a member of the team has seen; never an earlier one than before. */
  async markReadByUser(conversationId: number, userId: number, messageId: number): Promise<void> {
    await this.em.execute(
      `insert into participant as known (conversation_id, side, user_id, last_read_id) values (?, 'host', ?, ?)
       on conflict (conversation_id, user_id) do update
         set last_read_id = greatest(known.last_read_id, excluded.last_read_id)
         where known.last_read_id is null or known.last_read_id < excluded.last_read_id`,
      [conversationId, userId, messageId],
    );
  }

  async markReadByGuest(conversationId: number, messageId: number): Promise<void> {
    await this.em.execute(
      `update participant set last_read_id = ? where conversation_id = ? and side = 'guest'
         and (last_read_id is null or last_read_id < ?)`,
      [messageId, conversationId, messageId],
    );
  }

  async markAnswered(id: number, at: Date): Promise<void> {
    await this.em.nativeUpdate(
      Conversation,
      { id, waitingSince: { $lte: at } },
      { waitingSince: null, handledAt: at },
    );
  }

  /** Removes texts, names and mailboxes. */
  async anonymize(ids: readonly number[], now: Date): Promise<void> {
    const conversation = { $in: [...ids] };
    await this.em.nativeUpdate(
      Message,
      { conversation },
      { body: '', mailMessageId: null, refusedFiles: null },
    );
    await this.em.nativeUpdate(
      InboundMail,
      { conversation },
      { recipient: '', sender: '', messageId: null, receivedAt: new Date(0) },
    );
    await this.em.nativeUpdate(Participant, { conversation, side: 'guest' }, { name: '', address: '' });
    await this.em.nativeUpdate(
      Conversation,
      { id: conversation, anonymizedAt: null },
      { anonymizedAt: now, waitingSince: null },
    );
  }

  async listIdsByCustomer(customerId: number): Promise<number[]> {
    const rows = await this.em.find(
      Conversation,
      { customer: customerId, anonymizedAt: null },
      { fields: ['id'] },
    );
    return rows.map(({ id }) => id);
  }

  /** Messages that a person wrote: as a member of a team, and as the guest with the mailbox. */
  listByPerson(userId: number | null, email: string | null): Promise<Message[]> {
    return this.em.execute<Message[]>(
      `select m.id, m.conversation_id as "conversationId", m.kind, m.side, m.body, m.created_at as "createdAt"
       from message m where m.author_id = ? or (m.side = 'guest' and m.conversation_id in (
         select p.conversation_id from participant p where p.side = 'guest' and lower(p.address) = lower(?)))
       order by m.id`,
      [userId, email],
    );
  }

  async removeCannedReplies(customerId: number): Promise<void> {
    await this.em.nativeDelete(CannedReply, { customer: customerId });
  }

  /** The user is named no more and reads no more; the texts stay with the owner. */
  async removeUser(userId: number): Promise<void> {
    await this.em.nativeUpdate(Message, { author: userId }, { author: null });
    await this.em.nativeDelete(Participant, { user: userId });
  }
}
