import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The first response to a call with an Idempotency-Key; the same key returns it for a day (PRODUCT §1). */
@Entity({ tableName: 'idempotency_key' })
export class IdempotencyKey {
  /** Route and caller, so that keys of different callers never collide. */
  @PrimaryKey({ type: 'string', length: 200 })
  scope!: string;

  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  /** SHA-256 of the body, hexadecimal. */
  @Property({ type: 'string', length: 64 })
  bodyHash!: string;

  /** Null while the first call is in flight. */
  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  /** Encrypted: it may contain the name of a guest and the token of their page. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  answer: unknown = null;

  @Property({ type: 'datetime', index: true })
  createdAt!: Date;
}
