import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A space whose catalogue entry is out of date. */
@Entity({ tableName: 'catalog_dirty' })
@Index({ name: 'catalog_dirty_since', properties: ['since', 'spaceId'] })
export class CatalogDirty {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  spaceId!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  since: Date = new Date();

  /** Every mark gets a new version, also a repeated mark of the same space. */
  @Property({ type: 'bigint', defaultRaw: `nextval('catalog_dirty_version')` })
  version!: string;

  /** Other workers skip the space until then. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  /** Failures caused by the space itself, not by a lost connection. */
  @Property({ type: 'integer', default: 0 })
  attempts = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  nextAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}
