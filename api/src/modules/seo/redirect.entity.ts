import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

/** A redirect of an old path (301), or a gone page (410). */
@Entity({ tableName: 'redirect' })
export class Redirect {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Path with a leading and no trailing slash. */
  @Property({ type: 'string', length: 300, unique: true })
  fromPath!: string;

  /** Null = permanently gone. */
  @Property({ type: 'string', length: 300, nullable: true })
  toPath: string | null = null;

  /** Created by an operator, not by a rename. */
  @Property({ type: 'boolean', default: false })
  manual = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
