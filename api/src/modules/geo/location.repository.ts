import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SqlPool } from '../../platform/database/index.ts';
import { LocationAlias } from './location-alias.entity.ts';
import { Location } from './location.entity.ts';
import type { LocationNode } from './location-tree.ts';

/** Key of the advisory lock that serializes changes of the tree. */
const CHANGES_LOCK = 770_341;
const NODES =
  'select id, slug, name, kind, parent_id as "parentId", locative, lat, lng, bbox, population from location order by id';

@Injectable()
export class LocationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: SqlPool,
  ) {}

  /** All locations by id, and the former slugs. */
  async all(): Promise<{ nodes: LocationNode[]; former: Map<string, number> }> {
    const nodes = await this.sql.rows<LocationNode>(NODES);
    const aliases = await this.sql.rows<{ slug: string; location_id: number }>(
      'select slug, location_id from location_alias order by slug',
    );
    return { nodes, former: new Map(aliases.map(({ slug, location_id }) => [slug, location_id])) };
  }

  /**
   * All locations within the transaction, under the lock of the tree: each change validates against the whole
   * tree.
   */
  async allLocked(): Promise<Location[]> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
    return this.em.find(Location, {}, { orderBy: { id: 'asc' }, refresh: true });
  }

  /** All locations in their current state. */
  present(): Promise<Location[]> {
    return this.em.find(Location, {}, { orderBy: { id: 'asc' }, refresh: true });
  }

  locked(id: number): Promise<Location | null> {
    return this.em.findOne(Location, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async add(values: Partial<Location>): Promise<Location> {
    const location = Object.assign(new Location(), values);
    await this.em.persist(location).flush();
    return location;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async remove(location: Location): Promise<void> {
    await this.em.remove(location).flush();
  }

  /** Makes the former slug an alias and releases the current one. */
  async renamed(location: Location, former: string): Promise<void> {
    await this.freeSlug(location.slug);
    await this.em.execute(
      'insert into location_alias (slug, location_id) values (?, ?) on conflict (slug) do update set location_id = excluded.location_id',
      [former, location.id],
    );
  }

  /** Deletes an alias, because a location uses the slug. */
  async freeSlug(slug: string): Promise<void> {
    await this.em.nativeDelete(LocationAlias, { slug });
  }
}
