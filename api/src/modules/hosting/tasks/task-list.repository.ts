import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp, parseTimestampOrNull, toArrayLiteral } from '../../../platform/database/index.ts';
import { EVENT_KEY_SQL } from '../../reservations/index.ts';
import type { TaskKind } from './task-order.ts';
import type { MemberRole } from '@prostora/contracts';

/** What awaits the owner's answer: a request without an open proposal, or a change proposed by the guest. */
export type OwnerTask = 'request' | 'proposal';

const OPEN_PROPOSAL = `select from change_proposal p where p.reservation_id = r.id and p.state = 'open'`;

/** Pending reservations on which no proposal and no agreement is made: requests of guests, and options of the owner. */
const PENDING = `r.status = 'pending' and r.agreed_at is null and not r.awaits_proof and (r.expires_at is null or r.expires_at > ?)
  and not exists (${OPEN_PROPOSAL} and p.expires_at > ?)`;
/** The owner waits for the guest of an option. */
export const OPEN_OPTION_SQL = `r.source = 'owner' and ${PENDING}`;
/** Conditions on `reservation r`; every parameter is the current time. */
export const OWNER_TASK_SQL: Readonly<Record<OwnerTask, string>> = {
  request: `r.source <> 'owner' and ${PENDING}`,
  proposal: `exists (${OPEN_PROPOSAL} and p.side = 'guest' and p.expires_at > ?)`,
};
/** Common to proposals that are answered together, over `change_proposal p`. */
export const ANSWER_KEY_SQL = `coalesce(p.bundle::text, p.id::text)`;

export type TaskSummaryKind = 'reservation_requests' | 'change_proposals' | 'inquiries' | 'orders';
/** Count, total value in haléře and creation time of the oldest item of a kind. */
export type TaskSummary = {
  kind: TaskSummaryKind;
  count: number;
  valueHaler: number;
  oldest: Date | null;
};
/** One thing that awaits the owner. */
export type Task = {
  kind: TaskKind;
  /** Of the reservation, or of the recipient of an inquiry. */
  id: number;
  /** The conversation that waits; null of other things, also of an inquiry without an answer. */
  conversationId: number | null;
  title: string;
  person: string;
  email: string;
  phone: string | null;
  spaceId: number;
  spaceName: string;
  valueHaler: number | null;
  waitsSince: Date;
  deadline: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Day of a demand without a slot, YYYY-MM-DD. */
  day: string | null;
  guests: number | null;
  proposalId: number | null;
  /** The member who handles it. */
  assignee: { id: number; name: string } | null;
  /** The series of a repeated booking, which is one item, and its dates that wait. */
  seriesId: number | null;
  dates: number;
  /** The thing that reminders are about; parts of an event or of a demand have the same. */
  subject: string;
};

/** Spaces of a customer; `spaceIds` limits them unless null. */
export type TaskScope = { readonly customerId: number; readonly spaceIds: readonly number[] | null };

const MAX_ITEMS = 200;
const atNow = (condition: string): string => condition.replaceAll('?', 'asked.now');

const COMMON = `with asked as (select ?::int as customer_id, ?::int[] as space_ids, ?::timestamptz as now),
  own as (select s.id, case when s.no_name then b.name else s.name end as name
    from asked join building b on b.customer_id = asked.customer_id join space s on s.building_id = b.id
    where asked.space_ids is null or s.id = any(asked.space_ids))`;
/**
 * Columns that every kind adds, in this order. A price of 0 in a row without a state is unknown. The reservations
 * of an event are one item with their total, that of the first one.
 */
