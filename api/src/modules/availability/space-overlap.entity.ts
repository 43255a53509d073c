import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/**
 * Two spaces that share floor area (a hall and a part of it): a booking of one blocks the other. Stored once
 * per pair, the smaller id first.
 */
@Entity({ tableName: 'space_overlap' })
@Unique({ properties: ['space', 'other'] })
export class SpaceOverlap {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Index()
  other!: Rel<Space>;
}
