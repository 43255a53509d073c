import { Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';

/**
 * A view of a space by one visitor on one day; `visitor` is a keyed hash, so that unique views are counted
 * without personal data.
 */
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
