import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { MediaImage } from '../media/index.ts';
import { Space } from './space.entity.ts';

/** The plan of a space: a picture with an optional scale line. */
@Entity({ tableName: 'space_floor_plan' })
export class SpaceFloorPlan {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Unique()
  space!: Rel<Space>;

  @ManyToOne(() => MediaImage)
  @Index()
  image!: Rel<MediaImage>;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  scale: Opt<FloorPlanScale> | null = null;
}
