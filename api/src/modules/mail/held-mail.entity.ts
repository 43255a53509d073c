import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A mail held because of a rate limit or coalesced with later ones; only the latest per address and subject
 * is stored.
 */
@Entity({ tableName: 'held_mail' })
@Index({
  name: 'held_mail_once_open',
  expression:
    'create unique index "held_mail_once_open" on "held_mail" (lower("address"), "subject_type", "subject_id")',
})
export class HeldMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 120 })
  cause!: string;

  @Property({ type: 'string', length: 200 })
  address!: string;

  @Property({ type: 'string', length: 60 })
  template!: string;

  @Property({ type: 'string', length: 40 })
  subjectType!: string;

  @Property({ type: 'integer' })
  subjectId!: number;

  /** Encrypted like the payload of a mail job. */
  @Property({ type: 'json', columnType: 'jsonb' })
  message!: Record<string, unknown>;

  /** The address is not confirmed. */
  @Property({ type: 'boolean', fieldName: 'is_unproved' })
  isEmailUnconfirmed = false;

  /** Set for coalesced mails. */
  @Property({ type: 'string', length: 20, nullable: true })
  topic: string | null = null;

  /** The state known to the recipient before the first of the coalesced mails. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  former: Record<string, unknown> | null = null;

  @Property({ type: 'datetime', nullable: true })
  sendAfter: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
