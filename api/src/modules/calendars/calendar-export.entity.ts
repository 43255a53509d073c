import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Customer } from '../customers/index.ts';
import { Space } from '../spaces/index.ts';

/** A secret address under which an owner's calendar programs read the reservations of one space, or of all. Revoked by deleting it. */
@Entity({ tableName: 'calendar_export' })
export class CalendarExport {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  /** Nothing = all spaces of the customer. */
  @ManyToOne(() => Space, { nullable: true, deleteRule: 'cascade' })
  space: Rel<Space> | null = null;

  /** Random part from which the address's secret is derived with the server's key, so that a copy of the database opens no calendar. */
  @Property({ type: 'string', length: 43 })
  nonce!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  readAt: Date | null = null;
}
