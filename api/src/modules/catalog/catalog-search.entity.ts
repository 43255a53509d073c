import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often a text was searched for on a day of Prague, and how often nothing was found; who searched is not known. */
@Entity({ tableName: 'catalog_search' })
export class CatalogSearch {
  @PrimaryKey({ columnType: 'date', type: 'string' })
  day!: string;

  /** Folded to lower case without diacritics. */
  @PrimaryKey({ type: 'string', length: 100 })
  phrase!: string;

  @Property({ type: 'integer', default: 0 })
  searches = 0;

  /** Searches that found no space under no other filter. */
  @Property({ type: 'integer', default: 0 })
  misses = 0;
}
