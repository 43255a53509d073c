import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import type { CalendarDetail } from '@prostora/contracts';
import { Customer } from '../accounts/customers/index.ts';
import { Space } from '../spaces/index.ts';

/**
 * A secret URL for the reservations of one space or of all spaces of a customer. Deleting the row revokes it.
 */
@Entity({ tableName: 'calendar_export' })
export class CalendarExport {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  /** Null = all spaces of the customer. */
  @ManyToOne(() => Space, { nullable: true, deleteRule: 'cascade' })
  space: Rel<Space> | null = null;

  /** The secret is derived from it with the server's key, so that a leaked database opens no calendar. */
  @Property({ type: 'string', length: 43 })
  nonce!: string;

  @Property({ type: 'string', length: 7, default: 'plan' })
  detail: Opt<CalendarDetail> = 'plan';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  readAt: Date | null = null;
}