const REQUESTS = `select distinct on (${EVENT_KEY_SQL}) case when r.source = 'owner' then 'option' else 'request' end as kind, r.id,
    coalesce(nullif(r.title, ''), r.customer_name) as title, r.customer_name as person, r.customer_email as email,
    r.customer_phone as phone, own.id as "spaceId", array_agg(own.name) over (partition by ${EVENT_KEY_SQL}) as "spaceNames",
    sum(case when r.price_haler = 0 and coalesce(r.price_state, 'none') = 'none' then null else r.price_haler end)
      over (partition by ${EVENT_KEY_SQL})::int as value,
    greatest(r.created_at, r.mailbox_proved_at) as since, min(r.expires_at) over (partition by ${EVENT_KEY_SQL}) as deadline,
    r.starts_at, r.ends_at, null::date as day, r.number_of_guests as guests, null::int as "proposalId", r.assignee_id,
    case when r.source = 'owner' then null else r.series_id end as "seriesId",
    case when r.series_id is null then 1 else (count(*) over (partition by ${EVENT_KEY_SQL}))::int end as dates,
    ${EVENT_KEY_SQL} as subject, null::int as "conversationId"
  from asked cross join own join reservation r on r.space_id = own.id where (${atNow(OWNER_TASK_SQL.request)} or ${atNow(OPEN_OPTION_SQL)})
  order by ${EVENT_KEY_SQL}, r.starts_at, r.id`;
const PROPOSALS = `select distinct on (${ANSWER_KEY_SQL}) 'proposal', r.id, coalesce(nullif(r.title, ''), r.customer_name), r.customer_name, r.customer_email, r.customer_phone,
    own.id, array_agg(own.name) over (partition by ${ANSWER_KEY_SQL}), (sum(p.price_haler) over (partition by ${ANSWER_KEY_SQL}))::int,
    p.created_at, p.expires_at, p.starts_at, p.ends_at, null, p.guests, p.id, r.assignee_id, null, 1, 'proposal-' || ${ANSWER_KEY_SQL}, null
  from asked cross join own join reservation r on r.space_id = own.id
  join change_proposal p on p.reservation_id = r.id and p.state = 'open' and p.expires_at > asked.now
  where ${atNow(OWNER_TASK_SQL.proposal)}
  order by ${ANSWER_KEY_SQL}, r.starts_at, r.id`;
/** Over `inquiry_recipient r` and `inquiry i`. */
const UNANSWERED_INQUIRY = `r.state in ('sent', 'seen') and r.handled_at is null and i.state = 'open' and i.is_delivered
    and (i.expires_at is null or i.expires_at > asked.now)`;
/** Demands and messages; the same condition as the list of inquiries awaiting the owner's answer. */
const INQUIRIES = `select case i.kind when 'demand' then 'demand' else 'message' end, r.id,
    coalesce(u.name, nullif(i.purpose_text, ''), i.fullname), i.fullname, i.email, i.phone, own.id, array[own.name],
    i.budget_haler, r.sent_at, i.expires_at,
    null, null, i.date_from, i.number_of_guests, null, r.assignee_id, null, 1, 'inquiry-' || i.id, null
  from asked cross join own join inquiry_recipient r on r.space_id = own.id join inquiry i on i.id = r.inquiry_id
  left join purpose u on u.id = i.purpose_id
  where ${UNANSWERED_INQUIRY}`;
/** What guests have written, where no inquiry waits with it; a message about several rooms or dates is one item. */
const CONVERSATIONS = `select distinct on (c.id) 'message', about.id, about.title, about.person, about.email, about.phone,
    about.space_id, array_agg(about.space_name) over (partition by c.id), null::int, c.waiting_since, null::timestamptz,
    about.starts_at, about.ends_at, null::date, null::int, null::int, about.assignee_id, null::int, 1, 'conversation-' || c.id, c.id
  from asked join conversation c on c.customer_id = asked.customer_id and c.waiting_since is not null
  join lateral (
    select r.conversation_id, 1 as place, r.id, coalesce(nullif(r.title, ''), r.customer_name) as title, r.customer_name as person,
      r.customer_email as email, r.customer_phone as phone, own.id as space_id, own.name as space_name, r.starts_at, r.ends_at, r.assignee_id
    from own join reservation r on r.space_id = own.id where r.conversation_id = c.id
    union all select r.conversation_id, 2, r.id, coalesce(u.name, nullif(i.purpose_text, ''), i.fullname), i.fullname, i.email, i.phone,
      own.id, own.name, null, null, r.assignee_id
    from own join inquiry_recipient r on r.space_id = own.id join inquiry i on i.id = r.inquiry_id and i.is_delivered
    left join purpose u on u.id = i.purpose_id where r.conversation_id = c.id) about on true
  where not exists (select from inquiry_recipient r join inquiry i on i.id = r.inquiry_id
    where r.conversation_id = c.id and (${UNANSWERED_INQUIRY}))
  order by c.id, about.place, about.starts_at, about.id`;
