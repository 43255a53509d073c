import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { MemberRole } from '@prostora/contracts';
import { Customer } from '../customers/index.ts';

/** An invitation to act for a customer. Its link works once; only the hash of its token is stored. */
@Entity({ tableName: 'invitation' })
export class Invitation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  @Index()
  customer!: Rel<Customer>;

  @Property({ columnType: 'citext' })
  email!: string;

  @Property({ type: 'string', length: 8 })
  role!: MemberRole;

  @Property({ type: 'array', columnType: 'int[]', nullable: true })
  spaceIds: number[] | null = null;

  @Property({ type: 'string', length: 64, unique: true })
  tokenHash!: string;

  /** User id of the member that invites. */
  @Property({ type: 'integer', nullable: true })
  invitedById: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;
}
