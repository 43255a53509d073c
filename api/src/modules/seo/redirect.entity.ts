import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where an old address leads: to another (301), or nowhere any more (410). */
@Entity({ tableName: 'redirect' })
export class Redirect {
  /** Path of the site with a slash at the beginning and none at the end. */
  @PrimaryKey({ type: 'string', length: 300 })
  fromPath!: string;

  /** Nothing = gone for good. */
  @Property({ type: 'string', length: 300, nullable: true })
  toPath: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
