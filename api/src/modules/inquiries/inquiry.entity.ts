import { Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { Location } from '../geo/index.ts';
import { Purpose } from '../taxonomy/index.ts';
import { InquiryRecipient } from './inquiry-recipient.entity.ts';

/** A message to one space, or a demand that several spaces answer. */
export type InquiryKind = 'contact' | 'demand';
export type InquiryState = 'open' | 'closed';
/** Why it is over: the sender chose an offer or gave up, its time ran out, the operator closed it. */
export type ClosedReason = 'chosen' | 'withdrawn' | 'expired' | 'operator';
/** Who picked the spaces it goes to. */
export type Delivery = 'picked' | 'ours';

/** What a visitor asks for without an account (PRODUCT §6). */
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

  /** What the sender or the operator said when closing it. */
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

  /** The purpose in the sender's words where none of ours fits. */
  @Property({ type: 'string', length: 100, nullable: true })
  purposeText: string | null = null;

  @ManyToOne(() => Location, { nullable: true })
  location: Rel<Location> | null = null;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  dateFrom: string | null = null;

  /** Last day; more than one day from the first means that the sender is flexible. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  dateTo: string | null = null;

  /** Minutes since midnight in Prague. */
  @Property({ type: 'smallint', nullable: true })
  timeFrom: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  timeTo: number | null = null;

  @Property({ type: 'integer', nullable: true })
  numberOfGuests: number | null = null;

  @Property({ type: 'integer', nullable: true })
  budgetHaler: number | null = null;

  /** Attributes a space must have. */
  @Property({ type: 'integer[]', columnType: 'int[]' })
  attributeIds: number[] = [];

  @Property({ type: 'string', length: 6, nullable: true })
  delivery: Delivery | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  @OneToMany(() => InquiryRecipient, (recipient) => recipient.inquiry)
  recipients = new Collection<InquiryRecipient>(this);

  /** After that moment it is closed. */
  @Property({ type: 'datetime', nullable: true, index: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** When the sender was reminded of offers that wait. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  forgottenAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: number;
}
