import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';
import { Season } from './season.entity.ts';

/** Weekly opening hours in wall time of Europe/Prague, with their price per hour. */
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

  /**
   * Minutes since midnight of the same day; above 1440 it ends on the next day. 24 hours after `fromMinute`
   * at most.
   */
  @Property({ type: 'smallint' })
  toMinute!: number;

  @Property({ type: 'integer' })
  pricePerHourHaler!: number;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  validFrom: string | null = null;

  /** Last day on which it applies. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** Whether it also applies on Czech public holidays. */
  @Property({ type: 'boolean' })
  onHolidays = true;

  /** Days (YYYY-MM-DD) on which it does not apply. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  exceptions: string[] = [];

  /** Season whose rule it is; on the days of a season of its space a rule without one does not apply. */
  @ManyToOne(() => Season, { nullable: true, deleteRule: 'cascade', index: true })
  season: Rel<Season> | null = null;
}
