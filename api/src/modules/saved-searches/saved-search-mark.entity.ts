import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A space that has changed since searches were last compared with it. */
@Entity({ tableName: 'saved_search_mark' })
export class SavedSearchMark {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  spaceId!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  markedAt: Date = new Date();
}
