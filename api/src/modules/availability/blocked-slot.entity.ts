import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** Time a space is kept closed, by its owner or by a foreign calendar. */
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

  /** The foreign calendar it comes from; nothing = made by the owner. An imported one may lie over a booking, for it tells of a fact. */
  @Property({ type: 'integer', nullable: true, index: true })
  feedId: number | null = null;

  /** Which entry of that calendar it is: UID and the moment of the repetition. */
  @Property({ type: 'string', length: 400, nullable: true })
  feedKey: string | null = null;
}

/** The reason as the owner and the operator read it. */
export const hostReason = ({
  reason,
  privateReason,
}: Pick<BlockedSlot, 'reason' | 'privateReason'>): string => privateReason || reason;
