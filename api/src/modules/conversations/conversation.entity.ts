import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { Customer } from '../accounts/customers/index.ts';
import { User } from '../accounts/users/index.ts';

/** Between a guest and the owner of a space. */
export type ConversationKind = 'rental';
export type ConversationSide = 'guest' | 'host';
/** A note is visible to the team of the owner alone; an event is what happened to a mail. */
export type MessageKind = 'message' | 'note' | 'event';
export type MessageChannel = 'web' | 'mail';
/** `unverified`: the mail server did not prove the sender, so the owner decides; `held`: mailed later with others. */
export type MessageState = 'ok' | 'unverified' | 'held';
export type MessageEventCode = 'mail_bounced' | 'mail_automatic' | 'mail_unreadable';
export type RefusedFile = { readonly name: string; readonly mime: string };

/**
 * One thread from the inquiry to the reservation made of it. Inquiries and reservations point to it; it is created with
 * its first message.
 */
@Entity({ tableName: 'conversation' })
@Index({ properties: ['customer', 'lastMessageAt'] })
@Index({
  name: 'conversation_waiting',
  expression:
    'create index "conversation_waiting" on "conversation" ("customer_id", "waiting_since") where "waiting_since" is not null',
})
export class Conversation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade', index: false })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: 6, default: 'rental' })
  kind: Opt<ConversationKind> = 'rental';

  /** First message of the guest since the owner's last answer. */
  @Property({ type: 'datetime', nullable: true })
  waitingSince: Date | null = null;

  /** When the owner marked the messages as answered elsewhere. */
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  @Property({ type: 'datetime' })
  lastMessageAt!: Date;

  /** When the texts were removed. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'forgotten_at' })
  anonymizedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date();
}

/** The guest of a conversation, or a member of the owner's team who has read it or written in it. */
@Entity({ tableName: 'participant' })
@Unique({ properties: ['conversation', 'user'] })
@Index({
  name: 'participant_guest',
  expression: `create unique index "participant_guest" on "participant" ("conversation_id") where "side" = 'guest'`,
})
@Index({
  name: 'participant_address',
  expression: 'create index "participant_address" on "participant" (lower("address"))',
})
export class Participant {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Conversation, { deleteRule: 'cascade', index: false })
  conversation!: Rel<Conversation>;

  @Property({ type: 'string', length: 5 })
  side!: ConversationSide;

  /** Null of a guest. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade' })
  @Index()
  user: Rel<User> | null = null;

  /** Mailbox of the guest; empty without one. Those of members are in their accounts. */
  @Property({ type: 'string', length: LIMITS.email, default: '' })
  address: Opt<string> = '';

  /** Name of the guest. */
  @Property({ type: 'string', length: 200, default: '' })
  name: Opt<string> = '';

  @Property({ type: 'integer', nullable: true })
  lastReadId: number | null = null;

  /** Part of the reply address; a new one ends the addresses of a former mailbox. */
  @Property({ type: 'string', length: 16, default: '' })
  tokenNonce: Opt<string> = '';

  /** When a mail to the participant was last reported as not delivered. */
  @Property({ type: 'datetime', nullable: true })
  bouncedAt: Date | null = null;
}

/** A message of one side, or a note of the team. */
@Entity({ tableName: 'message' })
@Index({ properties: ['conversation', 'id'] })
export class Message {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Conversation, { deleteRule: 'cascade', index: false })
  conversation!: Rel<Conversation>;

  @Property({ type: 'string', length: 5 })
  side!: ConversationSide;

  /** Null of a guest, and of an erased user. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  author: Rel<User> | null = null;

  @Property({ type: 'string', length: 7, default: 'message' })
  kind: Opt<MessageKind> = 'message';

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'string', length: 5, default: 'web' })
  via: Opt<MessageChannel> = 'web';

  @Property({ type: 'string', length: 10, default: 'ok' })
  state: Opt<MessageState> = 'ok';

  @Property({ type: 'string', length: 20, nullable: true })
  eventCode: MessageEventCode | null = null;

  /** Message-ID of the mail that brought it. */
  @Property({ type: 'string', length: 300, nullable: true })
  mailMessageId: string | null = null;

  /** Files of the mail, which are not kept. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  refusedFiles: RefusedFile[] | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date();
}
