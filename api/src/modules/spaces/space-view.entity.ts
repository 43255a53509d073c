import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';

/** One visitor's view of a space on one day, by an opaque visitor id; counts unique views without personal data. */
@Entity({ tableName: 'space_view' })
export class SpaceView {
  @PrimaryKey({ type: 'integer' })
  spaceId!: number;

  @PrimaryKey({ type: 'date' })
  @Index()
  day!: string;

  @PrimaryKey({ type: 'string', length: 64 })
  visitor!: string;
}
