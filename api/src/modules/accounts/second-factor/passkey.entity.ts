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

  /** Base64url. */
  @Property({ type: 'string', length: 1400, unique: true })
  credentialId!: string;

  /** COSE key, base64url. */
  @Property({ type: 'text' })
  publicKey!: string;

  /** Signature counter of the authenticator (32 bits); 0 for authenticators without one. */
  @Property({ type: 'double' })
  counter!: number;

  @Property({ type: 'array', columnType: 'text[]' })
  transports: string[] = [];

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
