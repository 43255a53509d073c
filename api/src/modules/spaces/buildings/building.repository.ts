import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { Customer } from '../../accounts/customers/index.ts';
import { Location } from '../../geo/index.ts';
import { Building } from '../building.entity.ts';

export const WITH_LOCATION = ['location.parent.parent.parent'] as const;
export type BuildingWithLocation = Loaded<Building, (typeof WITH_LOCATION)[number]>;
export type BuildingWithOwner = Loaded<Building, (typeof WITH_LOCATION)[number] | 'customer.user'>;

@Injectable()
export class BuildingRepository {
  constructor(private readonly em: EntityManager) {}

  listByCustomer(customerId: number): Promise<BuildingWithLocation[]> {
    return this.em.find(
      Building,
      { customer: customerId },
      { populate: WITH_LOCATION, orderBy: { createdAt: 'asc', id: 'asc' } },
    );
  }

  findById(id: number): Promise<BuildingWithOwner | null> {
    return this.em.findOne(Building, { id }, { populate: [...WITH_LOCATION, 'customer.user'] });
  }

  findBySlug(slug: string): Promise<BuildingWithLocation | null> {
    return this.em.findOne(Building, { slug }, { populate: WITH_LOCATION });
  }

  async remove(building: BuildingWithLocation): Promise<void> {
    await this.em.remove(building).flush();
  }

  /** Locks the row and refreshes the entity. */
  async findForUpdate(id: number): Promise<BuildingWithLocation | null> {
    const row = await this.em.findOne(
      Building,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return row && (this.em.populate(row, WITH_LOCATION) as Promise<unknown> as Promise<BuildingWithLocation>);
  }

  findLocation(id: number): Promise<Loaded<Location, 'parent.parent.parent'> | null> {
    return this.em.findOne(Location, { id }, { populate: ['parent.parent.parent'] });
  }

  /**
   * Slugs equal to the given one or with a suffix. Takes an advisory lock that serializes creating and
   * renaming of buildings until the end of the transaction.
   */
  async lockAndListSlugs(slug: string): Promise<ReadonlySet<string>> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('building-slugs'))`);
    const rows = await this.em.execute<{ slug: string }[]>(
      'select slug from building where slug = ? or slug like ?',
      [slug, `${slug}-%`],
    );
    return new Set(rows.map((row) => row.slug));
  }

  async create(
    customerId: number,
    name: string,
    slug: string,
    createdAt: Date,
  ): Promise<BuildingWithLocation> {
    const building = this.em.create(Building, {
      customer: this.em.getReference(Customer, customerId),
      name,
      slug,
      createdAt,
    });
    await this.em.persist(building).flush();
    return building as BuildingWithLocation;
  }

  /** Number of buildings by location, without descendants. */
  countByLocation(): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      'select location_id as id, count(*)::int as count from building where location_id is not null group by location_id',
    );
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
