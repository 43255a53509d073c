import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { LIMITS, type CancelCode } from '@prostora/contracts';
import { Member } from '../accounts/members/index.ts';
import { User } from '../accounts/users/index.ts';
import { Space } from '../spaces/index.ts';
import { Inquiry } from './inquiry.entity.ts';

/** State of one recipient; `passed`: another recipient's offer was chosen. */
export type RecipientState = 'sent' | 'seen' | 'offered' | 'declined' | 'chosen' | 'passed';

/** Channel of an owner's answer to a message; messages are answered outside the site. */
export type HandledHow = 'email' | 'phone' | 'other';

/** A space that received an inquiry, with its owner's answer. */
@Entity({ tableName: 'inquiry_recipient' })
@Unique({ properties: ['inquiry', 'space'] })
@Index({ properties: ['space', 'state'] })
@Index({ properties: ['assignee'] })
export class InquiryRecipient {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Inquiry, { deleteRule: 'cascade' })
  inquiry!: Rel<Inquiry>;

  @ManyToOne(() => Space)
  space!: Rel<Space>;

  @Property({ type: 'string', length: 8 })
  state: RecipientState = 'sent';

  /** Another space of the owner, offered instead of the requested one. */
  @ManyToOne(() => Space, { nullable: true })
  offeredSpace: Rel<Space> | null = null;

  /** Total price of the offer. */
  @Property({ type: 'integer', nullable: true })
  priceHaler: number | null = null;

  @Property({ type: 'text' })
  text = '';

  @Property({ type: 'string', length: LIMITS.reason, nullable: true })
  declineReason: string | null = null;

  /** The reason chosen by the owner, counted in the owner's statistics. */
  @Property({ type: 'string', length: 15, nullable: true })
  declineCode: CancelCode | null = null;

  /** Last day the offer is valid. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /**
   * Reservation of the chosen offer. A plain id: the reservations module depends on this one, not the
   * reverse.
   */
  @Property({ type: 'integer', nullable: true, index: true })
  reservationId: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  sentAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  seenAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  /** Written by the former release only; the next one drops the column. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  /** When the owner marked a message as answered. */
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  @Property({ type: 'string', length: 5, nullable: true })
  handledHow: HandledHow | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  handledBy: Rel<User> | null = null;

  /** The member who handles the inquiry. */
  @ManyToOne(() => Member, { nullable: true, deleteRule: 'set null', index: false })
  assignee: Rel<Member> | null = null;
}
