import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from './space.entity.ts';

/** One member of a space as it was approved, and as it stands now. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** What an owner changed of a published space since the operator last looked; at most one of a space is open. */
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
