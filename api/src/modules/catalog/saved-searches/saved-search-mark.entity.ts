import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A changed space that has yet to be matched with the searches. */
@Entity({ tableName: 'saved_search_mark' })
export class SavedSearchMark {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  spaceId!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  markedAt: Date = new Date();
}
