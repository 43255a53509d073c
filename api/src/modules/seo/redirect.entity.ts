import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

/** Where an old address leads: to another (301), or nowhere any more (410). */
@Entity({ tableName: 'redirect' })
export class Redirect {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Path of the site with a slash at the beginning and none at the end. */
  @Property({ type: 'string', length: 300, unique: true })
  fromPath!: string;

  /** Nothing = gone for good. */
  @Property({ type: 'string', length: 300, nullable: true })
  toPath: string | null = null;

  /** Written by the operator, not by a renaming. */
  @Property({ type: 'boolean', default: false })
  manual = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
