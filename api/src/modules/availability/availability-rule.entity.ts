import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** Opening hours that come back every week, in wall time of Europe/Prague, and their price per hour. */
@Entity({ tableName: 'availability_rule' })
@Index({ properties: ['space'] })
export class AvailabilityRule {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  /** 1 = Monday … 7 = Sunday. */
  @Property({ type: 'integer[]', columnType: 'int[]' })
  weekdays: number[] = [];

  /** Minutes since midnight. */
  @Property({ type: 'smallint' })
  fromMinute!: number;

  /** Minutes since midnight of the same day; beyond 1440 it ends on the next one, after 24 hours at most. */
  @Property({ type: 'smallint' })
  toMinute!: number;

  @Property({ type: 'integer' })
  pricePerHourHaler!: number;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  validFrom: string | null = null;

  /** Last day it holds. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** Whether it holds on Czech public holidays too. */
  @Property({ type: 'boolean' })
  onHolidays = true;

  /** Days (YYYY-MM-DD) on which it does not hold. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  exceptions: string[] = [];
}
