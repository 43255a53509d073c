import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { addDays, DAY_MS, fromPragueWallTime } from '@prostora/contracts';
import type { Period } from './dashboard.period.ts';

/** Statistics of a day; money in haléře. */
export type DailyStatistics = {
  date: string;
  reservations: number;
  confirmed: number;
  value: number;
  confirmedValue: number;
  published: number;
  owners: number;
  views: number;
  demands: number;
  offered: number;
  chosen: number;
  paidOrders: number;
  revenue: number;
};
export type PlanStatistics = {
  id: number;
  name: string;
  paidOrders: number;
  revenue: number;
  running: number;
  trials: number;
};
export type CurrentStatistics = {
  customers: number;
  trialsEnding: number;
  mailsSent: number;
  mailsFailed: number;
  mailsWaiting: number;
  outbox: number;
  outboxOldest: string | null;
};
export type SearchStatistics = {
  kind: 'top' | 'missed' | 'all';
  phrase: string;
  searches: number;
  misses: number;
};

type DayRowKind = 'reservations' | 'published' | 'owners' | 'demands' | 'views' | 'orders';
type DayRow = { what: DayRowKind; date: string; a: string; b: string; c: string; d: string };

const TRIAL_SOON_DAYS = 7;
const SEARCHES_SHOWN = 10;
const sumSql = (column: string, where: string): string =>
  `coalesce(sum(${column}) filter (where ${where}), 0)`;
/** An expired request counts as cancelled before the job has cancelled it. */
const HOLDS_TIME = `status <> 'cancelled' and (status <> 'pending' or expires_at is null or expires_at > ?)`;
/** Days in Europe/Prague with their start and end timestamps. */
const DAY_SPANS = `select day::date as day, day at time zone 'Europe/Prague' as begins,
  (day + interval '1 day') at time zone 'Europe/Prague' as ends from
    generate_series(?::timestamp, ?::timestamp, interval '1 day') day`;
/**
 * Rows of a table grouped by day. Each day is an index range scan, which is faster than computing the day of
 * every row.
 */
const buildByDay = (
  what: DayRowKind,
  table: string,
  timestampColumn: string,
  aggregates: string,
  where = 'true',
): string =>
  `select '${what}' as what, spans.day, figures.* from spans
    cross join lateral (select count(*) as a, ${aggregates} from ${table} where ${where} and ${timestampColumn} >= spans.begins
    and ${timestampColumn} < spans.ends) figures where figures.a > 0`;

/** Past days are aggregated in `view_day`; the last two days at most are counted live. */
const VIEWS = `select 'views' as what, day, sum(views), 0, 0, 0 from (
    select day, views from view_day where day between ? and ?
    union all select day, count(*) from space_view where day between ? and ? and day >
    coalesce((select max(day) from view_day), '-infinity') group by day
  ) v group by day`;
const DAYS = [
  buildByDay(
    'reservations',
    'reservation',
    'created_at',
    `count(*) filter (where status = 'confirmed') as b, ${sumSql('price_haler', HOLDS_TIME)} as c,
     ${sumSql('price_haler', `status = 'confirmed'`)} as d`,
  ),
  buildByDay('published', 'space', 'published_at', '0 as b, 0 as c, 0 as d', `status = 'PUBLISHED'`),
  buildByDay('owners', 'customer', 'created_at', '0 as b, 0 as c, 0 as d'),
  buildByDay(
    'demands',
    'inquiry i',
    'i.created_at',
    `count(*) filter (where exists (select from inquiry_recipient r where r.inquiry_id = i.id
     and r.text <> '')) as b, count(*) filter (where i.closed_reason = 'chosen') as c, 0 as d`,
    `i.kind = 'demand'`,
  ),
  buildByDay(
    'orders',
    'plan_order',
    'paid_at',
    'sum(price_haler - credit_haler) as b, 0 as c, 0 as d',
    `state = 'paid'`,
  ),
  VIEWS,
].join(' union all ');

/** Current subscription of each customer: paid before trial, latest end first. */
const PLANS = `with running as (
    select distinct on (customer_id) customer_id, plan_id, trial from subscription where starts_at <= ?
    and ends_at > ? order by customer_id, trial, ends_at desc, id desc
  ), had as (select plan_id, count(*) filter (where not trial) as running,
  count(*) filter (where trial) as trials from running group by plan_id),
  paid as (select plan_id, count(*) as orders, sum(price_haler - credit_haler) as revenue from plan_order
  where state = 'paid' and paid_at >= ? and paid_at < ? group by plan_id)
  select p.id, p.name, coalesce(paid.orders, 0) as orders, coalesce(paid.revenue, 0) as revenue,
    coalesce(had.running, 0) as running, coalesce(had.trials, 0) as trials
  from subscription_plan p left join had on had.plan_id = p.id left join paid on paid.plan_id = p.id
  where p.active or had.plan_id is not null or paid.plan_id is not null order by p.sort_order, p.id`;

