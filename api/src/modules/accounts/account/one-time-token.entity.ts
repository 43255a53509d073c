import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { User } from '../users/index.ts';

export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'device-code';

/** A mailed link that works once and expires. Only the hash of its token is stored (QUALITY 29). */
@Entity({ tableName: 'one_time_token' })
export class OneTimeToken {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'string', length: 20 })
  purpose!: TokenPurpose;

  /** SHA-256 of the token, hexadecimal. */
  @Property({ type: 'string', length: 64, unique: true })
  tokenHash!: string;

  /** The address the link was sent to; the new address for a change of e-mail. */
  @Property({ columnType: 'citext' })
  email!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', index: true })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;
}
