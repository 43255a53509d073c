import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SqlCursor, SEARCH_TEXTS, selectCustomers, selectIds } from '../../../platform/database/index.ts';

export type BuildingListState = 'published' | 'unpublished' | 'empty';
export type BuildingCounts = Record<BuildingListState | 'all', number>;
export type BuildingListQuery = {
  search: string | null;
  state: BuildingListState | null;
  region: string | null;
  customerId: number | null;
  sort: 'name' | 'city' | 'created' | 'spaces';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type BuildingExportQuery = Omit<BuildingListQuery, 'page' | 'pageSize'>;

/** A row of the operator's list. */
export type BuildingRow = {
  id: number;
  name: string;
  slug: string;
  street: string | null;
  house_number: string | null;
  land_registry_number: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  created_at: string;
  owner: string;
  owner_id: number;
  owner_email: string;
  spaces: number;
  published: number;
  is_whole: boolean;
};

const existsSpace = (which: string): string =>
  `exists (select from space s where s.building_id = b.id and ${which})`;
const STATES: Readonly<Record<BuildingListState, string>> = {
  published: existsSpace(`s.status = 'PUBLISHED'`),
  unpublished: `${existsSpace(`s.status <> 'DELETED'`)} and not ${existsSpace(`s.status = 'PUBLISHED'`)}`,
  empty: `not ${existsSpace(`s.status <> 'DELETED'`)}`,
};
const SPACE_COUNT = `(select count(*) from space s where s.building_id = b.id and s.status <> 'DELETED')`;
const ORDERS = {
  name: (order: string) => `b.name collate "cs-CZ-x-icu" ${order}`,
  city: (order: string) => `b.city collate "cs-CZ-x-icu" ${order} nulls last`,
  created: (order: string) => `b.created_at ${order}`,
  spaces: (order: string) => `${SPACE_COUNT} ${order}`,
} as const;
const ROW_COLUMNS = `b.id, b.name, b.slug, b.street, b.house_number, b.land_registry_number, b.city, b.postal_code, b.created_at,
  c.name as owner, c.id as owner_id, u.email::text as owner_email,
  (with recursive above as (
    select l.* from location l where l.id = b.location_id
    union all select l.* from location l join above on l.id = above.parent_id
  ) select name from above where kind = 'region' limit 1) as region,
  n.spaces, n.published, n.is_whole`;
const SPACE_COUNTS = `select count(*)::int as spaces, (count(*) filter (where s.status = 'PUBLISHED'))::int as published, coalesce(bool_or(s.no_name), false) as is_whole from space s where s.building_id = b.id and s.status <> 'DELETED'`;

/** Buildings for the operator's list, its export, and the sitemap. */
@Injectable()
export class BuildingAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** Joins owners and numbers of spaces only to the rows of the page. */
  listPage(query: BuildingListQuery): Promise<BuildingRow[]> {
    const { sql, params } = buildListQuery(query);
    return this.em.execute<BuildingRow[]>(withDetails(`${sql} limit ? offset ?`), [
      ...params,
      query.pageSize,
      (query.page - 1) * query.pageSize,
    ]);
  }

  streamAll(query: BuildingExportQuery): AsyncIterable<BuildingRow> {
    const { sql, params } = buildListQuery(query);
    return this.cursor.stream<BuildingRow>(withDetails(sql), params);
  }

  /** Counts by state, with the other filters of the query applied. */
  async countByState(query: BuildingListQuery): Promise<BuildingCounts> {
    const { where, params } = buildConditions({ ...query, state: null });
    const numbers = Object.entries(STATES)
      .map(([state, condition]) => `(count(*) filter (where ${condition}))::int as "${state}"`)
      .join(', ');
    const [row] = await this.em.execute<BuildingCounts[]>(
      `select count(*)::int as "all", ${numbers} from building b where ${where}`,
      params,
    );
    return row ?? { all: 0, published: 0, unpublished: 0, empty: 0 };
  }

  /** Buildings with a public page, and when it last changed. */
  streamPublic(): AsyncIterable<{ slug: string; changed_at: string }> {
    return this.cursor.stream(
      `select b.slug, max(s.updated_at) as changed_at from building b join space s on s.building_id = b.id where s.status = 'PUBLISHED' group by b.id having not bool_or(s.no_name) order by b.id`,
      [],
    );
  }
}

function buildListQuery(query: BuildingExportQuery): { sql: string; params: unknown[] } {
  const { where, params } = buildConditions(query);
  return {
    sql: `select b.*, row_number() over (order by ${ORDERS[query.sort](query.order)}, b.id ${query.order}) as place
      from building b where ${where} order by place`,
    params,
  };
}

const withDetails = (listQuery: string): string => `with chosen as materialized (${listQuery})
  select ${ROW_COLUMNS} from chosen b join customer c on c.id = b.customer_id join app_user u on u.id = c.user_id
  left join lateral (${SPACE_COUNTS}) n on true order by b.place`;

function buildConditions({ search, state, region, customerId }: BuildingExportQuery): {
  where: string;
  params: unknown[];
} {
  const parts = ['true'];
  const params: unknown[] = [];
  if (state !== null) parts.push(STATES[state]);
  if (customerId !== null) {
    parts.push('b.customer_id = ?');
    params.push(customerId);
  }
  if (region !== null) {
    parts.push(
      `b.location_id in (with recursive below as (select id from location where slug = ? union all select l.id from location l join below on l.parent_id = below.id) select id from below)`,
    );
    params.push(region);
  }
  if (search !== null) {
    const [buildings, owners] = [selectIds(SEARCH_TEXTS.building, search), selectCustomers(search)];
    parts.push(
      `b.id in (${buildings.sql} union select y.id from building y join (${owners.sql}) z on z.id = y.customer_id)`,
    );
    params.push(...buildings.params, ...owners.params);
  }
  return { where: parts.join(' and '), params };
}