const STATE = `select
    (select count(*) from customer) - (select count(*) from customer c join app_user u on u.id = c.user_id
    where u.erased_at is not null) as customers,
    (select count(*) from subscription s where s.trial and s.starts_at <= ? and s.ends_at > ? and s.ends_at <= ?
    and not exists (
       select from subscription f where f.customer_id = s.customer_id and f.id <> s.id and not f.trial
       and f.ends_at > s.ends_at)) as trials_ending,
    (select count(*) from mail_log where state = 'sent' and created_at >= ? and created_at < ?) as mails_sent,
    (select count(*) from mail_log where state = 'failed' and created_at >= ? and created_at < ?) as mails_failed,
    (select count(*) from mail_log where state = 'waiting') as mails_waiting, backlog.count as outbox,
    backlog.oldest as outbox_oldest
  from (select count(*) as count, min(created_at) as oldest from outbox_event where relayed_at is null) backlog`;

const SEARCHES = `with found as materialized (select phrase, sum(searches) as searches, sum(misses) as misses
  from catalog_search where day between ? and ? group by phrase)
  (select 'top' as kind, phrase, searches, misses from found order by searches desc, phrase limit ${SEARCHES_SHOWN})
  union all (select 'missed', phrase, searches, misses from found where misses > 0 order by misses desc, phrase
    limit ${SEARCHES_SHOWN})
  union all select 'all', '', coalesce(sum(searches), 0), coalesce(sum(misses), 0) from found`;

/** Statistics of the overview. Each statement scans an index once, regardless of the length of the period. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly em: EntityManager) {}

  /** Statistics by day of the period and of the preceding one. */
  async listDays({ previousFrom, to, days }: Period, now: Date): Promise<DailyStatistics[]> {
    const rows = await this.em.getConnection().execute<DayRow[]>(
      `with spans as materialized (${DAY_SPANS}) select what, to_char(day, 'YYYY-MM-DD') as date, a, b, c, d
         from (${DAYS}) figures`,
      [previousFrom, to, now, previousFrom, to, previousFrom, to],
    );
    const found = new Map(
      Array.from({ length: 2 * days }, (_, index) => emptyDay(addDays(previousFrom, index))).map((day) => [
        day.date,
        day,
      ]),
    );
    for (const row of rows) assignRow(found.get(row.date), row);
    return [...found.values()];
  }

  async listPlans({ from, to }: Period, now: Date): Promise<PlanStatistics[]> {
    const rows = await this.em
      .getConnection()
      .execute<
        { id: number; name: string; orders: string; revenue: string; running: string; trials: string }[]
      >(PLANS, [now, now, ...toTimestamps(from, to)]);
    return rows.map(({ id, name, orders, revenue, running, trials }) => ({
      id,
      name,
      paidOrders: Number(orders),
      revenue: Number(revenue),
      running: Number(running),
      trials: Number(trials),
    }));
  }

  /** Current totals, and mails of the period. */
  async getCurrent({ from, to }: Period, now: Date): Promise<CurrentStatistics> {
    const span = toTimestamps(from, to);
    const [row] = await this.em
      .getConnection()
      .execute<Record<string, string | null>[]>(STATE, [
        now,
        now,
        new Date(now.getTime() + TRIAL_SOON_DAYS * DAY_MS),
        ...span,
        ...span,
      ]);
    const number = (name: string): number => Number(row?.[name] ?? 0);
    return {
      customers: number('customers'),
      trialsEnding: number('trials_ending'),
      mailsSent: number('mails_sent'),
      mailsFailed: number('mails_failed'),
      mailsWaiting: number('mails_waiting'),
      outbox: number('outbox'),
      outboxOldest: row?.['outbox_oldest'] ?? null,
    };
  }

  async listSearches({ from, to }: Period): Promise<SearchStatistics[]> {
    const rows = await this.em
      .getConnection()
      .execute<{ kind: SearchStatistics['kind']; phrase: string; searches: string; misses: string }[]>(
        SEARCHES,
        [from, to],
      );
    return rows.map(({ kind, phrase, searches, misses }) => ({
      kind,
      phrase,
      searches: Number(searches),
      misses: Number(misses),
    }));
  }

  /** Aggregates the views of past days not aggregated yet; returns the number of days. */
  async countViewsBefore(today: string): Promise<number> {
    const rows = await this.em.getConnection().execute<{ day: string }[]>(
      `insert into view_day (day, views) select day, count(*) from space_view where day < ?
         and day > coalesce((select max(day) from view_day), '-infinity') group by day on conflict do nothing
         returning day`,
      [today],
    );
    return rows.length;
  }
}

const toTimestamps = (from: string, to: string): [Date, Date] => [
  fromPragueWallTime(from, 0),
  fromPragueWallTime(addDays(to), 0),
];

const emptyDay = (date: string): DailyStatistics => ({
  date,
  reservations: 0,
  confirmed: 0,
  value: 0,
  confirmedValue: 0,
  published: 0,
  owners: 0,
  views: 0,
  demands: 0,
  offered: 0,
  chosen: 0,
  paidOrders: 0,
  revenue: 0,
});

function assignRow(day: DailyStatistics | undefined, { what, ...row }: DayRow): void {
  if (!day) return;
  const [a, b, c, d] = [Number(row.a), Number(row.b), Number(row.c), Number(row.d)];
  if (what === 'reservations')
    Object.assign(day, { reservations: a, confirmed: b, value: c, confirmedValue: d });
  else if (what === 'demands') Object.assign(day, { demands: a, offered: b, chosen: c });
  else if (what === 'orders') Object.assign(day, { paidOrders: a, revenue: b });
  else day[what] = a;
}