/** Freed slots held for people without an e-mail address, whom the owner has to call. */
const CALLS = `select 'waitlist', e.id, e.name, e.name, e.email, e.phone, own.id, array[own.name], nullif(r.price_haler, 0),
    e.created_at, e.offered_until, e.starts_at, e.ends_at, null, e.guests, null, r.assignee_id, null, 1, 'waitlist-' || e.id, null
  from asked cross join own join waitlist e on e.space_id = own.id left join reservation r on r.id = e.reservation_id
  where e.state = 'offered' and e.email = '' and e.offered_until > asked.now`;
const ITEMS = `${COMMON}, item as ((${REQUESTS})
  union all (${[PROPOSALS, INQUIRIES, CONVERSATIONS, CALLS].join(')\n  union all (')}))`;

/** The summary of the kinds, with unpaid orders, by urgency. */
const SUMMARIES = `${ITEMS}, summary as (
    select case kind when 'request' then 'reservation_requests'
      when 'proposal' then 'change_proposals' else 'inquiries' end as kind, value, since from item where kind not in ('option', 'waitlist')
    union all select 'orders', o.price_haler - o.credit_haler, o.created_at
      from asked join plan_order o on o.customer_id = asked.customer_id and o.state = 'waiting')
  select known.kind, count(summary.kind)::int as count, sum(summary.value) as value, min(summary.since) as oldest
  from unnest(array['reservation_requests', 'change_proposals', 'inquiries', 'orders']) with ordinality as known (kind, position)
  left join summary on summary.kind = known.kind group by known.kind, known.position order by known.position`;

type SummaryRow = { kind: TaskSummaryKind; count: number; value: string | null; oldest: string | null };
type ItemRow = Pick<
  Task,
  | 'kind'
  | 'id'
  | 'title'
  | 'person'
  | 'email'
  | 'phone'
  | 'spaceId'
  | 'day'
  | 'guests'
  | 'proposalId'
  | 'assignee'
  | 'seriesId'
  | 'dates'
  | 'subject'
  | 'conversationId'
> & {
  spaceNames: string[];
  value: number | null;
  since: string;
  deadline: string | null;
  starts_at: string | null;
  ends_at: string | null;
  assignee_id: number | null;
};

const toParams = ({ customerId, spaceIds }: TaskScope, now: Date): unknown[] => [
  customerId,
  spaceIds && toArrayLiteral(spaceIds),
  now,
];

@Injectable()
export class TaskListRepository {
  constructor(private readonly em: EntityManager) {}

  /** All kinds, by urgency. */
  async listSummaries(scope: TaskScope, now: Date): Promise<TaskSummary[]> {
    const rows = await this.em.execute<SummaryRow[]>(SUMMARIES, toParams(scope, now));
    return rows.map(({ kind, count, value, oldest }) => ({
      kind,
      count,
      valueHaler: Number(value ?? 0),
      oldest: parseTimestampOrNull(oldest),
    }));
  }

  /** Kinds with waiting items only. */
  countByKind(scope: TaskScope, now: Date): Promise<{ kind: TaskKind; count: number }[]> {
    return this.em.execute(
      `${ITEMS} select kind, count(*)::int as count from item group by kind`,
      toParams(scope, now),
    );
  }

