import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A list of the console as an operator keeps it: its filters, search and sort under a name. */
@Entity({ tableName: 'console_view' })
@Unique({ properties: ['userId', 'list', 'name'] })
export class ConsoleView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Whose it is. */
  @Property({ type: 'integer' })
  userId!: number;

  /** Name of the list, „users“. */
  @Property({ type: 'string', length: 40 })
  list!: string;

  @Property({ type: 'string', length: 60 })
  name!: string;

  /** Query string of the list's address, without the question mark. */
  @Property({ type: 'string', length: 1000 })
  query!: string;

  /** Whether the other operators see it too. */
  @Property({ type: 'boolean', default: false })
  shared = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
