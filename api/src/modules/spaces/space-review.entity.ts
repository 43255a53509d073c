import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from './space.entity.ts';

/** A field of a space as approved and as changed. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/**
 * Changes of a published space by its owner since the last review by the operator; a space has at most one
 * open review.
 */
@Entity({ tableName: 'space_review' })
export class SpaceReview {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Index()
  space!: Rel<Space>;

  @Property({ type: 'json', columnType: 'jsonb' })
  changes: FieldChange[] = [];

  @Property({ type: 'datetime' })
  openedAt!: Date;

  @Property({ type: 'datetime' })
  changedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  reviewedAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  reviewedBy: number | null = null;
}
