import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type AttributeGroup = 'equipments' | 'services';

/** A piece of equipment or a service a space offers. */
@Entity({ tableName: 'attribute' })
export class Attribute {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 80, unique: true })
  slug!: string;

  @Property({ type: 'string', length: 100 })
  name!: string;

  @Property({ type: 'string', length: 12 })
  group!: AttributeGroup;

  @Property({ type: 'string', length: 60 })
  category!: string;

  @Property({ type: 'integer' })
  sortOrder = 0;
}
