import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp, toArrayLiteral } from '../../../platform/database/index.ts';
import type { Span } from '../../../platform/http/index.ts';
import { RECEIVED } from '../statistics/received-requests.ts';
import type { OwnerRecord } from './owner-profile.ts';

/** Bookings of guests: entries of the owner prove nothing to a visitor. Rooms of one event count once. */
const KEPT = `select b.customer_id, count(distinct coalesce(-r.group_id, r.id))::int as count
  from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
  where r.space_id = any(?::int[]) and r.status = 'confirmed' and r.source <> 'owner' and r.ends_at < ?
  group by b.customer_id`;
/** What a guest withdrew before an answer, and what still waits, counts neither for nor against the owner. */
const ANSWERS = `select b.customer_id, count(*)::int as requests, count(minutes)::int as answered,
    round(percentile_cont(0.5) within group (order by minutes))::int as median_minutes
  from (${RECEIVED}) received join space s on s.id = received.space_id join building b on b.id = s.building_id
  where minutes is not null or (outcome = 'lost' and reason = 'no_answer')
  group by b.customer_id`;
const COUNT = `insert into owner_public_statistics
    (customer_id, requests, answered, median_minutes, kept_bookings, counted_at)
  select c.id, coalesce(answers.requests, 0), coalesce(answers.answered, 0), answers.median_minutes,
    coalesce(kept.count, 0), ?
  from customer c left join (${ANSWERS}) answers on answers.customer_id = c.id
    left join (${KEPT}) kept on kept.customer_id = c.id
  where c.id = any(?::int[])
  on conflict (customer_id) do update set requests = excluded.requests, answered = excluded.answered,
    median_minutes = excluded.median_minutes, kept_bookings = excluded.kept_bookings,
    counted_at = excluded.counted_at`;

@Injectable()
export class OwnerProfileRepository {
  constructor(private readonly em: EntityManager) {}

  async find(customerId: number): Promise<OwnerRecord | null> {
    const [row] = await this.em.execute<(Omit<OwnerRecord, 'createdAt'> & { createdAt: string })[]>(
      `select c.name, c.ico, u.name as "personName", u.email::text as email,
         c.person_name_public as "personNamePublic", c.created_at as "createdAt",
         (c.suspended_at is not null or u.blocked_at is not null or u.erased_at is not null) as "isHidden",
         coalesce(n.requests, 0) as requests, coalesce(n.answered, 0) as answered,
         n.median_minutes as "medianMinutes", coalesce(n.kept_bookings, 0) as "keptBookings",
         k.checked_on::text as "verifiedOn"
       from customer c join app_user u on u.id = c.user_id
       left join owner_public_statistics n on n.customer_id = c.id
       left join company_check k on k.customer_id = c.id and k.ico = c.ico and k.name = c.name and k.is_verified
       where c.id = ?`,
      [customerId],
    );
    return row ? { ...row, createdAt: parseTimestamp(row.createdAt) } : null;
  }

  /** Ids after the given one, ascending. */
  async listCustomerIds(afterId: number, limit: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select id from customer where id > ? order by id limit ?',
      [afterId, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Counts the numbers of the customers anew, from what arrived in the span and bookings that ended by `now`. */
  async count(customerIds: readonly number[], { from, until }: Span, now: Date): Promise<void> {
    const spaces = await this.em.execute<{ id: number }[]>(
      'select s.id from space s join building b on b.id = s.building_id where b.customer_id = any(?::int[])',
      [toArrayLiteral(customerIds)],
    );
    const spaceIds = toArrayLiteral(spaces.map(({ id }) => id));
    const received = [now, spaceIds, from, until];
    await this.em.execute(COUNT, [now, ...received, ...received, spaceIds, now, toArrayLiteral(customerIds)]);
  }
}
