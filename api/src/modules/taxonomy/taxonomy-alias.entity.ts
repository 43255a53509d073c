import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import type { TaxonomyKind } from './taxonomy-item.ts';

/**
 * A former slug of an item, or the slug and the id of an item merged into it; URLs with them still resolve.
 */
@Entity({ tableName: 'taxonomy_alias' })
export class TaxonomyAlias {
  [PrimaryKeyProp]?: ['kind', 'key'];

  @PrimaryKey({ type: 'string', length: 10 })
  kind!: TaxonomyKind;

  /** A slug, or an id: no slug is a number. */
  @PrimaryKey({ type: 'string', length: 80 })
  key!: string;

  @Property({ type: 'integer' })
  termId!: number;
}
