import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType } from '@mikro-orm/core';

/** Version of what is written into an entry; entries of an older one are projected anew. */
export const PROJECTION_VERSION = 2;
/** Line of `place_text` between names of places and what the space is for and has. */
export const PLACES_END = '--';

const ids = (): ArrayType<number> => new ArrayType((id) => Number(id));

/**
 * Read model of one published space: everything the index of a process needs, so that public search never touches the write
 * tables. A space that is no longer published keeps its row as `removed`, which is how a process that missed the notice learns of it.
 */
@Entity({ tableName: 'catalog_entry' })
export class CatalogEntry {
  /** Id of the space. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  spaceId!: number;

  @Property({ type: 'boolean' })
  removed = false;

  @Property({ type: 'smallint' })
  projection!: number;

  @Property({ type: 'integer' })
  buildingId!: number;

  @Property({ type: 'integer' })
  rank!: number;

  @Property({ type: 'integer' })
  capacity!: number;

  /** Haléře per hour; nothing = by agreement. */
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  @Property({ type: 'datetime' })
  publishedAt!: Date;

  @Property({ type: 'double' })
  lat!: number;

  @Property({ type: 'double' })
  lng!: number;

  /** The location and its ancestors, the smallest first. */
  @Property({ type: ids(), columnType: 'int[]' })
  locationIds: number[] = [];

  @Property({ type: ids(), columnType: 'int[]' })
  purposeIds: number[] = [];

  @Property({ type: ids(), columnType: 'int[]' })
  attributeIds: number[] = [];

  /** Folded texts by how much a word in them says. */
  @Property({ type: 'text' })
  nameText!: string;

  /** Names of places, then below a line of their own purposes and attributes. */
  @Property({ type: 'text' })
  placeText!: string;

  @Property({ type: 'text' })
  perexText!: string;

  @Property({ type: 'text' })
  descriptionText!: string;

  /** The card of the contract as finished JSON text: `json`, not `jsonb`, keeps it as it was written. */
  @Property({ type: 'text', columnType: 'json' })
  card!: string;

  @Property({ type: 'text', columnType: 'json' })
  marker!: string;

  /** When the row was last written; what a process missed is asked for by it. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  @Index()
  changedAt: Date = new Date();
}
