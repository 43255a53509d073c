import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '@prostora/contracts';
import { parseTimestamp, parseTimestampOrNull } from '../../../platform/database/index.ts';
import type { MailSubject } from '../../mail/index.ts';
import { ANSWER_KEY_SQL, OWNER_TASK_SQL } from '../../hosting/index.ts';
import { EVENT_KEY_SQL } from '../../reservations/index.ts';
import type { ListedKind, RemindableKind } from '@prostora/contracts/operator-tasks.ts';

/**
 * A task of the operator, or of an owner. `id` is the id of its record: a reservation (also for a proposal, of which at most one is
 * open), an inquiry, a space, a mail, an order or a feed.
 */
export type AdminTask = {
  kind: ListedKind;
  id: number;
  title: string;
  place: string | null;
  spaceId: number | null;
  /** Days of a reservation request; 1 of other items. */
  dates: number;
  /** Haléře; null if unknown. */
  value: number | null;
  since: Date;
  owners: { id: number; name: string }[];
  /** The last reminder of one of the owners. */
  remindedAt: Date | null;
  /** Whether an owner was not reminded in the last 24 hours. */
  canRemind: boolean;
};

/** An owner to remind; `partId` is the id of the inquiry recipient. */
export type OwnerToRemind = { userId: number; email: string; partId: number | null };
export type KindCount = { kind: ListedKind; count: number };
type RawItem = Omit<AdminTask, 'since' | 'remindedAt'> & { since: string; remindedAt: string | null };
type RemindedItem = Pick<AdminTask, 'title' | 'place' | 'since' | 'spaceId'> & { subject: string };

/** Assumed value of an item without a price, in haléře (5 000 Kč). */
const DEFAULT_VALUE = 500_000;
/** Maximum age in days that counts for the order. */
const MAX_AGE_DAYS = 14;
/** Subject types of the mails of reminders; the subject of a feed is its space. */
const MAIL_SUBJECT_TYPES: Readonly<Record<RemindableKind, MailSubject['type']>> = {
  unanswered_reservations: 'reservation',
  unanswered_proposals: 'reservation',
  unanswered_demands: 'inquiry',
  unanswered_messages: 'inquiry',
  waiting_orders: 'order',
  overdue_orders: 'order',
  failing_feeds: 'space',
};

const OPEN_INQUIRY = `i.state = 'open' and i.is_delivered and i.created_at < $dayAgo and (i.expires_at is null or i.expires_at > $now)`;
const awaitsOwner = (kind: keyof typeof OWNER_TASK_SQL): string =>
  OWNER_TASK_SQL[kind].replaceAll('?', '$now');
const byStart = (column: string): string => `(array_agg(${column} order by r.starts_at, r.id))[1]`;

/**
 * Tasks; each kind uses a partial index. The requests of an event and the proposals that are answered together
 * are one item with their total. `subject` is the thing of the reminders. `bind` replaces `$now`, `$today` and
 * `$dayAgo` by parameters.
 */
