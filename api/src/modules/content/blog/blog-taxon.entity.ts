import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

export type BlogTaxonKind = 'category' | 'tag';

/** A category (at most one per post) or a tag. */
@Entity({ tableName: 'blog_term' })
@Unique({ properties: ['kind', 'slug'] })
export class BlogTaxon {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 10 })
  kind!: BlogTaxonKind;

  @Property({ type: 'string', length: 60 })
  name!: string;

  @Property({ type: 'string', length: 80 })
  slug!: string;

  /** Order of categories; tags are ordered by name. */
  @Property({ type: 'integer' })
  sortOrder = 0;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
