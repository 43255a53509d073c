import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Daily count (Prague) of a search phrase and of searches without results. The visitor is not stored. */
@Entity({ tableName: 'catalog_search' })
export class CatalogSearchCount {
  @PrimaryKey({ columnType: 'date', type: 'string' })
  day!: string;

  /** Lower case without diacritics. */
  @PrimaryKey({ type: 'string', length: 100 })
  phrase!: string;

  @Property({ type: 'integer', default: 0 })
  searches = 0;

  /** Searches without results that used no other filter. */
  @Property({ type: 'integer', default: 0 })
  misses = 0;
}
