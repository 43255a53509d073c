import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** Time in which a space cannot be booked, blocked by its owner or by an external calendar. */
@Entity({ tableName: 'blocked_slot' })
@Index({ properties: ['space', 'startsAt'] })
export class BlockedSlot {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** Public text; empty when the reason is private. */
  @Property({ type: 'string', length: 200 })
  reason = '';

  /** Text for the owner and the operator; empty when the reason is public. */
  @Property({ type: 'string', length: 200 })
  privateReason = '';

  /**
   * External calendar it was imported from; null = made by the owner. An imported block may overlap a
   * reservation, because the event has already been agreed elsewhere.
   */
  @Property({ type: 'integer', nullable: true, index: true })
  feedId: number | null = null;

  /** Identifies the entry in that calendar: UID and start of the recurrence. */
  @Property({ type: 'string', length: 400, nullable: true })
  feedKey: string | null = null;

  /** Common to the blocks of several spaces that were made together. */
  @Property({ type: 'uuid', nullable: true, index: true })
  groupId: string | null = null;
}

/** The reason shown to the owner and the operator. */
export const getHostReason = ({
  reason,
  privateReason,
}: Pick<BlockedSlot, 'reason' | 'privateReason'>): string => privateReason || reason;
