import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

export type ReservationStatus = 'pending' | 'confirmed' | 'cancelled';

/** A booking of a space. Two that are not cancelled never overlap: an exclusion constraint in the migration refuses it. */
@Entity({ tableName: 'reservation' })
@Index({ properties: ['space', 'startsAt'] })
export class Reservation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space)
  space!: Rel<Space>;

  @Property({ type: 'string', length: 12 })
  status: ReservationStatus = 'pending';

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

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

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();
}