  /** People on the waiting lists of slots that have not begun. */
  async countWaitingPeople(scope: TaskScope, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `${COMMON} select count(*)::int as count from asked cross join own join waitlist e on e.space_id = own.id
       where e.state in ('waiting', 'offered') and e.starts_at > asked.now`,
      toParams(scope, now),
    );
    return row?.count ?? 0;
  }

  /** Items of all kinds, those with the earliest deadlines first; at most 200. */
  async listItems(scope: TaskScope, now: Date): Promise<Task[]> {
    const rows = await this.em.execute<ItemRow[]>(
      `${ITEMS} select item.*, day::text as day,
         case when u.id is not null then jsonb_build_object('id', u.id, 'name', coalesce(nullif(u.name, ''), u.email)) end as assignee
       from item left join member m on m.id = item.assignee_id left join app_user u on u.id = m.user_id
       order by deadline, since, item.id limit ${MAX_ITEMS}`,
      toParams(scope, now),
    );
    return rows.map(
      ({ spaceNames, value, since, deadline, starts_at, ends_at, assignee_id: _assigneeId, ...row }) => ({
        ...row,
        spaceName: [...new Set(spaceNames)].sort((one, other) => one.localeCompare(other, 'cs')).join(' + '),
        valueHaler: value,
        waitsSince: parseTimestamp(since),
        deadline: parseTimestampOrNull(deadline),
        startsAt: parseTimestampOrNull(starts_at),
        endsAt: parseTimestampOrNull(ends_at),
      }),
    );
  }

  /** Median price in haléře of the customer's confirmed reservations; null without a priced one. */
  async findMedianPrice(customerId: number): Promise<number | null> {
    const [row] = await this.em.execute<{ median: number | null }[]>(
      `select percentile_disc(0.5) within group (order by r.price_haler) as median
       from building b join space s on s.building_id = b.id join reservation r on r.space_id = s.id
       where b.customer_id = ? and r.status = 'confirmed' and r.price_haler > 0`,
      [customerId],
    );
    return row?.median ?? null;
  }

  /** Members of the teams for which something waits since before the time; none erased or blocked. */
  listDigestMembers(before: Date): Promise<DigestMember[]> {
    return this.em.execute<DigestMember[]>(
      `select u.id as "userId", u.email::text, c.id as "customerId", c.name as "customerName", m.role, m.space_ids as "spaceIds"
       from member m join app_user u on u.id = m.user_id join customer c on c.id = m.customer_id
       where u.erased_at is null and u.blocked_at is null and c.id in (
         select b.customer_id from (${WAITING_SPACES}) w join space s on s.id = w.space_id
         join building b on b.id = s.building_id)
       order by u.id, m.since, m.id`,
      Array<Date>(6).fill(before),
    );
  }
}

/** A person of the team of a customer for whom something waits. */
export type DigestMember = {
  readonly userId: number;
  readonly email: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly role: MemberRole;
  readonly spaceIds: number[] | null;
};

/** Spaces in which something may have waited for an answer since before the time; every parameter is that time. */
const WAITING_SPACES = `
  select r.space_id from reservation r where r.status = 'pending' and r.agreed_at is null and r.source <> 'owner' and not r.awaits_proof
    and r.created_at <= ?
  union select r.space_id from change_proposal p join reservation r on r.id = p.reservation_id
    where p.state = 'open' and p.side = 'guest' and p.created_at <= ?
  union select r.space_id from inquiry_recipient r join inquiry i on i.id = r.inquiry_id
    where i.state = 'open' and i.is_delivered and r.state in ('sent', 'seen') and r.handled_at is null and r.sent_at <= ?
  union select r.space_id from conversation c join reservation r on r.conversation_id = c.id where c.waiting_since <= ?
  union select r.space_id from conversation c join inquiry_recipient r on r.conversation_id = c.id where c.waiting_since <= ?
  union select e.space_id from waitlist e where e.state = 'offered' and e.email = '' and e.created_at <= ?`;
