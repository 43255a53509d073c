import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { QuoteSnapshot } from './quote-snapshot.ts';

/** The price of a reservation as it was answered. Rows never change: a trigger refuses it. */
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
