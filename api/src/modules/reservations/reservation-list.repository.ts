import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { likeAnywhere } from '../../platform/database/index.ts';
import { OWNER_WAITING_SQL, type OwnerWaiting } from './owner-waiting.ts';
import type { ReservationStatus } from './reservation.entity.ts';

export type ReservationListFilter = {
  status: ReservationStatus | null;
  /** Only reservations in which this awaits the owner's answer. */
  waiting: OwnerWaiting | null;
  search: string | null;
  when: 'upcoming' | 'past' | 'all';
  sort: 'start' | 'created' | 'name';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type ReservationListQuery = ReservationListFilter & {
  /** All spaces of a customer, or one space. */
  of: { customerId: number } | { spaceId: number };
};
export type OwnSpace = {
  id: number;
  name: string;
  slug: string;
  noName: boolean;
  buildingName: string;
  buildingSlug: string;
};

const ORDER_COLUMNS = {
  start: 'r.starts_at',
  created: 'r.created_at',
  name: `r.customer_name collate "cs-CZ-x-icu"`,
} as const;
const FROM = 'from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id';
/** Effective status: an expired request is cancelled (`statusAt`). */
const STATUS = `case when r.status = 'pending' and r.expires_at <= ? then 'cancelled' else r.status end`;

/** List queries of hosts. */
@Injectable()
export class ReservationListRepository {
  constructor(private readonly em: EntityManager) {}

  /** Ids of one page, and counts per status under the other filters. */
  async page(
    query: ReservationListQuery,
    now: Date,
  ): Promise<{ ids: number[]; counts: Record<ReservationStatus, number> }> {
    const { where, params } = conditions(query, now);
    const byStatus =
      query.status === null
        ? { sql: '', params: [] }
        : { sql: ` and ${STATUS} = ?`, params: [now, query.status] };
    const rows = await this.em.execute<{ id: number }[]>(
      `select r.id ${FROM} where ${where}${byStatus.sql}
       order by ${ORDER_COLUMNS[query.sort]} ${query.order}, r.id ${query.order} limit ? offset ?`,
      [...params, ...byStatus.params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    const counted = await this.em.execute<{ status: ReservationStatus; count: number }[]>(
      `select ${STATUS} as status, count(*)::int as count ${FROM} where ${where} group by 1`,
      [now, ...params],
    );
    return {
      ids: rows.map(({ id }) => id),
      counts: {
        pending: 0,
        confirmed: 0,
        cancelled: 0,
        ...Object.fromEntries(counted.map(({ status, count }) => [status, count])),
      },
    };
  }

  /** The customer's spaces that are not deleted, by building and name; or the one space. */
  spaces(of: ReservationListQuery['of']): Promise<OwnSpace[]> {
    const [which, id] =
      'spaceId' in of
        ? ['s.id = ?', of.spaceId]
        : [`b.customer_id = ? and s.status <> 'DELETED'`, of.customerId];
    return this.em.execute(
      `select s.id, s.name, s.slug, s.no_name as "noName", b.name as "buildingName", b.slug as "buildingSlug"
       from space s join building b on b.id = s.building_id
       where ${which} order by b.name collate "cs-CZ-x-icu", s.name collate "cs-CZ-x-icu", s.id`,
      [id],
    );
  }
}

function conditions(
  { of, when, waiting, search }: ReservationListQuery,
  now: Date,
): { where: string; params: unknown[] } {
  const parts: [string, unknown[]][] = [
    'spaceId' in of ? ['r.space_id = ?', [of.spaceId]] : ['b.customer_id = ?', [of.customerId]],
  ];
  if (when === 'upcoming') parts.push(['r.ends_at > ?', [now]]);
  if (when === 'past') parts.push(['r.ends_at <= ?', [now]]);
  if (waiting !== null) {
    const sql = OWNER_WAITING_SQL[waiting];
    parts.push([sql, Array<Date>(sql.split('?').length - 1).fill(now)]);
  }
  if (search !== null) {
    const anywhere = likeAnywhere(search);
    parts.push([
      `(r.customer_name ilike ? or r.customer_email ilike ? or replace(r.customer_phone, ' ', '') like ? or s.name ilike ? or b.name ilike ? or r.id::text = ?)`,
      [anywhere, anywhere, likeAnywhere(search.replace(/\s/gu, '')), anywhere, anywhere, search],
    ]);
  }
  return { where: parts.map(([sql]) => sql).join(' and '), params: parts.flatMap(([, params]) => params) };
}
