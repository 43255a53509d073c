import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { User } from '../users/index.ts';

export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password' | 'device-code';

/** A link sent by mail that works once and not for long. Only the token's hash is kept (QUALITY 29). */
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

  /** The address the link was sent to; for a change of e-mail the new one. */
  @Property({ columnType: 'citext' })
  email!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', index: true })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;
}
