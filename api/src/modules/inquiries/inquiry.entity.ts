import {
  Entity,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Collection, type Rel } from '@mikro-orm/core';
import { LIMITS, type CancelCode } from '@prostora/contracts';
import { Conversation } from '../conversations/index.ts';
import { Member } from '../accounts/members/index.ts';
import { User } from '../accounts/users/index.ts';
import type { MatchSummary, SpaceRequirements } from '../catalog/index.ts';
import { Location } from '../geo/index.ts';
import type { OfferDetails } from './offer-details.ts';
import { Space } from '../spaces/index.ts';
import { Purpose } from '../taxonomy/index.ts';

/** A message to one space, or a demand sent to several. */
export type InquiryKind = 'contact' | 'demand';
export type InquiryState = 'open' | 'closed';
/** Why an inquiry was closed. */
export type ClosedReason = 'chosen' | 'withdrawn' | 'expired' | 'operator' | 'spam';
/** `held`: its sender is blocked; `released`: the operator let it through. */
export type Moderation = 'none' | 'held' | 'released' | 'spam';
/** Recipients were selected by the sender, or by the best-match search. */
export type Delivery = 'picked' | 'ours';

/** A request of a visitor without an account (PRODUCT §6). */
@Entity({ tableName: 'inquiry' })
@Index({ properties: ['state', 'createdAt'] })
export class Inquiry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 8 })
  kind!: InquiryKind;

  @Property({ type: 'string', length: 8 })
  state: InquiryState = 'open';

  @Property({ type: 'string', length: 10, nullable: true })
  closedReason: ClosedReason | null = null;

  /** Note of the sender or the operator on closing. */
  @Property({ type: 'string', length: LIMITS.reason, nullable: true })
  closedNote: string | null = null;

  @Property({ type: 'string', length: 200 })
  fullname!: string;

  @Property({ type: 'string', length: LIMITS.email })
  email!: string;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  @Property({ type: 'text' })
  text = '';

  @ManyToOne(() => Purpose, { nullable: true })
  purpose: Rel<Purpose> | null = null;

  /** Free-text purpose if none of the taxonomy fits. */
  @Property({ type: 'string', length: 100, nullable: true })
  purposeText: string | null = null;

  @ManyToOne(() => Location, { nullable: true })
  location: Rel<Location> | null = null;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  dateFrom: string | null = null;

  /** Last day. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  dateTo: string | null = null;

  /** Whether any one day of the range suits; otherwise the event takes all of them. */
  @Property({ type: 'boolean', default: true })
  flexible = true;

  /** Only these days of the range, 1 = Monday; empty = all. */
  @Property({ type: 'integer[]', columnType: 'int[]', defaultRaw: `'{}'` })
  weekdays: number[] = [];

  /** Minutes since midnight, Europe/Prague. */
  @Property({ type: 'smallint', nullable: true })
  timeFrom: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  timeTo: number | null = null;

  @Property({ type: 'integer', nullable: true })
  numberOfGuests: number | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  layout: SpaceRequirements['layout'] = null;

  /** Kind of renter. */
  @Property({ type: 'string', length: 20, nullable: true })
  tariff: SpaceRequirements['tariff'] = null;

  /** For the whole event. */
  @Property({ type: 'integer', nullable: true })
  budgetHaler: number | null = null;

  /** Required attributes. */
  @Property({ type: 'integer[]', columnType: 'int[]' })
  attributeIds: number[] = [];

  /** How many spaces fitted when the demand was sent, and why others did not. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  matchSummary: MatchSummary | null = null;

  @Property({ type: 'string', length: 6, nullable: true })
  delivery: Delivery | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  @OneToMany(() => InquiryRecipient, (recipient) => recipient.inquiry)
  recipients = new Collection<InquiryRecipient>(this);

  @Property({ type: 'string', length: 8, default: 'none' })
  moderation: Moderation = 'none';

  /** HMAC of the sender's network and browser, kept for 90 days. */
  @Property({ type: 'string', length: 43, nullable: true })
  senderKey: string | null = null;

  /** Whether the recipients have it; a held inquiry has not reached them. */
  @Property({ type: 'boolean', default: true })
  isDelivered = true;

  /** Counts as closed from this time on. */
  @Property({ type: 'datetime', nullable: true, index: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** When the sender was reminded of undecided offers. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  /** When the sender's personal data were removed. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'forgotten_at' })
  anonymizedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: number;
}

/** State of one recipient; `passed`: another recipient's offer was chosen. */
export type RecipientState = 'sent' | 'seen' | 'offered' | 'declined' | 'chosen' | 'passed';

/** Channel of an owner's answer to a message: outside of the site, or in its conversation (`reply`). */
export type HandledHow = 'email' | 'phone' | 'other' | 'reply';

/** A space that received an inquiry, with its owner's answer. */
@Entity({ tableName: 'inquiry_recipient' })
@Unique({ properties: ['inquiry', 'space'] })
@Index({ properties: ['space', 'state'] })
@Index({ properties: ['assignee'] })
@Index({ properties: ['conversation'] })
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

  /** Null in offers of former releases. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  offerDetails: OfferDetails | null = null;

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

  /** Created with its first message; the reservation of a chosen offer shares it. */
  @ManyToOne(() => Conversation, { nullable: true, deleteRule: 'set null', index: false })
  conversation: Rel<Conversation> | null = null;

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
