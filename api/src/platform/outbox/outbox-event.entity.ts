import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A domain event, written in the transaction that caused it; the relay turns it into jobs and sets
 * `relayedAt`.
 */
@Entity({ tableName: 'outbox_event' })
@Index({
  name: 'outbox_event_waiting',
  expression: 'create index "outbox_event_waiting" on "outbox_event" ("id") where "relayed_at" is null',
})
export class OutboxEvent {
  @PrimaryKey({ type: 'bigint' })
  id!: string;

  @Property({ type: 'string', length: 80 })
  name!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  payload!: Record<string, unknown>;

  /** Id of the request that caused the event. */
  @Property({ type: 'string', length: 64, nullable: true })
  requestId: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', nullable: true })
  relayedAt: Date | null = null;
}
