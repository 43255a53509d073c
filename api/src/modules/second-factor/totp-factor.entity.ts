import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/index.ts';

/** An authenticator app of a user (RFC 6238). Counts once a first code of it was entered. */
@Entity({ tableName: 'totp_factor' })
export class TotpFactor {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Unique()
  user!: Rel<User>;

  /** The shared secret, encrypted with the server's key. */
  @Property({ type: 'string', length: 255 })
  sealedSecret!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt: Date | null = null;

  /** The newest 30-second step a code was accepted for: no code counts twice. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null = null;
}
