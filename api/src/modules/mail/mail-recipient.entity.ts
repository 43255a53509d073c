import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** An address that a customer has had a mail sent to, and whether its owner refuses more. */
@Entity({ tableName: 'mail_recipient' })
@Unique({ properties: ['customerId', 'addressHash'] })
@Index({ properties: ['customerId', 'firstMailedAt'] })
export class MailRecipient {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer' })
  customerId!: number;

  /** HMAC of the address in lower case, so that the table contains no addresses. */
  @Property({ type: 'string', length: 43 })
  addressHash!: string;

  @Property({ type: 'datetime' })
  firstMailedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  refusedAt: Date | null = null;
}
