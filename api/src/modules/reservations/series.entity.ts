import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
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
