import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** Time the owner keeps a space closed. */
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

  @Property({ type: 'string', length: 200 })
  reason = '';
}
