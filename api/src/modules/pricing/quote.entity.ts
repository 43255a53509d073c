import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
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

  @Property({ type: 'smallint' })
  engineVersion!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
