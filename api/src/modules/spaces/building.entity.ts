import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { Customer } from '../accounts/customers/index.ts';
import { Location } from '../geo/index.ts';

/** A house, hall or plot with one address; its spaces share the address. */
@Entity({ tableName: 'building' })
export class Building {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer)
  @Index()
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: LIMITS.name })
  name!: string;

  @Property({ type: 'string', length: 120, unique: true })
  slug!: string;

  /** City or city district of the building. */
  @ManyToOne(() => Location, { nullable: true })
  @Index()
  location: Rel<Location> | null = null;

  @Property({ type: 'string', length: 120, nullable: true })
  street: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  houseNumber: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  landRegistryNumber: string | null = null;

  /** Five digits. */
  @Property({ type: 'string', length: 5, nullable: true })
  postalCode: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  @Property({ type: 'double', nullable: true })
  lat: number | null = null;

  @Property({ type: 'double', nullable: true })
  lng: number | null = null;

  /** Sanitised HTML. */
  @Property({ type: 'text' })
  description: Opt<string> = '';

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
