import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type MailState = 'waiting' | 'sent' | 'failed';

/** That a mail was meant for somebody, and what became of it; never what stood in it. */
@Entity({ tableName: 'mail_log' })
@Index({ properties: ['subjectType', 'subjectId'] })
export class MailLog {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** What the mail is about, once: a cause told twice makes no second mail. */
  @Property({ type: 'string', length: 120, unique: true })
  cause!: string;

  @Property({ type: 'string', length: 200 })
  @Index()
  address!: string;

  @Property({ type: 'string', length: 60 })
  template!: string;

  @Property({ type: 'string', length: 10 })
  state: MailState = 'waiting';

  /** The thing the mail is about, where one is: its story names the mail. */
  @Property({ type: 'string', length: 40, nullable: true })
  subjectType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  subjectId: number | null = null;

  /** Mails of one topic about one thing are gathered for five minutes. */
  @Property({ type: 'string', length: 20, nullable: true })
  topic: string | null = null;

  /** Why it could not be sent, without addresses or contents. */
  @Property({ type: 'string', length: 300, nullable: true })
  failure: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
