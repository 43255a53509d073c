import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { Customer } from '../customers/index.ts';
import { Location } from '../geo/index.ts';
import { Building } from './building.entity.ts';

export const WITH_PLACE = ['location.parent.parent.parent'] as const;
export type PlacedBuilding = Loaded<Building, (typeof WITH_PLACE)[number]>;
export type OwnedBuilding = Loaded<Building, (typeof WITH_PLACE)[number] | 'customer.user'>;

@Injectable()
export class BuildingRepository {
  constructor(private readonly em: EntityManager) {}

  ofCustomer(customerId: number): Promise<PlacedBuilding[]> {
    return this.em.find(
      Building,
      { customer: customerId },
      { populate: WITH_PLACE, orderBy: { createdAt: 'asc', id: 'asc' } },
    );
  }

  byId(id: number): Promise<OwnedBuilding | null> {
    return this.em.findOne(Building, { id }, { populate: [...WITH_PLACE, 'customer.user'] });
  }

  bySlug(slug: string): Promise<PlacedBuilding | null> {
    return this.em.findOne(Building, { slug }, { populate: WITH_PLACE });
  }

  async remove(building: PlacedBuilding): Promise<void> {
    await this.em.remove(building).flush();
  }

  /** Locks the row and refreshes the entity. */
  async locked(id: number): Promise<PlacedBuilding | null> {
    const row = await this.em.findOne(
      Building,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && (this.em.populate(row, WITH_PLACE) as Promise<unknown> as Promise<PlacedBuilding>);
  }

  location(id: number): Promise<Loaded<Location, 'parent.parent.parent'> | null> {
    return this.em.findOne(Location, { id }, { populate: ['parent.parent.parent'] });
  }

  /**
   * Slugs equal to the given one or with a suffix. Takes an advisory lock that serializes creating and
   * renaming of buildings until the end of the transaction.
   */
  async slugsLike(slug: string): Promise<ReadonlySet<string>> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('building-slugs'))`);
    const rows = await this.em.execute<{ slug: string }[]>(
      'select slug from building where slug = ? or slug like ?',
      [slug, `${slug}-%`],
    );
    return new Set(rows.map((row) => row.slug));
  }

  async add(customerId: number, name: string, slug: string, createdAt: Date): Promise<PlacedBuilding> {
    const building = this.em.create(Building, {
      customer: this.em.getReference(Customer, customerId),
      name,
      slug,
      createdAt,
    });
    await this.em.persist(building).flush();
    return building as unknown as PlacedBuilding;
  }

  /** Number of buildings by location, without descendants. */
  places(): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      'select location_id as id, count(*)::int as count from building where location_id is not null group by location_id',
    );
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
