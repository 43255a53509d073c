import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { Space } from '../spaces/index.ts';
import { Inquiry } from './inquiry.entity.ts';

/** How far one owner got with a demand: sent, seen, offered or declined; in the end chosen, or passed over for another. */
export type RecipientState = 'sent' | 'seen' | 'offered' | 'declined' | 'chosen' | 'passed';

/** How an owner answered a message: messages are answered outside of the site. */
export type HandledHow = 'email' | 'phone' | 'other';

/** One space an inquiry went to, and its owner's answer. */
@Entity({ tableName: 'inquiry_recipient' })
@Unique({ properties: ['inquiry', 'space'] })
@Index({ properties: ['space', 'state'] })
export class InquiryRecipient {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Inquiry, { deleteRule: 'cascade' })
  inquiry!: Rel<Inquiry>;

  @ManyToOne(() => Space)
  space!: Rel<Space>;

  @Property({ type: 'string', length: 8 })
  state: RecipientState = 'sent';

  /** The space the owner offers; another of theirs than the one asked, at times. */
  @ManyToOne(() => Space, { nullable: true })
  offeredSpace: Rel<Space> | null = null;

  /** Whole price of the offer. */
  @Property({ type: 'integer', nullable: true })
  priceHaler: number | null = null;

  @Property({ type: 'text' })
  text = '';

  @Property({ type: 'string', length: LIMITS.reason, nullable: true })
  declineReason: string | null = null;

  /** Last day the offer holds. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** The reservation the chosen offer made; reservations know of demands, not demands of reservations. */
  @Property({ type: 'integer', nullable: true })
  reservationId: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  sentAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  /** When the owner marked a message as answered; reading it is no answer. */
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  @Property({ type: 'string', length: 5, nullable: true })
  handledHow: HandledHow | null = null;
}
