import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS, type WaitingState } from '@prostora/contracts';
import { Space } from '../spaces/index.ts';
import { Reservation } from './reservation.entity.ts';

/**
 * A person who waits for a slot of a space. The order is that of creation. While the slot is offered, a pending
 * reservation holds it.
 */
@Entity({ tableName: 'waitlist' })
@Index({
  name: 'waitlist_live',
  expression: `create index "waitlist_live" on "waitlist" ("space_id", "created_at", "id") where "state" in ('waiting', 'offered')`,
})
@Index({
  name: 'waitlist_email_index',
  expression: 'create index "waitlist_email_index" on "waitlist" (lower("email"))',
})
export class WaitingListEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade', index: true })
  space!: Rel<Space>;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Property({ type: 'integer' })
  guests!: number;

  @Property({ type: 'string', length: 200 })
  name!: string;

  /** Empty when the owner entered a person without one. */
  @Property({ type: 'string', length: LIMITS.email, default: '' })
  email = '';

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  @Property({ type: 'string', length: 8 })
  state!: WaitingState;

  /** Holds the slot while it is offered; afterwards the request that it became. */
  @ManyToOne(() => Reservation, { nullable: true, deleteRule: 'set null', index: true })
  reservation: Rel<Reservation> | null = null;

  @Property({ type: 'datetime', nullable: true })
  offeredUntil: Date | null = null;

  /** Null until the link of the mail is used, and in entries of the owner. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'mail_proved_at' })
  emailConfirmedAt: Date | null = null;

  /** Incremented when the link is revoked, which invalidates those sent before. */
  @Property({ type: 'integer', default: 0 })
  linkVersion: Opt<number> = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When the entry was taken, passed or left; it is erased 30 days later. */
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;
}

/** An offer of a waiting list that a person declined or let expire. Kept until the slot is over. */
@Entity({ tableName: 'waitlist_lapse' })
@Index({ properties: ['space', 'endsAt'] })
export class WaitingListLapse {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade', index: false })
  space!: Rel<Space>;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** Hash of the e-mail address; null without one, and after the person was erased. */
  @Property({ type: 'string', length: 64, nullable: true })
  mailboxHash: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
