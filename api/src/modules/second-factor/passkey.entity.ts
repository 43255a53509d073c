import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/index.ts';

/** A WebAuthn credential of a user: a security key, a phone or a password manager. */
@Entity({ tableName: 'passkey' })
export class Passkey {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'string', length: 80 })
  name!: string;

  /** Base64url, as browsers send it. */
  @Property({ type: 'string', length: 1400, unique: true })
  credentialId!: string;

  /** COSE key, base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Uses the authenticator has counted (32 bits); 0 for authenticators that do not count. */
  @Property({ type: 'double' })
  counter!: number;

  @Property({ type: 'array', columnType: 'text[]' })
  transports: string[] = [];

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
