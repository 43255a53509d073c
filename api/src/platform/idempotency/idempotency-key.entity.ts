import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The first answer to a call that carried an Idempotency-Key; the same key gives it again for a day (PRODUCT §1). */
@Entity({ tableName: 'idempotency_key' })
export class IdempotencyKey {
  /** The route and who called it, so that nobody meets another's key. */
  @PrimaryKey({ type: 'string', length: 200 })
  scope!: string;

  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  /** SHA-256 of the body, hexadecimal. */
  @Property({ type: 'string', length: 64 })
  bodyHash!: string;

  /** Nothing while the first call is under way. */
  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  /** Sealed: it may hold a guest's name and the token of their page. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  answer: unknown = null;

  @Property({ type: 'datetime', index: true })
  createdAt!: Date;
}
