import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** An offer of a waiting list that a person declined or let expire. Kept until the slot is over. */
@Entity({ tableName: 'waitlist_lapse' })
@Index({ properties: ['space', 'endsAt'] })
export class WaitingListLapse {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade', index: false })
  space!: Rel<Space>;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** Hash of the e-mail address; null without one, and after the person was erased. */
  @Property({ type: 'string', length: 64, nullable: true })
  mailboxHash: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