const TASKS = `
  select 'unanswered_reservations' as kind, ${byStart('r.id')} as id, ${byStart('r.customer_name')} as title,
    array_agg(distinct r.space_id) as space_ids, nullif(sum(r.price_haler), 0)::float8 as value, min(r.created_at) as since,
    null::int[] as customers, count(distinct (r.starts_at at time zone 'Europe/Prague')::date)::int as dates,
    ${EVENT_KEY_SQL} as subject
    from reservation r where ${awaitsOwner('request')} group by ${EVENT_KEY_SQL}
  union all select 'unanswered_proposals', ${byStart('r.id')}, ${byStart('r.customer_name')}, array_agg(distinct r.space_id),
    nullif(sum(p.price_haler), 0)::float8, min(p.created_at), null, 1, 'proposal-' || ${ANSWER_KEY_SQL}
    from change_proposal p join reservation r on r.id = p.reservation_id where p.state = 'open'
    and p.side = 'guest' and p.expires_at > $now group by ${ANSWER_KEY_SQL}
  union all select 'unanswered_demands', i.id, i.fullname, null, i.budget_haler, i.created_at,
    array(select distinct b.customer_id from inquiry_recipient p join space s on s.id = p.space_id
    join building b on b.id = s.building_id
      where p.inquiry_id = i.id and p.state in ('sent', 'seen') order by 1), 1, 'inquiry-' || i.id
    from inquiry i where i.kind = 'demand' and ${OPEN_INQUIRY} and not exists (select from inquiry_recipient p
    where p.inquiry_id = i.id and p.text <> '')
  union all select 'unanswered_messages', i.id, i.fullname, array[p.space_id], null, i.created_at, null, 1, 'inquiry-' || i.id
    from inquiry i join inquiry_recipient p on p.inquiry_id = i.id where i.kind = 'contact' and ${OPEN_INQUIRY}
    and p.handled_at is null
  union all select 'approvals', s.id, s.name, array[s.id], null, coalesce(s.submitted_at, $now), null, 1, null from space s
    where s.status = 'WAITING_FOR_APPROVAL'
  union all select 'reviews', s.id, s.name, array[s.id], null, v.opened_at, null, 1, null from space_review v
    join space s on s.id = v.space_id where v.reviewed_at is null
  union all select 'failed_mails', m.id, m.address, null, null, m.created_at, null, 1, null from mail_log m
    where m.state = 'failed'
  union all select case when o.due_on < $today then 'overdue_orders' else 'waiting_orders' end, o.id, o.number,
    null, o.price_haler - o.credit_haler, o.created_at, array[o.customer_id], 1, 'order-' || o.id
    from plan_order o where o.state = 'waiting'
  union all select 'failing_feeds', f.id, f.name, array[f.space_id], null, coalesce(f.failing_since, f.created_at),
    null, 1, 'feed-' || f.id from calendar_feed f where f.failure is not null`;
/** Names and customers of the spaces of item `t`. */
const JOIN_SPACES = `left join lateral (
    select concat_ws(', ', string_agg(distinct nullif(case when s.no_name then '' else s.name end, ''), ' + '),
      string_agg(distinct b.name, ' + ')) as place, array_agg(distinct b.customer_id) as customers
    from space s join building b on b.id = s.building_id where s.id = any(t.space_ids)) w on true`;

const bindParameters = (sql: string, now: Date, today: string): { sql: string; params: unknown[] } => {
  const values = { $now: now, $today: today, $dayAgo: new Date(now.getTime() - DAY_MS) };
  const params: unknown[] = [];
  const bound = sql.replace(/\$now|\$today|\$dayAgo/gu, (name) => {
    params.push(values[name as keyof typeof values]);
    return '?::' + (name === '$today' ? 'date' : 'timestamptz');
  });
  return { sql: bound, params };
};

/** Tasks over the tables of all modules. */
@Injectable()
export class TaskListAdminRepository {
  constructor(private readonly em: EntityManager) {}

  /** One page, ordered by value times age. */
  async listPage(
    kind: ListedKind | null,
    page: { limit: number; offset: number },
    now: Date,
    today: string,
  ): Promise<AdminTask[]> {
    const things = bindParameters(TASKS, now, today);
    const rows = await this.em.getConnection().execute<RawItem[]>(
      `with thing as (${things.sql}), chosen as (
         select t.*, coalesce(t.value, ${DEFAULT_VALUE}) * (1 +
         least(extract(epoch from ?::timestamptz - t.since) / 86400, ${MAX_AGE_DAYS})) as score
         from thing t where ?::text is null or t.kind = ? order by score desc, t.since, t.kind, t.id limit ? offset ?)
       select t.kind, t.id, t.title, t.space_ids[1] as "spaceId", t.value, t.since, t.dates, nullif(w.place, '') as place,
         (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id), '[]') from customer c
           where c.id = any(coalesce(t.customers, w.customers))) as owners, reminder.at as "remindedAt",
         coalesce(reminder.is_due, false) as "canRemind"
       from chosen t ${JOIN_SPACES} left join lateral (
         select max(o.reminded_at) as at, bool_or(o.reminded_at is null or o.reminded_at <= ?)
             filter (where u.erased_at is null and u.blocked_at is null) as is_due
         from customer c join app_user u on u.id = c.user_id
         left join owner_reminder o on o.user_id = u.id and o.subject = t.subject
         where c.id = any(coalesce(t.customers, w.customers))) reminder on true
       order by t.score desc, t.since, t.kind, t.id`,
      [...things.params, now, kind, kind, page.limit, page.offset, new Date(now.getTime() - DAY_MS)],
    );
    return rows.map((row) => ({
      ...row,
      since: parseTimestamp(row.since),
      remindedAt: parseTimestampOrNull(row.remindedAt),
    }));
  }

