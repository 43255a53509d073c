import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Number of space views of a past day (Europe/Prague), aggregated because the views are millions of rows. */
@Entity({ tableName: 'view_day' })
export class ViewDay {
  @PrimaryKey({ columnType: 'date', type: 'string' })
  day!: string;

  @Property({ type: 'integer' })
  views!: number;
}
