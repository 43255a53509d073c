import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { User } from '../users/index.ts';

/** The company or person that lets spaces; belongs to one user. */
@Entity({ tableName: 'customer' })
export class Customer {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => User, { owner: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'string', length: 200 })
  name!: string;

  /** Eight digits; null for a private person. */
  @Property({ type: 'string', length: 8, nullable: true })
  ico: string | null = null;

  @Property({ type: 'string', length: 12, nullable: true })
  dic: string | null = null;

  /** E.164. */
  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  /** Billing address: street with its number. */
  @Property({ type: 'string', length: 120, nullable: true })
  street: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  /** Five digits. */
  @Property({ type: 'string', length: 5, nullable: true })
  postalCode: string | null = null;

  /** Whether visitors see the name of the person beside that of the company. */
  @Property({ type: 'boolean', default: false })
  personNamePublic: Opt<boolean> = false;

  /** When the owner ended the daily mail about the bookings of tomorrow. */
  @Property({ type: 'datetime', nullable: true })
  dayPlanEndedAt: Date | null = null;

  /** When the operator blocked the owner; the published spaces are suspended until the owner is unblocked. */
  @Property({ type: 'datetime', nullable: true })
  suspendedAt: Date | null = null;

  @Property({ type: 'string', length: LIMITS.operatorReason, nullable: true })
  suspendedReason: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();

  /** Optimistic lock of the forms of the user and of the console. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;
}
