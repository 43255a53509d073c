import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestampOrNull, toArrayLiteral } from '../../../platform/database/index.ts';
import { OWNER_WAITING_SQL } from '../hosting/owner-waiting.ts';

export type WaitingKind = 'reservation_requests' | 'change_proposals' | 'inquiries' | 'orders';
/** Count, total value in haléře and creation time of the oldest item of a kind. */
export type WaitingSummary = { kind: WaitingKind; count: number; valueHaler: number; oldest: Date | null };

/** Spaces of a customer; the second and third parameter limit them unless null. */
const OWN_SPACE = `space s join building b on b.id = s.building_id and b.customer_id = ?
    and (?::int[] is null or s.id = any(?::int[]))`;
const RESERVATION_REQUESTS = `select 'reservation_requests' as kind, count(*) as count, sum(r.price_haler) as value,
    min(r.created_at) as oldest
  from ${OWN_SPACE} join reservation r on r.space_id = s.id where ${OWNER_WAITING_SQL.request}`;
const CHANGE_PROPOSALS = `select 'change_proposals', count(*), sum(p.price_haler), min(p.created_at)
  from ${OWN_SPACE} join reservation r on r.space_id = s.id
  join change_proposal p on p.reservation_id = r.id and p.state = 'open' and p.expires_at > ?
  where ${OWNER_WAITING_SQL.proposal}`;
/** Demands and messages; the same condition as the list of inquiries awaiting the owner's answer. */
const INQUIRIES = `select 'inquiries', count(*), sum(i.budget_haler), min(r.sent_at)
  from ${OWN_SPACE} join inquiry_recipient r on r.space_id = s.id join inquiry i on i.id = r.inquiry_id
  where r.state in ('sent', 'seen') and r.handled_at is null and i.state = 'open'
    and (i.expires_at is null or i.expires_at > ?)`;
const ORDERS = `select 'orders', count(*), sum(price_haler - credit_haler), min(created_at)
  from plan_order where customer_id = ? and state = 'waiting'`;
const SUMMARIES = [RESERVATION_REQUESTS, CHANGE_PROPOSALS, INQUIRIES, ORDERS].join('\nunion all ');

type Row = { kind: WaitingKind; count: string; value: string | null; oldest: string | null };

@Injectable()
export class WaitingRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * All kinds, by urgency.
   * @param spaceIds only items of these spaces; null for all of the customer
   */
  async listSummaries(
    customerId: number,
    spaceIds: readonly number[] | null,
    now: Date,
  ): Promise<WaitingSummary[]> {
    const ids = spaceIds && toArrayLiteral(spaceIds);
    const requestParams = [customerId, ids, ids, now, now];
    const proposalParams = [customerId, ids, ids, now, now];
    const rows = await this.em.execute<Row[]>(SUMMARIES, [
      ...requestParams,
      ...proposalParams,
      customerId,
      ids,
      ids,
      now,
      customerId,
    ]);
    return rows.map(({ kind, count, value, oldest }) => ({
      kind,
      count: Number(count),
      valueHaler: Number(value ?? 0),
      oldest: parseTimestampOrNull(oldest),
    }));
  }
}
