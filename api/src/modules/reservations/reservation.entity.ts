import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import type { CancelCode, ReservationSourceValue, ReservationStatusValue } from '@prostora/contracts';
import type { PriceState } from '@prostora/pricing';
import { Conversation } from '../conversations/index.ts';
import { Member } from '../accounts/members/index.ts';
import { User } from '../accounts/users/index.ts';
import { Quote } from '../pricing/index.ts';
import { Space } from '../spaces/index.ts';
import { Customer } from '../accounts/customers/index.ts';

/** Pattern of repeated reservations; each occurrence is a reservation of its own. Times are wall time in Prague. */
@Entity({ tableName: 'series' })
@Index({ properties: ['customer'] })
export class Series {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  /** 1 (Monday) – 7. */
  @Property({ type: 'integer[]', columnType: 'int[]' })
  weekdays!: number[];

  /** Weeks from one occurrence to the next. */
  @Property({ type: 'smallint', default: 1 })
  every: Opt<number> = 1;

  @Property({ type: 'string', columnType: 'date' })
  fromDay!: string;

  @Property({ type: 'string', columnType: 'date' })
  untilDay!: string;

  /** Minutes after midnight. */
  @Property({ type: 'smallint' })
  startMinute!: number;

  @Property({ type: 'integer' })
  lengthMinutes!: number;

  /** Day from which the start and the length hold; null: all days. Former days keep the times they had. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  timeFromDay: string | null = null;

  @Property({ type: 'boolean', default: false })
  skipHolidays: Opt<boolean> = false;

  /** Counts the changes of several occurrences. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Spaces booked together for one event. */
@Entity({ tableName: 'reservation_group' })
@Index({ properties: ['customer'] })
export class ReservationGroup {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

export type ReservationStatus = ReservationStatusValue;
/** Origin: a booking, the owner's own entry, an accepted offer of a demand, or a waiting list. */
export type ReservationSource = ReservationSourceValue;
/** The side that ended a reservation; `system` ends a request without an answer in time. */
export type CancelledBy = 'guest' | 'owner' | 'operator' | 'system';

/** A booking of a space. The exclusion constraint of the table `occupancy` prevents overlapping ones. */
@Entity({ tableName: 'reservation' })
@Index({ properties: ['space', 'startsAt'] })
@Index({ properties: ['group'] })
@Index({ properties: ['series'] })
@Index({ properties: ['assignee'] })
@Index({ properties: ['conversation'] })
@Index({ properties: ['dealId'] })
export class Reservation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space)
  space!: Rel<Space>;

  @Property({ type: 'string', length: 12 })
  status: ReservationStatus = 'pending';

  @Property({ type: 'string', length: 8 })
  source: Opt<ReservationSource> = 'guest';

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** Start of the held period: the slot with the space's buffers at the time of booking. */
  @Property({ type: 'datetime' })
  heldFrom!: Date;

  @Property({ type: 'datetime' })
  heldUntil!: Date;

  @Property({ type: 'string', length: 200 })
  customerName!: string;

  /** Empty: none; only of reservations that the owner entered. */
  @Property({ type: 'string', length: 200 })
  customerEmail!: string;

  @Property({ type: 'string', length: 20, nullable: true })
  customerPhone: string | null = null;

  @Property({ type: 'integer' })
  numberOfGuests = 1;

  @Property({ type: 'text' })
  notes = '';

  @Property({ type: 'integer' })
  priceHaler = 0;

  /** Read by `toReservationPriceState`; null in rows of former releases. */
  @Property({ type: 'string', length: 8, nullable: true })
  priceState: PriceState | null = null;

  /** The price accepted by the guest; null in rows of former releases. */
  @Property({ type: 'integer', nullable: true })
  guestPriceHaler: number | null = null;

  @Property({ type: 'string', length: 8, nullable: true })
  guestPriceState: PriceState | null = null;

  /** The quote shown to the guest, before the owner set another price. */
  @ManyToOne(() => Quote, { nullable: true, deleteRule: 'set null', index: false })
  quote: Rel<Quote> | null = null;

