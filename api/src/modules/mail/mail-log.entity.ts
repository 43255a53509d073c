import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type MailState = 'waiting' | 'sent' | 'failed';

/** Recipient and state of a mail, without its contents. */
@Entity({ tableName: 'mail_log' })
@Index({ properties: ['subjectType', 'subjectId'] })
export class MailLog {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Idempotency key: a second mail with the same key is not sent. */
  @Property({ type: 'string', length: 120, unique: true })
  cause!: string;

  @Property({ type: 'string', length: 200 })
  @Index()
  address!: string;

  @Property({ type: 'string', length: 60 })
  template!: string;

  @Property({ type: 'string', length: 10 })
  state: MailState = 'waiting';

  /** Subject in whose timeline the mail is listed. */
  @Property({ type: 'string', length: 40, nullable: true })
  subjectType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  subjectId: number | null = null;

  /** Mails of one topic about one subject are coalesced for five minutes. */
  @Property({ type: 'string', length: 20, nullable: true })
  topic: string | null = null;

  /** Error message without addresses and contents. */
  @Property({ type: 'string', length: 300, nullable: true })
  failure: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
