import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SqlPool } from '../../platform/database/index.ts';
import { LocationAlias } from './location-alias.entity.ts';
import { Location } from './location.entity.ts';
import type { LocationNode } from './location-tree.ts';

/** Key of the advisory lock that serializes changes of the tree. */
const TREE_LOCK_KEY = 770_341;
const SELECT_NODES =
  'select id, slug, name, kind, parent_id as "parentId", locative, lat, lng, bbox, population from location order by id';

@Injectable()
export class LocationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: SqlPool,
  ) {}

  /** All locations by id, and the former slugs. */
  async loadWithFormerSlugs(): Promise<{ nodes: LocationNode[]; former: Map<string, number> }> {
    const nodes = await this.sql.query<LocationNode>(SELECT_NODES);
    const aliases = await this.sql.query<{ slug: string; location_id: number }>(
      'select slug, location_id from location_alias order by slug',
    );
    return { nodes, former: new Map(aliases.map(({ slug, location_id }) => [slug, location_id])) };
  }

  /**
   * All locations within the transaction, under the lock of the tree: each change validates against the whole
   * tree.
   */
  async listForUpdate(): Promise<Location[]> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [TREE_LOCK_KEY]);
    return this.em.find(Location, {}, { orderBy: { id: 'asc' }, refresh: true });
  }

  /** All locations in their current state. */
  listAll(): Promise<Location[]> {
    return this.em.find(Location, {}, { orderBy: { id: 'asc' }, refresh: true });
  }

  findForUpdate(id: number): Promise<Location | null> {
    return this.em.findOne(Location, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async create(values: Partial<Location>): Promise<Location> {
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
  async addAlias(location: Location, former: string): Promise<void> {
    await this.deleteAlias(location.slug);
    await this.em.execute(
      'insert into location_alias (slug, location_id) values (?, ?) on conflict (slug) do update set location_id = excluded.location_id',
      [former, location.id],
    );
  }

  /** Deletes an alias, because a location uses the slug. */
  async deleteAlias(slug: string): Promise<void> {
    await this.em.nativeDelete(LocationAlias, { slug });
  }
}
