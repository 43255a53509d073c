import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Space } from '../../spaces/index.ts';
import { PriceList } from './price-list.entity.ts';

/** Days on which a price list holds for a space. At most one published list holds on a day (constraint). */
@Entity({ tableName: 'price_scope' })
@Index({ properties: ['list'] })
@Index({ properties: ['space'] })
export class PriceScope {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => PriceList, { deleteRule: 'cascade' })
  list!: Rel<PriceList>;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  /** YYYY-MM-DD. */
  @Property({ type: 'string', columnType: 'date' })
  validFrom!: string;

  /** Last day; null without an end. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** Whether the list is published; written by a trigger. */
  @Property({ type: 'boolean', default: false })
  published: Opt<boolean> = false;
}
