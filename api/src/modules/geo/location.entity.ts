import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';

export type LocationKind = 'country' | 'region' | 'town' | 'city_part';

/**
 * A node of the location tree: country, 14 regions, towns, city parts. The locative is stored, never derived.
 */
@Entity({ tableName: 'location' })
export class Location {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 80, unique: true })
  slug!: string;

  @Property({ type: 'string', length: 100 })
  name!: string;

  @Property({ type: 'string', length: 12 })
  kind!: LocationKind;

  @ManyToOne(() => Location, { nullable: true })
  @Index()
  parent: Rel<Location> | null = null;

  /** „v Praze“, „ve Středočeském kraji“. */
  @Property({ type: 'string', length: 120, nullable: true })
  locative: string | null = null;

  @Property({ type: 'double' })
  lat!: number;

  @Property({ type: 'double' })
  lng!: number;

  /** [west, south, east, north]; regions only. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  bbox: [number, number, number, number] | null = null;

  @Property({ type: 'integer', nullable: true })
  population: number | null = null;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
