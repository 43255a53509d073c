import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A mail over the limits of its address, or gathered with those that follow it: the latest about each thing waits. */
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

  /** Sealed like a mail that waits in the outbox. */
  @Property({ type: 'json', columnType: 'jsonb' })
  message!: Record<string, unknown>;

  /** Nobody has proved to read the address. */
  @Property({ type: 'boolean' })
  isUnproved = false;

  /** Of a gathered mail. */
  @Property({ type: 'string', length: 20, nullable: true })
  topic: string | null = null;

  /** What the reader was told before the first of the gathered mails. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  former: Record<string, unknown> | null = null;

  @Property({ type: 'datetime', nullable: true })
  sendAfter: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
