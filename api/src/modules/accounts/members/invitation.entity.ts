import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { MemberRole } from '@prostora/contracts';
import { Customer } from '../customers/index.ts';

/**
 * An invitation to act for a customer. It works once, by the link of the mail or by the one shown to the inviting
 * member; only the hashes of their tokens are stored.
 */
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

  /** Of the shown link, which does not confirm an address. */
  @Property({ type: 'string', length: 64, unique: true })
  tokenHash!: string;

  /** Of the link that is only mailed, which proves the mailbox; null in an invitation of an earlier release. */
  @Property({ type: 'string', length: 64, nullable: true })
  @Index()
  mailTokenHash: string | null = null;

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
