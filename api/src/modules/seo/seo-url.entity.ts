import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { ArrayType } from '@mikro-orm/core';
import type { CapacityBucketId } from '@prostora/contracts';

/** A footer link as entered by the administrator. */
export type SeoLink = { link_name: string | null; title: string; url: string };

/**
 * A dedicated URL for one catalogue filter, with its texts. Locations and purposes are referenced by id only.
 */
@Entity({ tableName: 'seo_url' })
@Index({
  name: 'seo_url_filter',
  expression:
    'create unique index "seo_url_filter" on "seo_url" ("location_id", "purpose_id", "capacity", "attribute_ids") nulls not distinct',
})
export class SeoUrl {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** What follows /katalog/ in the URL, without outer slashes. */
  @Property({ type: 'string', length: 200, unique: true })
  path!: string;

  @Property({ type: 'integer', nullable: true })
  locationId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  purposeId: number | null = null;

  @Property({ type: 'string', length: 12, nullable: true })
  capacity: CapacityBucketId | null = null;

  /** Ascending, so that equal filters are equal rows. */
  @Property({ type: new ArrayType((id) => Number(id)), columnType: 'int[]' })
  attributeIds: number[] = [];

  @Property({ type: 'string', length: 200 })
  title!: string;

  @Property({ type: 'string', length: 200 })
  h1!: string;

  @Property({ type: 'string', length: 400 })
  metaDescription = '';

  /** Sanitised HTML below the list. */
  @Property({ type: 'text' })
  description = '';

  @Property({ type: 'json', columnType: 'jsonb' })
  footerLinks: SeoLink[] = [];

  /** Whether the footer of every page offers it. */
  @Property({ type: 'boolean', default: false })
  inFooter = false;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
