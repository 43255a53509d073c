import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Member } from '../accounts/members/index.ts';

/** The secret URL of a member for the spaces of the customer. The row ends with the membership. */
@Entity({ tableName: 'member_calendar' })
@Unique({ properties: ['member'] })
export class MemberCalendar {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade', index: false })
  member!: Rel<Member>;

  /** The secret is derived from it with the server's key, so that a leaked database opens no calendar. */
  @Property({ type: 'string', length: 43 })
  nonce!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  readAt: Date | null = null;
}
