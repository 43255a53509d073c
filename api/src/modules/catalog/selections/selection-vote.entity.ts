import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { SELECTIONS, type VoteAnswer } from '@prostora/contracts/selections.ts';
import { Selection } from './selection.entity.ts';

/** The vote of one browser about the spaces of a selection. */
@Entity({ tableName: 'selection_vote' })
@Unique({ properties: ['selection', 'voterHash'] })
export class SelectionVote {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Selection, { deleteRule: 'cascade' })
  selection!: Rel<Selection>;

  /** SHA-256 of the secret of the voter's browser. */
  @Property({ type: 'string', length: 64 })
  voterHash!: string;

  /** Empty after the person was erased. */
  @Property({ type: 'string', length: SELECTIONS.name })
  name!: string;

  /** By id of a space. */
  @Property({ type: 'json' })
  answers!: Record<string, VoteAnswer>;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
