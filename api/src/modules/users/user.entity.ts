import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '@prostora/contracts';

/** A person who can sign in. The e-mail is the login name, kept as typed, unique without regard to case (citext). */
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

  @Property({ type: 'datetime', nullable: true })
  blockedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
