import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LostReason } from '@prostora/contracts';
import { parseTimestamp, toArrayLiteral } from '../../../platform/database/index.ts';
import type { Span } from '../../../platform/http/index.ts';
import type { ReservationSource } from '../../reservations/index.ts';
import { RECEIVED } from './received-requests.ts';

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

const FUNNEL = `with asked as materialized (${RECEIVED})
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
