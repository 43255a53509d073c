import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Conversation } from './conversation.entity.ts';

/** What a received mail was taken for; `unreadable`: it exceeds the limits; `voided`: its address has ended since. */
export type MailClass =
  | 'duplicate'
  | 'bounce'
  | 'automatic'
  | 'unverified'
  | 'held'
  | 'message'
  | 'unreadable'
  | 'voided';

/** A mail to a reply address; as received it is stored encrypted for 30 days. */
@Entity({ tableName: 'inbound_mail' })
@Index({ properties: ['conversation'] })
export class InboundMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 300, nullable: true, unique: true })
  messageId: string | null = null;

  @Property({ type: 'string', length: 200 })
  recipient!: string;

  /** Of the envelope; empty of reports. */
  @Property({ type: 'string', length: 320 })
  sender!: string;

  @Property({ type: 'string', length: 200 })
  rawKey!: string;

  /** Null until it is processed. */
  @Property({ type: 'string', length: 10, nullable: true, fieldName: 'class' })
  mailClass: MailClass | null = null;

  @ManyToOne(() => Conversation, { nullable: true, deleteRule: 'set null', index: false })
  conversation: Rel<Conversation> | null = null;

  @Property({ type: 'datetime' })
  @Index()
  receivedAt!: Date;
}
