import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The last mail that reminded a user of a waiting thing. */
@Entity({ tableName: 'owner_reminder' })
export class OwnerReminder {
  /** The thing with its id, such as `series-5` or `inquiry-3`. */
  @PrimaryKey({ type: 'string', length: 60 })
  subject!: string;

  @PrimaryKey({ type: 'integer' })
  userId!: number;

  @Property({ type: 'datetime' })
  remindedAt!: Date;

  /** Reminders of the thing so far. */
  @Property({ type: 'smallint', default: 1 })
  times = 1;
}
