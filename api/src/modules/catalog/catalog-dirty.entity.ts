import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A space whose catalogue entry has to be made anew. */
@Entity({ tableName: 'catalog_dirty' })
@Index({ name: 'catalog_dirty_since', properties: ['since', 'spaceId'] })
export class CatalogDirty {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  spaceId!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  since: Date = new Date();

  /** Every mark has another one, also a mark of the same space. */
  @Property({ type: 'bigint', defaultRaw: `nextval('catalog_dirty_version')` })
  version!: string;

  /** Until then another worker leaves it alone. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  /** How often it failed for a reason of its own. */
  @Property({ type: 'integer', default: 0 })
  attempts = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  nextAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}
