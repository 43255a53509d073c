import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Location } from './location.entity.ts';

/** A former slug of a location; URLs with it still resolve. */
@Entity({ tableName: 'location_alias' })
export class LocationAlias {
  @PrimaryKey({ type: 'string', length: 80 })
  slug!: string;

  @ManyToOne(() => Location, { deleteRule: 'cascade' })
  @Index()
  location!: Rel<Location>;
}
