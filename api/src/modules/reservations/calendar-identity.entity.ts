import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Single row with the domain of this installation's calendar UIDs. */
@Entity({ tableName: 'calendar_identity' })
export class CalendarIdentity {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id = 1;

  @Property({ type: 'string', length: 255 })
  domain!: string;
}
