import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BigIntType, type Opt, type Rel } from '@mikro-orm/core';
import type { DealInstalmentKind, DealOfferState, RepeatPattern, TenantKind } from '@prostora/contracts';
import type { CancellationReason, DealGate, RentalTermsDefinition } from '@prostora/rental-terms';
import { Customer } from '../accounts/customers/index.ts';
import { User } from '../accounts/users/index.ts';

/** The guest of a deal without reservations; those have the contact of their own. */
export type DealGuest = { readonly name: string; readonly email: string; readonly phone: string | null };

/** Who signs the contract and is invoiced. */
export type Tenant = {
  readonly kind: TenantKind;
  readonly name: string;
  readonly address: string;
  readonly ico: string | null;
  readonly dic: string | null;
  readonly represented_by: string | null;
  /** Empty: the guest's. */
  readonly email: string;
  readonly order_number: string | null;
};

const haler = new BigIntType('number');

/**
 * What was agreed about reservations that no reservation can hold: number, tenant, terms, offers, instalments. One for
 * all spaces and days of an event.
 */
@Entity({ tableName: 'deal' })
@Index({ properties: ['customer', 'createdAt'] })
export class Deal {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  /** Two digits of the year and five of a sequence; in variable symbols. */
  @Property({ type: 'string', length: 7, unique: true })
  number!: string;

  @Property({ type: 'string', length: 120, default: '' })
  title: Opt<string> = '';

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  guest: DealGuest | null = null;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  tenant: Tenant | null = null;

  /** The terms agreed on; a snapshot. */
  @Property({ type: 'json', columnType: 'jsonb' })
  definition!: RentalTermsDefinition;

  /** The recipient of a demand whose offer it is; a plain id. */
  @Property({ type: 'integer', nullable: true, unique: true })
  inquiryRecipientId: number | null = null;

  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  @Property({ type: 'string', length: 500, nullable: true })
  closedReason: string | null = null;

  /** Incremented when links sent before have to end. */
  @Property({ type: 'integer', default: 0 })
  linkVersion: Opt<number> = 0;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  createdBy: Rel<User> | null = null;

  /** When the guest's personal data were removed. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'forgotten_at' })
  anonymizedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** A space and slot of an offer. */
export type OfferedRoom = {
  readonly space_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly guests: number;
  readonly price_haler: number;
};

/** What an offer books when it is accepted; wall times are of Prague. */
export type OfferedBooking = {
  readonly rooms: readonly { readonly space_id: number; readonly price_haler: number }[];
  readonly starts_at: string;
  readonly ends_at: string;
  readonly guests: number | null;
  readonly repeat: RepeatPattern | null;
};

/** A version of what the owner offers. One of a deal is sent, one accepted. */
@Entity({ tableName: 'deal_offer' })
@Unique({ properties: ['deal', 'no'] })
@Index({
  name: 'deal_offer_one_sent',
  expression: `create unique index "deal_offer_one_sent" on "deal_offer" ("deal_id") where "state" = 'sent'`,
})
@Index({
  name: 'deal_offer_one_accepted',
  expression: `create unique index "deal_offer_one_accepted" on "deal_offer" ("deal_id") where "state" = 'accepted'`,
})
export class DealOffer {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  @Property({ type: 'smallint' })
  no!: number;

  @Property({ type: 'string', length: 10 })
  state!: DealOfferState;

  @Property({ type: 'json', columnType: 'jsonb' })
  rooms!: OfferedRoom[];

  /** Null of the terms that a guest agreed to in the booking form. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  booking: OfferedBooking | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  definition!: RentalTermsDefinition;

  @Property({ type: haler })
  totalHaler!: number;

  @Property({ type: haler, default: 0 })
  depositHaler: Opt<number> = 0;

  /** To the guest. */
  @Property({ type: 'text', default: '' })
  message: Opt<string> = '';

  /** Agreed beside the terms; in the contract. */
  @Property({ type: 'text', default: '' })
  note: Opt<string> = '';

  /** Last day it may be accepted. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** Whether the time is held until then. */
  @Property({ type: 'boolean', default: false })
  holds: Opt<boolean> = false;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  sentBy: Rel<User> | null = null;

  @Property({ type: 'datetime' })
  sentAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;
}

/** An amount that one side owes the other. */
@Entity({ tableName: 'instalment' })
@Index({ properties: ['deal'] })
@Unique({ properties: ['customer', 'vs'] })
@Check({ name: 'instalment_amount_positive', expression: 'amount_haler > 0' })
export class Instalment {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  @ManyToOne(() => Customer, { deleteRule: 'cascade', index: false })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: 14 })
  kind!: DealInstalmentKind;

  /** More than 0. */
  @Property({ type: haler })
  amountHaler!: number;

  @Property({ type: 'string', columnType: 'date' })
  dueOn!: string;

  /** Whether the reservations are confirmed only when it is paid. */
  @Property({ type: 'boolean', default: false })
  isGate: Opt<boolean> = false;

  /** Variable symbol: number of the deal, two digits and a check digit. */
  @Property({ type: 'string', length: 10 })
  vs!: string;

  @Property({ type: 'datetime', nullable: true })
  voidedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** What became of the money of cancelled reservations. Append only. */
@Entity({ tableName: 'settlement' })
@Index({ properties: ['deal'] })
export class Settlement {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  @Property({ type: 'string', length: 12 })
  kind!: 'cancellation' | 'final';

  @Property({ type: 'string', length: 8 })
  side!: 'guest' | 'owner' | 'operator' | 'system';

  /** Rule that the fee follows. */
  @Property({ type: 'string', length: 13, nullable: true })
  rule: CancellationReason | null = null;

  @Property({ type: 'string', length: 1000, nullable: true })
  reason: string | null = null;

  @Property({ type: 'integer[]', columnType: 'int[]' })
  reservationIds!: number[];

  @Property({ type: haler })
  feeHaler!: number;

  @Property({ type: 'datetime' })
  at!: Date;
}

/** A gate opened by the owner without signature or payment. */
@Entity({ tableName: 'gate_waiver' })
@Unique({ properties: ['deal', 'gate'] })
export class GateWaiver {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  @Property({ type: 'string', length: 9 })
  gate!: DealGate;

  @Property({ type: 'string', length: 500 })
  reason!: string;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  user: Rel<User> | null = null;

  @Property({ type: 'datetime' })
  at!: Date;
}

/** Purposes of a mailed code. */
export type SigningPurpose = 'accept' | 'cancel';

/** A code mailed to the guest for one binding step. */
@Entity({ tableName: 'signing_code' })
@Unique({ properties: ['deal', 'purpose'] })
export class SigningCode {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  @Property({ type: 'string', length: 6 })
  purpose!: SigningPurpose;

  /** Version of the offer, or hash of the preview. */
  @Property({ type: 'string', length: 64 })
  boundTo!: string;

  @Property({ type: 'string', length: 64, hidden: true })
  codeHash!: string;

  @Property({ type: 'datetime' })
  sentAt!: Date;

  /** Wrong codes entered. */
  @Property({ type: 'smallint', default: 0 })
  attempts: Opt<number> = 0;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;
}
