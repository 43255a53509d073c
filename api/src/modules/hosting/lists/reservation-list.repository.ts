import { splitSearchWords } from '@prostora/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  SqlCursor,
  toArrayLiteral,
  matchAny,
  matchPhone,
  matchWords,
  matchAll,
  SEARCH_TEXTS,
  selectIds,
  selectSpaces,
  type SqlCondition,
} from '../../../platform/database/index.ts';
import { OWNER_TASK_SQL, type OwnerTask } from '../tasks/task-list.repository.ts';
import {
  RESERVATION_ROW_COLUMNS,
  RESERVATION_ROW_JOINS,
  toReservationRow,
  type RawReservationRow,
  type ReservationAdminRow,
} from '../../reservations/admin/index.ts';
import { isWaitingList, type ReservationSource, type ReservationStatus } from '../../reservations/index.ts';

export type ReservationListFilter = {
  status: ReservationStatus | null;
  /** Only reservations in which this awaits the owner's answer. */
  waiting: OwnerTask | null;
  search: string | null;
  /** Start of the reservation, half-open. */
  from: Date | null;
  until: Date | null;
  /** Only these spaces. */
  spaceIds: readonly number[] | null;
  source: ReservationSource | null;
  /** Only those handled by this user. */
  assigneeId: number | null;
  /** Whether cancelled reservations are left out when no status is chosen. */
  hidesCancelled: boolean;
  when: 'upcoming' | 'past' | 'all';
  sort: 'start' | 'created' | 'name' | 'deadline';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type ReservationListQuery = ReservationListFilter & {
  /** Whether the search reads the address and the telephone of the guest. */
  searchesEmail: boolean;
  searchesPhone: boolean;
  /** All or some spaces of a customer, or one space. */
  scope: { customerId: number; spaceIds: readonly number[] | null } | { spaceId: number };
};
export type OwnedSpace = {
  id: number;
  name: string;
  slug: string;
  noName: boolean;
  /** The largest number of people of the space and its layouts. */
  capacity: number | null;
  buildingName: string;
  buildingSlug: string;
};

/** Ids of one page, and what all pages have together. */
export type ReservationListPage = {
  ids: number[];
  /** Under the filters other than the status. */
  counts: Record<ReservationStatus, number>;
  total: number;
  sumHaler: number;
};
export type ReservationExportRow = ReservationAdminRow & {
  title: string;
  ownerNote: string;
};
type RawExportRow = RawReservationRow & { title: string; owner_note: string };

const ORDER_COLUMNS = {
  start: 'r.starts_at',
  created: 'r.created_at',
  name: `r.customer_name collate "cs-CZ-x-icu"`,
  /** End of the time to answer an open proposal, or the reservation itself. */
  deadline: `coalesce((select p.expires_at from change_proposal p where p.reservation_id = r.id and p.state = 'open'), r.expires_at)`,
} as const;
const FROM = 'from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id';
/**
 * Reservations in one row: the pending ones of an event, and the spaces of an event on one day. The row is that of the
 * first one under the filters.
 */
const ROW_KEY = `coalesce(case when r.status = 'pending' then 'series-' || r.series_id end,
  'group-' || r.group_id || case when r.status = 'pending' then '' else '-' || coalesce(r.series_day::text, '') end || r.status,
  r.id::text)`;
/** Effective status: an expired request is cancelled (`statusAt`). */
const STATUS = `case when r.status = 'pending' and r.expires_at <= ? then 'cancelled' else r.status end`;

/** List queries of hosts. */
@Injectable()
export class ReservationListRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** Ids of one page, and counts per status under the other filters. */
  async listPage(query: ReservationListQuery, now: Date): Promise<ReservationListPage> {
    const { where, params } = buildConditions(query, now);
    const byStatus = buildStatusCondition(query, now);
    const rows = await this.em.execute<{ id: number }[]>(
      `select id from (select r.id, ${ORDER_COLUMNS[query.sort]} as sorted, ${getTieColumn(query)} as tie,
           row_number() over (partition by ${ROW_KEY} order by r.starts_at, r.id) as place
         ${FROM} where ${where} and ${byStatus.sql}) listed
       where place = 1 order by sorted ${query.order}, tie ${query.order}, id ${query.order} limit ? offset ?`,
      [...params, ...byStatus.params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    const totals = await this.em.execute<{ status: ReservationStatus; count: number; value: string }[]>(
      `select ${STATUS} as status, count(distinct ${ROW_KEY})::int as count, sum(r.price_haler) as value
       ${FROM} where ${where} group by 1`,
      [now, ...params],
    );
    const listed = totals.filter(({ status }) =>
      query.status === null ? status !== 'cancelled' || !query.hidesCancelled : status === query.status,
    );
    return {
      ids: rows.map(({ id }) => id),
      counts: {
        pending: 0,
        confirmed: 0,
        cancelled: 0,
        ...Object.fromEntries(totals.map(({ status, count }) => [status, count])),
      },
      total: listed.reduce((sum, { count }) => sum + count, 0),
      sumHaler: listed.reduce((sum, { value }) => sum + Number(value), 0),
    };
  }

  /** Streams all rows of the list with their quotes. */
  async *streamAll(query: ReservationListQuery, now: Date): AsyncGenerator<ReservationExportRow> {
    const { where, params } = buildConditions(query, now);
    const byStatus = buildStatusCondition(query, now);
    for await (const raw of this.cursor.stream<RawExportRow>(
      `select ${RESERVATION_ROW_COLUMNS}, r.title, r.owner_note, q.answer as quote_answer
       from reservation r ${RESERVATION_ROW_JOINS} left join quote q on q.id = r.quote_id
       where ${where} and ${byStatus.sql} order by ${buildOrderBy(query)}`,
      [...params, ...byStatus.params],
    ))
      yield { ...toReservationRow(raw), title: raw.title, ownerNote: raw.owner_note };
  }

  /** The customer's spaces that are not deleted, by building and name; or the one space. */
  listSpaces(scope: ReservationListQuery['scope']): Promise<OwnedSpace[]> {
    const [condition, params] = buildScopeCondition(scope, 's.id');
    const visible = 'spaceId' in scope ? condition : `${condition} and s.status <> 'DELETED'`;
    return this.em.execute(
      `select s.id, s.name, s.slug, s.no_name as "noName",
         greatest(s.capacity, (select max(y.capacity) from space_layout y where y.space_id = s.id)) as capacity,
         b.name as "buildingName", b.slug as "buildingSlug"
       from space s join building b on b.id = s.building_id
       where ${visible} order by b.name collate "cs-CZ-x-icu", s.name collate "cs-CZ-x-icu", s.id`,
      params,
    );
  }
}

function buildScopeCondition(scope: ReservationListQuery['scope'], spaceColumn: string): [string, unknown[]] {
  if ('spaceId' in scope) return [`${spaceColumn} = ?`, [scope.spaceId]];
  const { customerId, spaceIds } = scope;
  if (spaceIds === null) return ['b.customer_id = ?', [customerId]];
  return [`b.customer_id = ? and ${spaceColumn} = any(?::int[])`, [customerId, toArrayLiteral(spaceIds)]];
}

/** Of events at one time the one to answer first stands first. */
const getTieColumn = (query: ReservationListQuery): string =>
  isWaitingList(query) ? ORDER_COLUMNS.deadline : 'null::timestamptz';

const buildOrderBy = (query: ReservationListQuery): string =>
  [ORDER_COLUMNS[query.sort], getTieColumn(query), 'r.id']
    .map((column) => `${column} ${query.order}`)
    .join(', ');

function buildStatusCondition(
  { status, hidesCancelled }: ReservationListQuery,
  now: Date,
): { sql: string; params: unknown[] } {
  if (status !== null) return { sql: `${STATUS} = ?`, params: [now, status] };
  return hidesCancelled ? { sql: `${STATUS} <> 'cancelled'`, params: [now] } : { sql: 'true', params: [] };
}

/** Each word is one of the guest, of the space or of the title; conditions in arrays use the indexes of texts. */
function buildSearch(
  search: string,
  { searchesEmail, searchesPhone }: Pick<ReservationListQuery, 'searchesEmail' | 'searchesPhone'>,
): SqlCondition {
  const words = splitSearchWords(search).map((word) => {
    const guests = selectIds(SEARCH_TEXTS.reservation, word);
    const name = matchWords('r.customer_name', word);
    const spaces = selectSpaces(word);
    const title = matchWords('r.title', word);
    return matchAny(
      searchesEmail
        ? { sql: `r.id = any(array(${guests.sql}))`, params: guests.params }
        : {
            sql: `(r.id = any(array(${guests.sql})) and ${name.sql})`,
            params: [...guests.params, ...name.params],
          },
      { sql: `r.space_id = any(array(${spaces.sql}))`, params: spaces.params },
      { sql: `(r.title <> '' and ${title.sql})`, params: title.params },
    );
  });
  return matchAny(
    matchAll(words),
    { sql: 'r.id::text = ?', params: [search] },
    ...(searchesPhone ? [matchPhone('r.customer_phone', search)] : []),
  );
}

function buildConditions(
  {
    scope,
    when,
    waiting,
    search,
    searchesEmail,
    searchesPhone,
    from,
    until,
    spaceIds,
    source,
    assigneeId,
  }: ReservationListQuery,
  now: Date,
): { where: string; params: unknown[] } {
  const parts: [string, unknown[]][] = [buildScopeCondition(scope, 'r.space_id')];
  if (when === 'upcoming') parts.push(['r.ends_at > ?', [now]]);
  if (when === 'past') parts.push(['r.ends_at <= ?', [now]]);
  if (from !== null) parts.push(['r.starts_at >= ?', [from]]);
  if (until !== null) parts.push(['r.starts_at < ?', [until]]);
  if (spaceIds !== null) parts.push(['r.space_id = any(?::int[])', [toArrayLiteral(spaceIds)]]);
  if (source !== null) parts.push(['r.source = ?', [source]]);
  if (assigneeId !== null)
    parts.push(['r.assignee_id in (select m.id from member m where m.user_id = ?)', [assigneeId]]);
  if (waiting !== null) {
    const sql = OWNER_TASK_SQL[waiting];
    parts.push([sql, Array<Date>(sql.split('?').length - 1).fill(now)]);
  }
  if (search !== null) {
    const { sql, params } = buildSearch(search, { searchesEmail, searchesPhone });
    parts.push([sql, params]);
  }
  return { where: parts.map(([sql]) => sql).join(' and '), params: parts.flatMap(([, params]) => params) };
}