  /** Messages of the owner with the confirmation and changes. */
  @Property({ type: 'text', nullable: true })
  hostMessage: string | null = null;

  /** iCalendar SEQUENCE: incremented by every change published to guests and calendars. */
  @Property({ type: 'integer' })
  sequence = 0;

  /** An unanswered request expires at this time. */
  @Property({ type: 'datetime', nullable: true, index: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  cancelledAt: Date | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  cancelledBy: CancelledBy | null = null;

  @Property({ type: 'string', length: 1000, nullable: true })
  cancelReason: string | null = null;

  /** The reason chosen by the host, counted in the owner's statistics. */
  @Property({ type: 'string', length: 15, nullable: true })
  cancelCode: CancelCode | null = null;

  /** Visible to the owner and the operator only. */
  @Property({ type: 'text' })
  ownerNote = '';

  /** Name of the event; visible to hosts only. */
  @Property({ type: 'string', length: 120, default: '' })
  title: Opt<string> = '';

  /** Whether the program at the door shows the title. */
  @Property({ type: 'boolean', default: false })
  titlePublic: Opt<boolean> = false;

  /** Note for the staff; visible to hosts only. */
  @Property({ type: 'text', default: '' })
  staffNote: Opt<string> = '';

  /** Reservations made together. */
  @ManyToOne(() => ReservationGroup, { nullable: true })
  group: Rel<ReservationGroup> | null = null;

  @ManyToOne(() => Series, { nullable: true })
  series: Rel<Series> | null = null;

  /** The deal of the event; a plain id: deals depend on reservations, not the reverse. */
  @Property({ type: 'integer', nullable: true })
  dealId: number | null = null;

  /** When both sides agreed; from then on a pending reservation waits for signature or payment. */
  @Property({ type: 'datetime', nullable: true })
  agreedAt: Date | null = null;

  /** Day of the pattern of the series; stays when the occurrence moves. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  seriesDay: string | null = null;

  /** Whether a host set the price instead of the price function. */
  @Property({ type: 'boolean', default: false })
  isPriceSet: Opt<boolean> = false;

  /** The host who entered the reservation. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  createdBy: Rel<User> | null = null;

  /** The member who handles the reservation. */
  @ManyToOne(() => Member, { nullable: true, deleteRule: 'set null', index: false })
  assignee: Rel<Member> | null = null;

  /** When a member marked the staff's work as done; a change of slot, space, guests or staff note clears it. */
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  handledBy: Rel<User> | null = null;

  /** Created with its first message; the reservations of an event of one guest share it. */
  @ManyToOne(() => Conversation, { nullable: true, deleteRule: 'set null', index: false })
  conversation: Rel<Conversation> | null = null;

  /** When the guest was first notified of a reservation that the owner entered. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'guest_told_at' })
  guestNotifiedAt: Date | null = null;

  /** Version of the legal terms the guest accepted. */
  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  termsAcceptedAt: Date | null = null;

  /**
   * The guest's e-mail address is unconfirmed: the request holds its slot for 30 minutes and the owner is not
   * notified. Of a waiting list: the guest has not taken the offered slot.
   */
  @Property({ type: 'boolean', fieldName: 'awaits_proof' })
  awaitsEmailConfirmation = false;

  @Property({ type: 'datetime', nullable: true, fieldName: 'mailbox_proved_at' })
  emailConfirmedAt: Date | null = null;

  /** HMAC of the mailed code. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true, fieldName: 'proof_code_hash' })
  confirmationCodeHash: string | null = null;

  /** Wrong codes entered since the last mail. */
  @Property({ type: 'smallint', fieldName: 'proof_attempts' })
  confirmationAttempts = 0;

  @Property({ type: 'datetime', nullable: true, fieldName: 'proof_sent_at' })
  confirmationSentAt: Date | null = null;

  /** HMAC of the client's IP address, until the e-mail address is confirmed. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  clientHash: string | null = null;

  /** Incremented when the guest's e-mail is corrected, which invalidates links sent before. */
  @Property({ type: 'integer' })
  linkVersion: Opt<number> = 0;

  /** When the guest's personal data were removed. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'forgotten_at' })
  anonymizedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
