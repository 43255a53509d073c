import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { QuoteInputRecord } from './quote-input.ts';
import type { QuoteSnapshot } from './quote-snapshot.ts';

/** The quote of a reservation as it was returned. Rows are immutable: a trigger rejects updates. */
@Entity({ tableName: 'quote' })
export class Quote {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 64 })
  hash!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  answer!: QuoteSnapshot;

  /** Null in rows of former releases. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  input: QuoteInputRecord | null = null;

  /** The list may be deleted with its owner's account; the row stays. Null of a price by windows. */
  @Property({ type: 'integer', nullable: true })
  listId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  listVersion: number | null = null;

  @Property({ type: 'smallint' })
  engineVersion!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
