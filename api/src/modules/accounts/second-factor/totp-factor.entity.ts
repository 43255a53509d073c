import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/index.ts';

/** An authenticator app of a user (RFC 6238); takes effect when its first code is confirmed. */
@Entity({ tableName: 'totp_factor' })
export class TotpFactor {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Unique()
  user!: Rel<User>;

  /** The shared secret in base32, encrypted. */
  @Property({ type: 'string', length: 255, fieldName: 'sealed_secret' })
  encryptedSecret!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt: Date | null = null;

  /** The last 30-second step for which a code was accepted; prevents reuse. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;
}
