import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often spaces were looked at on a day of Prague that is over: counted once, as the views themselves are millions. */
@Entity({ tableName: 'view_day' })
export class ViewDay {
  @PrimaryKey({ columnType: 'date', type: 'string' })
  day!: string;

  @Property({ type: 'integer' })
  views!: number;
}
