import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A saved view of a console list: filters, search and sorting under a name. */
@Entity({ tableName: 'console_view' })
@Unique({ properties: ['userId', 'list', 'name'] })
export class ConsoleView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Owner of the view. */
  @Property({ type: 'integer' })
  userId!: number;

  /** Name of the list, e.g. `users`. */
  @Property({ type: 'string', length: 40 })
  list!: string;

  @Property({ type: 'string', length: 60 })
  name!: string;

  /** Query string of the list's URL without the question mark. */
  @Property({ type: 'string', length: 1000 })
  query!: string;

  /** Whether it is visible to other operators. */
  @Property({ type: 'boolean', default: false })
  shared = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
