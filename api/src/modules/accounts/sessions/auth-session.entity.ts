import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { User } from '../users/index.ts';

/**
 * A session of a browser. Only hashes of refresh tokens are stored; the previous one distinguishes reuse from
 * a race of two tabs.
 */
@Entity({ tableName: 'auth_session' })
export class AuthSession {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'string', length: 64, unique: true })
  tokenHash!: string;

  @Property({ type: 'string', length: 64, nullable: true })
  previousTokenHash: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  rotatedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'string', length: 255 })
  userAgent = '';

  /** Time at which a second factor was verified in this session. */
  @Property({ type: 'datetime', nullable: true })
  secondFactorAt: Date | null = null;

  /** The operator that impersonates the user in this session, and the session of the operator. */
  @Property({ type: 'integer', nullable: true })
  impersonatorId: number | null = null;

  @Property({ type: 'uuid', nullable: true })
  impersonatorSessionId: string | null = null;

  /** The customer chosen by the user; ignored once the user is no member of it. */
  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;
}
