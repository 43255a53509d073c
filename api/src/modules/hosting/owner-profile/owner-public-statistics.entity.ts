import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Customer } from '../../accounts/customers/index.ts';

/** Numbers of an owner that visitors see, counted every night. */
@Entity({ tableName: 'owner_public_statistics' })
export class OwnerPublicStatistics {
  @OneToOne(() => Customer, { owner: true, primary: true, deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  /** Requests and inquiries of the last twelve months that were answered or ended without an answer. */
  @Property({ type: 'integer' })
  requests!: number;

  @Property({ type: 'integer' })
  answered!: number;

  /** Null without an answer. */
  @Property({ type: 'integer', nullable: true })
  medianMinutes: number | null = null;

  /** Events of guests that were confirmed and have ended. */
  @Property({ type: 'integer' })
  keptBookings!: number;

  @Property({ type: 'datetime' })
  countedAt!: Date;
}
