import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { LAYOUT_LIMITS, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { Space } from './space.entity.ts';

/** A layout of a space with its capacity. */
@Entity({ tableName: 'space_layout' })
@Unique({ properties: ['space', 'layout'] })
export class SpaceLayout {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'string', length: 20 })
  layout!: LayoutName;

  @Property({ type: 'integer' })
  capacity!: number;

  /** Square metres used for the layout; null = the whole space. */
  @Property({ type: 'integer', fieldName: 'area_m2', nullable: true })
  areaM2: number | null = null;

  @Property({ type: 'string', length: LAYOUT_LIMITS.note, nullable: true })
  note: string | null = null;
}
