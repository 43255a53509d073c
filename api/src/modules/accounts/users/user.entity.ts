import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import type { Role } from '@prostora/contracts';

/** A user. The e-mail is the login name, stored as entered and unique case-insensitively (citext). */
@Entity({ tableName: 'app_user' })
export class User {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ columnType: 'citext', unique: true })
  email!: string;

  @Property({ type: 'string', length: 200 })
  name = '';

  /** PHC string of argon2id. */
  @Property({ type: 'string', length: 255, hidden: true, lazy: true })
  passwordHash!: string;

  @Property({ type: 'array', columnType: 'text[]' })
  roles: Role[] = ['ROLE_USER'];

  @Property({ type: 'datetime', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Confirmation of the address that an operator replaced by the current one. */
  @Property({ type: 'datetime', nullable: true })
  formerEmailConfirmedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  blockedAt: Date | null = null;

  /** Shown to operators only. */
  @Property({ type: 'string', length: 500, nullable: true })
  blockedReason: string | null = null;

  /** Version of the terms agreed to, and when (PRODUCT §9). */
  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  termsAcceptedAt: Date | null = null;

  /** Time of the erasure; the personal data of this row are anonymized. */
  @Property({ type: 'datetime', nullable: true })
  erasedAt: Date | null = null;

  /** Edit links of the user's spaces issued before this time are invalid. */
  @Property({ type: 'datetime', nullable: true })
  editLinksEndedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Optimistic lock of the forms of the user and of the console. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;
}
