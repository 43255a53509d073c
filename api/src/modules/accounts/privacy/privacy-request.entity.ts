import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { PrivacyChannel, PrivacyRequestKind } from '@prostora/contracts';
import { User } from '../users/index.ts';

/**
 * A request of a person, with or without an account, for their personal data or the erasure of these. The mailbox proves
 * it; only hashes of the mailed tokens are stored.
 */
@Entity({ tableName: 'privacy_request' })
export class PrivacyRequest {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 8 })
  kind!: PrivacyRequestKind;

  /** How the person asked. */
  @Property({ type: 'string', length: 8 })
  channel!: PrivacyChannel;

  /** Null after the erasure and the retention. */
  @Property({ columnType: 'citext', nullable: true, index: true })
  email: string | null = null;

  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  tokenHash: string | null = null;

  /** A request that is not proved lapses at this time. */
  @Property({ type: 'datetime', nullable: true })
  linkExpiresAt: Date | null = null;

  /** Of the link to the exported file. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  fileTokenHash: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  fileExpiresAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  createdBy: Rel<User> | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();

  /** Last day of the answer (GDPR art. 12). */
  @Property({ type: 'string', columnType: 'date' })
  dueOn!: string;

  @Property({ type: 'datetime', nullable: true })
  provedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  doneAt: Date | null = null;
}
