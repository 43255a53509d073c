import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

export type SpaceStatistics = {
  reservations: number;
  upcoming: number;
  pending: number;
  /** Haléře, confirmed reservations. */
  value: number;
  inquiries: number;
  openInquiries: number;
  feeds: number;
  failingFeeds: number;
  isExported: boolean;
};

/** Statistics of a space over the tables of other modules. */
@Injectable()
export class SpaceStatisticsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null if there is no such space. */
  async findBySpace(spaceId: number, now: Date): Promise<SpaceStatistics | null> {
    const [row] = await this.em.getConnection().execute<SpaceStatistics[]>(
      `select r.*, i.*, f.*, exists (select from calendar_export x where x.space_id = s.id) as "isExported" from space s
       cross join lateral (select count(*)::int as reservations, (count(*) filter (where ends_at > ?
       and status <> 'cancelled' and not is_over))::int as upcoming,
         (count(*) filter (where status = 'pending' and not awaits_proof
         and not is_over))::int as pending,
         (coalesce(sum(price_haler) filter (where status = 'confirmed'), 0))::float8 as value
         from (select *, status = 'pending' and expires_at is not null and expires_at <= ? as is_over
         from reservation where space_id = s.id) reservation) r
       cross join lateral (select count(*)::int as inquiries, (count(*) filter (where q.state = 'open'
       and (q.expires_at is null or q.expires_at > ?)))::int as "openInquiries"
         from inquiry_recipient p join inquiry q on q.id = p.inquiry_id where p.space_id = s.id) i
       cross join lateral (select count(*)::int as feeds,
       (count(*) filter (where failure is not null))::int as "failingFeeds" from calendar_feed where space_id = s.id) f
       where s.id = ?`,
      [now, now, now, spaceId],
    );
    return row ?? null;
  }
}
