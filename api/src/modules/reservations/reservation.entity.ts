import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import type { ReservationStatusValue } from '@prostora/contracts';
import type { PriceState } from '@prostora/pricing';
import { Quote } from '../pricing/index.ts';
import { Space } from '../spaces/index.ts';

export type ReservationStatus = ReservationStatusValue;
/** Where a reservation comes from: a booking, the owner's own entry, a chosen offer of a demand, or a waiting list. */
export type ReservationSource = 'guest' | 'owner' | 'offer' | 'waitlist';
/** Who ended a reservation; the system ends a request that nobody answered in time. */
export type CancelledBy = 'guest' | 'owner' | 'operator' | 'system';

/** A booking of a space. Two that are not cancelled never hold the same time: an exclusion constraint of the table `occupancy` refuses it. */
@Entity({ tableName: 'reservation' })
@Index({ properties: ['space', 'startsAt'] })
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

  /** What is held: the term with the space's buffers as they were when it was booked. */
  @Property({ type: 'datetime' })
  heldFrom!: Date;

  @Property({ type: 'datetime' })
  heldUntil!: Date;

  @Property({ type: 'string', length: 200 })
  customerName!: string;

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

  /** Read by `toReservationPriceState`: nothing where a former release wrote the row. */
  @Property({ type: 'string', length: 8, nullable: true })
  priceState: PriceState | null = null;

  /** The price the guest has accepted; nothing where a former release wrote the row. */
  @Property({ type: 'integer', nullable: true })
  guestPriceHaler: number | null = null;

  @Property({ type: 'string', length: 8, nullable: true })
  guestPriceState: PriceState | null = null;

  /** The price as it was answered before the owner set another one. */
  @ManyToOne(() => Quote, { nullable: true, deleteRule: 'set null', index: false })
  quote: Rel<Quote> | null = null;

  /** What the owner told the guest when confirming. */
  @Property({ type: 'string', length: 1000, nullable: true })
  hostMessage: string | null = null;

  /** iCalendar's SEQUENCE: grows with every change guests and calendars must hear of. */
  @Property({ type: 'integer' })
  sequence = 0;

  /** A request nobody answered until then is over. */
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

  /** For the owner's eyes alone. */
  @Property({ type: 'text' })
  ownerNote = '';

  /** Version of the terms the guest agreed to. */
  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  termsAcceptedAt: Date | null = null;

  /** The guest's mailbox is not proved yet: the request holds its time for half an hour and the owner is not told. */
  @Property({ type: 'boolean' })
  awaitsProof = false;

  @Property({ type: 'datetime', nullable: true })
  mailboxProvedAt: Date | null = null;

  /** Keyed hash of the code mailed to the guest. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  proofCodeHash: string | null = null;

  /** Wrong codes entered since the last mail. */
  @Property({ type: 'smallint' })
  proofAttempts = 0;

  @Property({ type: 'datetime', nullable: true })
  proofSentAt: Date | null = null;

  /** Keyed hash of the client's address, while the proof is awaited. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  clientHash: string | null = null;

  /** Grows when the guest's e-mail is corrected, which makes links sent before void. */
  @Property({ type: 'integer' })
  linkVersion: Opt<number> = 0;

  /** When the guest's personal data were removed. */
  @Property({ type: 'datetime', nullable: true })
  forgottenAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
