import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { DecimalType } from '@mikro-orm/core';
import type { VatItem } from '@prostora/pricing';

/** Rate of VAT of an item from a day on, with the rule of law that it follows from. */
@Entity({ tableName: 'vat_rate' })
@Unique({ properties: ['item', 'validFrom'] })
export class VatRate {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 20 })
  item!: VatItem;

  /** Percent; 0 is exempt. */
  @Property({ type: new DecimalType('number'), precision: 5, scale: 2 })
  rate!: number;

  /** YYYY-MM-DD. */
  @Property({ type: 'string', columnType: 'date' })
  validFrom!: string;

  @Property({ type: 'string', length: 300 })
  source!: string;
}
