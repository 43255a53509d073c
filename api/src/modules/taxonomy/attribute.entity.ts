import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

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

  /** „s terasou“, in titles after the purpose; null = the name after a comma. */
  @Property({ type: 'string', length: 120, nullable: true })
  titlePhrase: string | null = null;

  @Property({ type: 'integer' })
  sortOrder = 0;

  /** Name of a tag icon; null = the default icon of the group. */
  @Property({ type: 'string', length: 40, nullable: true })
  icon: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