  async countByKind(now: Date, today: string): Promise<KindCount[]> {
    const { sql, params } = bindParameters(TASKS, now, today);
    return this.em
      .getConnection()
      .execute<KindCount[]>(`select kind, count(*)::int as count from (${sql}) thing group by kind`, params);
  }

  /** Locks an item against a concurrent reminder; null if it does not wait any more. */
  async findOne(kind: RemindableKind, id: number, now: Date, today: string): Promise<RemindedItem | null> {
    const { sql, params } = bindParameters(TASKS, now, today);
    await this.em.execute('select pg_advisory_xact_lock(hashtext(?), ?)', [`waiting ${kind}`, id]);
    const [row] = await this.em.execute<(Omit<RemindedItem, 'since'> & { since: string })[]>(
      `select t.title, t.since, t.space_ids[1] as "spaceId", t.subject, nullif(w.place, '') as place
       from (${sql}) t ${JOIN_SPACES} where t.kind = ? and t.id = ?`,
      [...params, kind, id],
    );
    return row ? { ...row, since: parseTimestamp(row.since) } : null;
  }

  /** Owners responsible for the item, without erased and blocked users. */
  findOwners(kind: RemindableKind, id: number): Promise<OwnerToRemind[]> {
    const ofSpace = 'join building b on b.id = s.building_id join customer c on c.id = b.customer_id';
    const ofReservation = `select c.user_id, null::int as part_id from reservation r
      join space s on s.id = r.space_id ${ofSpace} where r.id = ?`;
    const sources: Readonly<Record<RemindableKind, string>> = {
      unanswered_reservations: ofReservation,
      unanswered_proposals: ofReservation,
      unanswered_demands: `select c.user_id, min(p.id) as part_id from inquiry_recipient p
        join space s on s.id = p.space_id ${ofSpace}
        where p.inquiry_id = ? and p.state in ('sent', 'seen') group by c.user_id`,
      unanswered_messages: `select c.user_id, p.id as part_id from inquiry_recipient p
        join space s on s.id = p.space_id ${ofSpace} where p.inquiry_id = ?`,
      waiting_orders:
        'select c.user_id, null::int as part_id from plan_order o join customer c on c.id = o.customer_id where o.id = ?',
      overdue_orders:
        'select c.user_id, null::int as part_id from plan_order o join customer c on c.id = o.customer_id where o.id = ?',
      failing_feeds: `select c.user_id, null::int as part_id from calendar_feed f
        join space s on s.id = f.space_id ${ofSpace} where f.id = ?`,
    };
    return this.em.execute<OwnerToRemind[]>(
      `select u.id as "userId", u.email, w.part_id as "partId" from (${sources[kind]}) w
       join app_user u on u.id = w.user_id where u.erased_at is null and u.blocked_at is null order by u.id`,
      [id],
    );
  }
}

/** Subject of the mail of a reminder. */
export const toMailSubject = (kind: RemindableKind, id: number, spaceId: number | null): MailSubject => {
  const type = MAIL_SUBJECT_TYPES[kind];
  return { type, id: type === 'space' ? (spaceId ?? id) : id };
};
