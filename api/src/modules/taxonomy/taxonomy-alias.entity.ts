import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import type { TermKind } from './term.ts';

/** What a term was known by: a former slug, or the slug and the number of a term merged into it. Addresses made of them keep leading to it. */
@Entity({ tableName: 'taxonomy_alias' })
export class TaxonomyAlias {
  [PrimaryKeyProp]?: ['kind', 'key'];

  @PrimaryKey({ type: 'string', length: 10 })
  kind!: TermKind;

  /** A slug, or an id: no slug is a number. */
  @PrimaryKey({ type: 'string', length: 80 })
  key!: string;

  @Property({ type: 'integer' })
  termId!: number;
}
