import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LostReason } from '@prostora/contracts';
import { parseTimestamp, toArrayLiteral } from '../../../platform/database/index.ts';
import type { Span } from '../../../platform/http/index.ts';
import type { ReservationSource } from '../../reservations/index.ts';

export type CountedSpace = {
  id: number;
  name: string;
  noName: boolean;
  buildingName: string;
  isDeleted: boolean;
};
/** A confirmed reservation; its time is without buffers. */
export type ConfirmedEvent = {
  spaceId: number;
  startsAt: Date;
  endsAt: Date;
  priceHaler: number;
  source: ReservationSource;
};
/** Requests of guests, or messages and demands, by outcome; `reason` only of lost ones. */
export type OutcomeCount = {
  kind: 'request' | 'inquiry';
  outcome: 'confirmed' | 'waiting' | 'lost' | 'answered';
  reason: LostReason | null;
  count: number;
};
export type ResponseTimes = {
  /** Null without an answer. */
  medianMinutes: number | null;
  withinDay: number;
  count: number;
};

/**
 * First answer of the host to a request. A proposal is an answer too; a request confirmed at once was answered
 * when it was made.
 */
const ANSWERED_AT = `least(r.confirmed_at, case when r.cancelled_by in ('owner', 'operator') then r.cancelled_at end,
    (select min(p.created_at) from change_proposal p where p.reservation_id = r.id and p.side = 'host'))`;
/** Requests of guests with a confirmed e-mail address; an expired one without an answer is lost by silence. */
const REQUESTS = `select 'request' as kind,
    case when r.status = 'confirmed' then 'confirmed'
      when r.status = 'pending' and (r.expires_at is null or r.expires_at > ?) then 'waiting' else 'lost' end as outcome,
    case when r.status = 'cancelled' and r.cancelled_by is distinct from 'system' then coalesce(r.cancel_code, 'other')
      when answer.at is null then 'no_answer' else 'other' end as reason,
    extract(epoch from answer.at - r.created_at) / 60 as minutes
  from reservation r cross join lateral (select ${ANSWERED_AT} as at) answer
  where r.space_id = any(?::int[]) and r.source = 'guest' and not r.awaits_proof
    and r.created_at >= ? and r.created_at < ?`;
/** Messages and demands sent to the spaces; `passed`: the sender chose another space. */
const INQUIRIES = `select 'inquiry',
    case when p.state in ('declined', 'passed') then 'lost'
      when p.state = 'chosen' or p.handled_at is not null then 'answered'
      when i.state = 'open' and (i.expires_at is null or i.expires_at > ?) then 'waiting' else 'lost' end,
    case when p.state = 'passed' then 'other_venue' when p.state = 'declined' then coalesce(p.decline_code, 'other')
      when p.state in ('sent', 'seen') and coalesce(i.closed_reason, 'expired') = 'expired' then 'no_answer'
      else 'other' end,
    extract(epoch from coalesce(p.answered_at, p.handled_at) - p.sent_at) / 60
  from inquiry_recipient p join inquiry i on i.id = p.inquiry_id
  where p.space_id = any(?::int[]) and p.sent_at >= ? and p.sent_at < ?`;
const FUNNEL = `with asked as materialized (${REQUESTS} union all ${INQUIRIES})
  select (select coalesce(jsonb_agg(grouped), '[]') from (
      select kind, outcome, case when outcome = 'lost' then reason end as reason, count(*)::int as count
      from asked group by 1, 2, 3) grouped) as outcomes,
    jsonb_build_object('medianMinutes', percentile_cont(0.5) within group (order by minutes),
      'withinDay', count(*) filter (where minutes <= 1440), 'count', count(minutes)) as response
  from asked`;

/** Statistics of spaces over reservations, inquiries and views. */
@Injectable()
export class OwnerStatisticsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Spaces of a customer, deleted ones included, or one space; by building and name. */
  listSpaces(
    scope: { customerId: number; spaceIds: readonly number[] | null } | { spaceId: number },
  ): Promise<CountedSpace[]> {
    const [condition, params] =
      'spaceId' in scope
        ? ['s.id = ?', [scope.spaceId]]
        : [
            'b.customer_id = ? and s.id = any(coalesce(?::int[], array[s.id]))',
            [scope.customerId, scope.spaceIds && toArrayLiteral(scope.spaceIds)],
          ];
    return this.em.execute(
      `select s.id, s.name, s.no_name as "noName", b.name as "buildingName", s.status = 'DELETED' as "isDeleted"
       from space s join building b on b.id = s.building_id
       where ${condition} order by b.name collate "cs-CZ-x-icu", s.name collate "cs-CZ-x-icu", s.id`,
      params,
    );
  }

  /** Daily unique views; days are inclusive. */
  async countViews(spaceIds: readonly number[], from: string, to: string): Promise<number> {
    const [row] = await this.em.execute<{ views: number }[]>(
      `select count(*)::int as views from space_view where space_id = any(?::int[]) and day between ? and ?`,
      [toArrayLiteral(spaceIds), from, to],
    );
    return row?.views ?? 0;
  }

  /** What arrived in the span, and how fast it was answered. */
  async countOutcomes(
    spaceIds: readonly number[],
    { from, until }: Span,
    now: Date,
  ): Promise<{ outcomes: OutcomeCount[]; response: ResponseTimes }> {
    const params = [now, toArrayLiteral(spaceIds), from, until];
    const [row] = await this.em.execute<{ outcomes: OutcomeCount[]; response: ResponseTimes }[]>(FUNNEL, [
      ...params,
      ...params,
    ]);
    return row ?? { outcomes: [], response: { medianMinutes: null, withinDay: 0, count: 0 } };
  }

  /** Confirmed reservations that start in the span. */
  async listConfirmed(spaceIds: readonly number[], { from, until }: Span): Promise<ConfirmedEvent[]> {
    const rows = await this.em.execute<
      {
        space_id: number;
        starts_at: string;
        ends_at: string;
        price_haler: number;
        source: ReservationSource;
      }[]
    >(
      `select space_id, starts_at, ends_at, price_haler, source from reservation
       where space_id = any(?::int[]) and status = 'confirmed' and starts_at >= ? and starts_at < ?
       order by starts_at, id`,
      [toArrayLiteral(spaceIds), from, until],
    );
    return rows.map((row) => ({
      spaceId: row.space_id,
      startsAt: parseTimestamp(row.starts_at),
      endsAt: parseTimestamp(row.ends_at),
      priceHaler: row.price_haler,
      source: row.source,
    }));
  }
}
