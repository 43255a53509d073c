import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { Customer } from '../accounts/customers/index.ts';

/** A prepared text that the team of a customer puts into messages. */
@Entity({ tableName: 'canned_reply' })
@Index({ properties: ['customer'] })
export class CannedReply {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade', index: false })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: CONVERSATIONS.cannedTitle })
  title!: string;

  @Property({ type: 'text' })
  body!: string;
}
