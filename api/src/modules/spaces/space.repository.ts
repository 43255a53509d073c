import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, raw, type Loaded } from '@mikro-orm/postgresql';
import type { SpaceStatusValue } from '@prostora/contracts';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { matchSpaces } from './space-search.ts';
import { Attribute, Purpose } from '../taxonomy/index.ts';
import { Space } from './space.entity.ts';

/** Relations that lists and cards need; mappers require them by type. */
export const FULL_RELATIONS = [
  'building.customer.user',
  'building.location.parent.parent.parent',
  'purposes',
  'attributes',
  'images.image',
] as const;
export type FullSpace = Loaded<Space, (typeof FULL_RELATIONS)[number]>;
const WITH_LAYOUTS = [...FULL_RELATIONS, 'layouts'] as const;
export type SpaceWithLayouts = Loaded<Space, (typeof WITH_LAYOUTS)[number]>;
/** Relations that a detail needs: panoramas and the plan too. */
const WITH_PANORAMAS = [...WITH_LAYOUTS, 'panoramas.image', 'floorPlans.image'] as const;
export type SpaceWithPanoramas = Loaded<Space, (typeof WITH_PANORAMAS)[number]>;

export type SpaceListQuery = {
  statuses: readonly SpaceStatusValue[];
  search: string | null;
  region: string | null;
  customerId: number | null;
  purposeId: number | null;
  attributeId: number | null;
  sort: 'name' | 'status' | 'submitted' | 'capacity' | 'updated';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export type SpaceExportQuery = Omit<SpaceListQuery, 'page' | 'pageSize'>;

/** Nulls are last in both directions. */
const ORDERS = {
  name: (order: string) => `s.name collate "cs-CZ-x-icu" ${order}`,
  status: (order: string) => `s.status ${order}`,
  submitted: (order: string) => `s.submitted_at ${order} nulls last`,
  capacity: (order: string) => `s.capacity ${order} nulls last`,
  updated: (order: string) => `s.updated_at ${order}`,
} as const;

@Injectable()
export class SpaceRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<SpaceWithPanoramas | null> {
    return this.em.findOne(Space, { id }, { populate: WITH_PANORAMAS });
  }

  /** @param refresh whether spaces that are loaded already are read again */
  findByIds(ids: readonly number[], refresh = false): Promise<SpaceWithLayouts[]> {
    return this.em.find(Space, { id: { $in: [...ids] } }, { populate: WITH_LAYOUTS, refresh });
  }

  /** @param space null for a building let as one space; a deleted space is found only if there is no other */
  findBySlugs(building: string, space: string | null): Promise<SpaceWithPanoramas | null> {
    const own = space === null ? { noName: true } : { slug: space, noName: false };
    return this.em.findOne(
      Space,
      { building: { slug: building }, ...own },
      {
        populate: WITH_PANORAMAS,
        orderBy: [{ [raw((alias) => `(${alias}.status = 'DELETED')`)]: 'asc' }, { id: 'asc' }],
      },
    );
  }

  /** Published spaces of the buildings, with the fields of their URLs. */
  listPublishedByBuildingSlugs(
    buildings: readonly string[],
  ): Promise<Loaded<Space, 'building', 'slug' | 'noName' | 'building.slug'>[]> {
    return this.em.find(
      Space,
      { status: 'PUBLISHED', building: { slug: { $in: [...buildings] } } },
      { fields: ['slug', 'noName', 'building.slug'] },
    );
  }

  /** Spaces of a customer without deleted ones, by creation. */
  listByCustomer(customerId: number): Promise<FullSpace[]> {
    return this.em.find(
      Space,
      { building: { customer: customerId }, status: { $ne: 'DELETED' } },
      { populate: FULL_RELATIONS, orderBy: { createdAt: 'asc', id: 'asc' } },
    );
  }

  /** Locks the row until the end of the transaction. */
  async findForUpdate(id: number): Promise<SpaceWithPanoramas | null> {
    const row = await this.em.findOne(Space, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return row && (this.em.populate(row, WITH_PANORAMAS) as Promise<unknown> as Promise<SpaceWithPanoramas>);
  }

  /** Spaces of a customer, including deleted ones. */
  listAllByCustomer(customerId: number): Promise<SpaceWithPanoramas[]> {
    return this.em.find(
      Space,
      { building: { customer: customerId } },
      { populate: WITH_PANORAMAS, orderBy: { id: 'asc' } },
    );
  }

  async lockByCustomer(customerId: number): Promise<void> {
    await this.em.execute(
      'select s.id from space s join building b on b.id = s.building_id where b.customer_id = ? order by s.id for update of s',
      [customerId],
    );
  }

  /** Locks all spaces of a building by id; call it before locking the building. */
  async lockByBuilding(buildingId: number): Promise<void> {
    await this.em.execute('select id from space where building_id = ? order by id for update', [buildingId]);
  }

  /** Locks all spaces of the building of this one. */
  async lockSiblings(id: number): Promise<void> {
    await this.em.execute(
      'select id from space where building_id = (select building_id from space where id = ?) order by id for update',
      [id],
    );
  }

  /** Published spaces of a building, recommended and largest first. */
  listPublishedByBuilding(buildingId: number): Promise<FullSpace[]> {
    return this.em.find(
      Space,
      { building: buildingId, status: 'PUBLISHED' },
      {
        populate: FULL_RELATIONS,
        orderBy: [{ recommended: 'desc' }, { capacity: 'desc nulls last' }, { id: 'asc' }],
      },
    );
  }

  /** Spaces of a building, including deleted ones, by creation. */
  listAllByBuilding(buildingId: number): Promise<FullSpace[]> {
    return this.em.find(
      Space,
      { building: buildingId },
      { populate: FULL_RELATIONS, orderBy: { id: 'asc' } },
    );
  }

  /** Whether the building has any spaces, including deleted ones, and whether all of them are deleted. */
  async getPresenceInBuilding(buildingId: number): Promise<{ any: boolean; allDeleted: boolean }> {
    const [row] = await this.em.execute<{ all: number; deleted: number }[]>(
      `select count(*)::int as all, (count(*) filter (where status = 'DELETED'))::int as deleted from space where building_id = ?`,
      [buildingId],
    );
    return { any: (row?.all ?? 0) > 0, allDeleted: (row?.all ?? 0) > 0 && row?.all === row?.deleted };
  }

  /**
   * Spaces of a building that are published, wait for approval, or are paused or hidden and resume without approval.
   */
  listVisibleByBuilding(buildingId: number): Promise<Space[]> {
    const shown = [
      { status: { $in: ['PUBLISHED', 'WAITING_FOR_APPROVAL'] } },
      { pausedAt: { $ne: null } },
      { hiddenAt: { $ne: null } },
    ] as const;
    return this.em.find(Space, { building: buildingId, $or: [...shown] }, { orderBy: { id: 'asc' } });
  }

  /** URL fields of all spaces of a building, including deleted ones. */
  listSlugs(buildingId: number): Promise<{ slug: string; noName: boolean }[]> {
    return this.em.execute('select slug, no_name as "noName" from space where building_id = ? order by id', [
      buildingId,
    ]);
  }

  /** Slugs within a building equal to the given one or with a suffix. */
  async listSimilarSlugs(buildingId: number, slug: string): Promise<ReadonlySet<string>> {
    const rows = await this.em.execute<{ slug: string }[]>(
      'select slug from space where building_id = ? and (slug = ? or slug like ?)',
      [buildingId, slug, `${slug}-%`],
    );
    return new Set(rows.map((row) => row.slug));
  }

  /** Locks the customer and counts their spaces without deleted ones. */
  async lockAndCountByCustomer(customerId: number): Promise<number> {
    await this.em.execute('select id from customer where id = ? for update', [customerId]);
    return this.em.count(Space, { building: { customer: customerId }, status: { $ne: 'DELETED' } });
  }

  /** Whether all of them are in buildings of the customer. */
  async areOwned(customerId: number, spaceIds: readonly number[]): Promise<boolean> {
    const ids = [...new Set(spaceIds)];
    return (
      ids.length === (await this.em.count(Space, { id: { $in: ids }, building: { customer: customerId } }))
    );
  }

  /** Whether the building has another space that is not deleted. */
  async hasNeighbours({ id, building }: Space): Promise<boolean> {
    return (
      (await this.em.count(Space, { building: building.id, id: { $ne: id }, status: { $ne: 'DELETED' } })) > 0
    );
  }

  /** Other spaces of the building, without deleted ones. */
  listNeighbours({ id, building }: Space): Promise<Space[]> {
    return this.em.find(
      Space,
      { building: building.id, id: { $ne: id }, status: { $ne: 'DELETED' } },
      { orderBy: { id: 'asc' } },
    );
  }

  /** Whether the building has a space let as the whole building, and whether it has others. */
  async getKindsInBuilding(buildingId: number): Promise<{ whole: boolean; parts: boolean }> {
    const [kinds] = await this.em.execute<{ whole: boolean | null; parts: boolean | null }[]>(
      `select bool_or(no_name) as whole, bool_or(not no_name) as parts from space where building_id = ? and status <> 'DELETED'`,
      [buildingId],
    );
    return { whole: kinds?.whole ?? false, parts: kinds?.parts ?? false };
  }

  async create(values: Partial<Space>): Promise<SpaceWithPanoramas> {
    const space = Object.assign(new Space(), values);
    await this.em.persist(space).flush();
    return this.em.populate(space, WITH_PANORAMAS) as Promise<unknown> as Promise<SpaceWithPanoramas>;
  }

  /** Views by space and day, from `day` on. */
  countViewsSince(
    spaceIds: readonly number[],
    day: string,
  ): Promise<{ space_id: number; day: string; views: number }[]> {
    return this.em.execute(
      `select space_id, day::text as day, count(*)::int as views from space_view where space_id = any(?::int[]) and day >= ? group by space_id, day`,
      [toArrayLiteral(spaceIds), day],
    );
  }

  async listPublishedIds(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.em
      .getConnection()
      .execute<{ id: number }[]>(
        `select id from space where status = 'PUBLISHED' and id > ? order by id limit ?`,
        [afterId, limit],
      );
    return rows.map((row) => row.id);
  }

  findPurposes(ids: readonly number[]): Promise<Purpose[]> {
    return this.em.find(Purpose, { id: { $in: [...ids] } });
  }

  findAttributes(ids: readonly number[]): Promise<Attribute[]> {
    return this.em.find(Attribute, { id: { $in: [...ids] } });
  }

  async listPage(query: SpaceListQuery): Promise<FullSpace[]> {
    const { where, inOrder, params } = buildListQuery(query);
    const ids = await this.em
      .getConnection()
      .execute<{ id: number }[]>(
        `select s.id from space s where ${where} order by ${inOrder} limit ? offset ?`,
        [...params, query.pageSize, (query.page - 1) * query.pageSize],
      );
    const spaces = await this.em.find(
      Space,
      { id: { $in: ids.map((row) => row.id) } },
      { populate: FULL_RELATIONS },
    );
    const found = new Map(spaces.map((space) => [space.id, space]));
    return ids.map((row) => found.get(row.id)).filter((space) => space !== undefined);
  }

  /** Number of spaces by status, with the other filters of the query applied. */
  async countByStatus(query?: SpaceListQuery): Promise<Record<string, number>> {
    const { where, params } = query
      ? buildConditions({ ...query, statuses: [] })
      : { where: 'true', params: [] };
    const rows = await this.em
      .getConnection()
      .execute<{ status: string; count: string }[]>(
        `select s.status, count(*) as count from space s where ${where} group by s.status`,
        params,
      );
    return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
  }

  /** Inserts a view, at most one per visitor and day. */
  async insertView(spaceId: number, day: string, visitor: string): Promise<void> {
    await this.em
      .getConnection()
      .execute('insert into space_view (space_id, day, visitor) values (?, ?, ?) on conflict do nothing', [
        spaceId,
        day,
        visitor,
      ]);
  }
}

/** SQL of the operator's list: condition and order for the alias `s`. */
export function buildListQuery(query: SpaceExportQuery): {
  where: string;
  inOrder: string;
  params: unknown[];
} {
  return { ...buildConditions(query), inOrder: `${ORDERS[query.sort](query.order)}, s.id ${query.order}` };
}

function buildConditions(query: SpaceExportQuery): { where: string; params: unknown[] } {
  const parts: string[] = ['true'];
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]): void => {
    parts.push(sql);
    params.push(...values);
  };
  if (query.statuses.length > 0)
    add(`s.status in (${query.statuses.map(() => '?').join(', ')})`, ...query.statuses);
  if (query.customerId !== null)
    add('s.building_id in (select id from building where customer_id = ?)', query.customerId);
  if (query.purposeId !== null)
    add('s.id in (select space_id from space_purpose where purpose_id = ?)', query.purposeId);
  if (query.attributeId !== null)
    add('s.id in (select space_id from space_attribute where attribute_id = ?)', query.attributeId);
  if (query.region !== null) {
    add(
      `s.building_id in (select id from building where location_id in (
      with recursive below as (select id from location where slug = ? union all select l.id from location l join below on l.parent_id = below.id) select id from below))`,
      query.region,
    );
  }
  if (query.search !== null) {
    const { sql, params: words } = matchSpaces(query.search);
    add(sql, ...words);
  }
  return { where: parts.join(' and '), params };
}
