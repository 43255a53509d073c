import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { MemberRole } from '@prostora/contracts';
import { Customer } from '../customers/index.ts';
import { User } from '../users/index.ts';

/** A person that acts for a customer. A trigger adds the founder of a customer; at least one is `majitel`. */
@Entity({ tableName: 'member' })
@Unique({ properties: ['customer', 'user'] })
export class Member {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'string', length: 8 })
  role!: MemberRole;

  /** Spaces the rights are limited to; null for all, also future ones. */
  @Property({ type: 'array', columnType: 'int[]', nullable: true })
  spaceIds: number[] | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  since: Date = new Date();
}
