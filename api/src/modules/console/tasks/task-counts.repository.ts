import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '@prostora/contracts';
import { parseTimestampOrNull } from '../../../platform/database/index.ts';
import { ANSWER_KEY_SQL, OWNER_TASK_SQL } from '../../hosting/index.ts';
import { EVENT_KEY_SQL } from '../../reservations/index.ts';
import type { TaskKind } from '@prostora/contracts/operator-tasks.ts';

/** Number of tasks of a kind, and the timestamp of the oldest. */
export type TaskCount = { kind: TaskKind; count: number; oldest: Date | null };

const COUNT_BY_KIND = `select 'approvals' as kind, count(*) as count, min(submitted_at) as oldest from space
  where status = 'WAITING_FOR_APPROVAL'
  union all select 'reviews', count(*), min(opened_at) from space_review where reviewed_at is null
  union all select 'failed_mails', count(*), min(created_at) from mail_log where state = 'failed'
  union all select 'unanswered_demands', count(*), min(i.created_at) from inquiry i where i.kind = 'demand'
    and i.state = 'open' and i.is_delivered and i.created_at < ? and (i.expires_at is null or i.expires_at > ?)
    and not exists (select from inquiry_recipient r where r.inquiry_id = i.id and r.text <> '')
  union all select 'unanswered_reservations', count(distinct ${EVENT_KEY_SQL}), min(r.created_at) from reservation r
    where ${OWNER_TASK_SQL.request}
  union all select 'unanswered_proposals', count(distinct ${ANSWER_KEY_SQL}), min(p.created_at) from change_proposal p
    where p.state = 'open' and p.side = 'guest' and p.expires_at > ?
  union all select 'unanswered_messages', count(*), min(i.created_at) from inquiry i where i.kind = 'contact'
    and i.state = 'open' and i.is_delivered and i.created_at < ? and (i.expires_at is null or i.expires_at > ?)
    and not exists (select from inquiry_recipient r where r.inquiry_id = i.id and r.handled_at is not null)
  union all select 'failing_feeds', count(*), min(failing_since) from calendar_feed where failure is not null
  union all select 'waiting_orders', count(*) filter (where due_on >= ?),
    min(created_at) filter (where due_on >= ?) from plan_order where state = 'waiting'
  union all select 'overdue_orders', count(*), min(due_on)::timestamp at time zone 'Europe/Prague'
    from plan_order where state = 'waiting' and due_on < ?`;

/** Counts of tasks; each kind uses a partial index. */
@Injectable()
export class TaskCountsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Demands count after a day without an offer. */
  async countByKind(now: Date, today: string): Promise<TaskCount[]> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const rows = await this.em
      .getConnection()
      .execute<{ kind: TaskKind; count: string; oldest: string | null }[]>(COUNT_BY_KIND, [
        dayAgo,
        now,
        now,
        now,
        now,
        dayAgo,
        now,
        today,
        today,
        today,
      ]);
    return rows.map(({ kind, count, oldest }) => ({
      kind,
      count: Number(count),
      oldest: parseTimestampOrNull(oldest),
    }));
  }
}
