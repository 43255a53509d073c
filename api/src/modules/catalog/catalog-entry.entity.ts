import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType } from '@mikro-orm/core';

/** Version of the projection; entries of an older one are projected again. */
export const PROJECTION_VERSION = 4;
/** Line of `place_text` that separates place names from purposes and attributes. */
export const PLACES_END = '--';

const ids = (): ArrayType<number> => new ArrayType((id) => Number(id));

/**
 * Read model of one published space: everything the in-memory index needs, so that public search never
 * touches the write tables. A space no longer published keeps its row as `removed`, so that a process that
 * missed the notification learns of it.
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

  /** Haléře per hour; null = by agreement. */
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

  /** Capacities in the order of `LAYOUTS`, 0 for a layout that is not given; empty without layouts. */
  @Property({ type: ids(), columnType: 'int[]', defaultRaw: `'{}'` })
  layoutCapacities: number[] = [];

  /** Folded texts, separated by search weight. */
  @Property({ type: 'text' })
  nameText!: string;

  /** Place names, then after `PLACES_END` purposes and attributes. */
  @Property({ type: 'text' })
  placeText!: string;

  @Property({ type: 'text' })
  perexText!: string;

  @Property({ type: 'text' })
  descriptionText!: string;

  /** The card of the contract as serialized JSON. `json` preserves the exact text, `jsonb` does not. */
  @Property({ type: 'text', columnType: 'json' })
  card!: string;

  @Property({ type: 'text', columnType: 'json' })
  marker!: string;

  /** Time of the last write; a process that was disconnected asks for later ones. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  @Index()
  changedAt: Date = new Date();
}

/** A row of the read model as written. */
export type EntryRow = {
  space_id: number;
  projection: number;
  building_id: number;
  rank: number;
  capacity: number;
  price: number | null;
  published_at: string;
  lat: number;
  lng: number;
  location_ids: number[];
  purpose_ids: number[];
  attribute_ids: number[];
  layout_capacities: number[];
  name_text: string;
  place_text: string;
  perex_text: string;
  description_text: string;
  card: string;
  marker: string;
};
