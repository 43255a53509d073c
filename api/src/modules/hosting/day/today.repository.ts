import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp, parseTimestampOrNull, toArrayLiteral } from '../../../platform/database/index.ts';
import type { TaskScope } from '../tasks/task-list.repository.ts';

export type TodaySpace = { id: number; name: string; url: string };
export type Arrival = {
  id: number;
  title: string;
  guests: number;
  staffNote: string;
  isOfSeries: boolean;
  /** Spaces of the event, and those in which the staff has marked its work as done. */
  spaces: number;
  handledSpaces: number;
  /** The latest mark. */
  handledAt: Date | null;
  handledBy: string | null;
  startsAt: Date;
  endsAt: Date;
  spaceId: number;
  spaceName: string;
};
export type SetupKind =
  | 'confirm_email'
  | 'unpaid_orders'
  | 'unfinished_spaces'
  | 'spaces_without_hours'
  | 'spaces_without_price';
/** A step of the set-up that waits, with the number of its subjects. */
export type SetupStep = { kind: SetupKind; count: number };

/** Spaces in which gaps are searched. */
const MAX_SPACES = 50;
/** Spaces of a scope; its three parameters are the customer and twice the ids. */
const OWN = 'from building b join space s on s.building_id = b.id';
const IN_SCOPE = 'b.customer_id = ? and (?::int[] is null or s.id = any(?::int[]))';
const SPACE_NAME = 'case when s.no_name then b.name else s.name end';
const PUBLISHED = `s.status = 'PUBLISHED' and s.paused_at is null`;
/** Steps in the order in which they are shown; parameters are the customer and today. */
const SETUP = `with asked as (select ?::int as customer_id, ?::date as today),
  own as (select s.* from asked join building b on b.customer_id = asked.customer_id join space s on s.building_id = b.id),
  published as (select s.id, s.price_from_haler from own s where ${PUBLISHED})
  select 'confirm_email' as kind, count(*)::int as count from asked join customer c on c.id = asked.customer_id
    join app_user u on u.id = c.user_id where u.email_confirmed_at is null
  union all select 'unpaid_orders', count(*)::int from asked
    join plan_order o on o.customer_id = asked.customer_id and o.state = 'waiting'
  union all select 'unfinished_spaces', count(*)::int from own s where s.status = 'DRAFT' and s.paused_at is null
    and s.suspended_at is null
  union all select 'spaces_without_hours', count(*)::int from published s
    where not exists (select from availability_rule r where r.space_id = s.id)
      and not exists (select from availability a where a.space_id = s.id)
  union all select 'spaces_without_price', count(*)::int from asked cross join published s
    where s.price_from_haler is null and not exists (select from price_scope p where p.space_id = s.id and p.published
      and (p.valid_until is null or p.valid_until >= asked.today))`;

const toParams = ({ customerId, spaceIds }: TaskScope): unknown[] => {
  const ids = spaceIds && toArrayLiteral(spaceIds);
  return [customerId, ids, ids];
};

/** Reads of the owner's day. */
@Injectable()
export class TodayRepository {
  constructor(private readonly em: EntityManager) {}

  /** Confirmed events that start in the span, by start; one in several spaces is one. */
  async listArrivals(scope: TaskScope, from: Date, until: Date): Promise<Arrival[]> {
    const rows = await this.em.execute<
      (Omit<Arrival, 'startsAt' | 'endsAt' | 'handledAt'> & {
        starts_at: string;
        ends_at: string;
        handled_at: string | null;
      })[]
    >(
      `select distinct on (r.starts_at, key.event) r.id, coalesce(nullif(r.title, ''), r.customer_name) as title,
         r.number_of_guests as guests, r.staff_note as "staffNote", r.series_id is not null as "isOfSeries",
         r.starts_at, r.ends_at, s.id as "spaceId", (count(*) over event)::int as spaces,
         (count(r.handled_at) over event)::int as "handledSpaces", max(r.handled_at) over event as handled_at,
         first_value(u.name) over (partition by r.starts_at, key.event order by r.handled_at desc nulls last) as "handledBy",
         string_agg(${SPACE_NAME}, ' + ') over (partition by r.starts_at, key.event order by r.id
           rows between unbounded preceding and unbounded following) as "spaceName"
       ${OWN} join reservation r on r.space_id = s.id left join app_user u on u.id = r.handled_by_id
       cross join lateral (select coalesce(r.group_id, -r.id) as event) key
       where ${IN_SCOPE} and r.status = 'confirmed' and r.starts_at >= ? and r.starts_at < ?
       window event as (partition by r.starts_at, key.event)
       order by r.starts_at, key.event, r.id`,
      [...toParams(scope), from, until],
    );
    return rows.map(({ starts_at, ends_at, handled_at, ...row }) => ({
      ...row,
      handledAt: parseTimestampOrNull(handled_at),
      startsAt: parseTimestamp(starts_at),
      endsAt: parseTimestamp(ends_at),
    }));
  }

  /** Published spaces by name; at most 50. */
  listPublishedSpaces(scope: TaskScope): Promise<TodaySpace[]> {
    return this.em.execute(
      `select s.id, ${SPACE_NAME} as name, case when s.no_name then b.slug else b.slug || '/' || s.slug end as url
       ${OWN} where ${IN_SCOPE} and ${PUBLISHED}
       order by ${SPACE_NAME} collate "cs-CZ-x-icu", s.id limit ${MAX_SPACES}`,
      toParams(scope),
    );
  }

  /** @param today YYYY-MM-DD */
  listSetup(customerId: number, today: string): Promise<SetupStep[]> {
    return this.em.execute(`select * from (${SETUP}) step where count > 0`, [customerId, today]);
  }
}
