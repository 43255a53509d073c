import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

export type DashboardTotals = {
  published_in_period: number;
  customers: number;
  customers_in_period: number;
  reservations: number;
  reservations_before: number;
  reservations_confirmed: number;
  /** Haléře. */
  reservations_value: number;
  views: number;
  views_before: number;
};
export type DashboardDay = { date: string; reservations: number; views: number; published: number };

const IN_PERIOD = `between (?::date - ?::int + 1) and ?::date`;
const LOCAL_DAY = (column: string): string => `(${column} at time zone 'Europe/Prague')::date`;

/** Figures over a period of days that ends with the given one; the previous period is as long. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly em: EntityManager) {}

  async totals(today: string, days: number): Promise<DashboardTotals> {
    const period = [today, days, today];
    const previous = [previousEnd(today, days), days, previousEnd(today, days)];
    const created = LOCAL_DAY('created_at');
    const rows = await this.em.getConnection().execute<Record<keyof DashboardTotals, string>[]>(
      `select
        (select count(*) from space where status = 'PUBLISHED' and ${LOCAL_DAY('published_at')} ${IN_PERIOD}) as published_in_period,
        (select count(*) from customer) as customers,
        (select count(*) from customer where ${created} ${IN_PERIOD}) as customers_in_period,
        (select count(*) from reservation where ${created} ${IN_PERIOD}) as reservations,
        (select count(*) from reservation where ${created} ${IN_PERIOD}) as reservations_before,
        (select count(*) from reservation where status = 'confirmed' and ${created} ${IN_PERIOD}) as reservations_confirmed,
        (select coalesce(sum(price_haler), 0) from reservation where status <> 'cancelled' and ${created} ${IN_PERIOD}) as reservations_value,
        (select count(*) from space_view where day ${IN_PERIOD}) as views,
        (select count(*) from space_view where day ${IN_PERIOD}) as views_before`,
      [...period, ...period, ...period, ...previous, ...period, ...period, ...period, ...previous],
    );
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([key, value]) => [key, Number(value)])) as DashboardTotals;
  }

  async series(today: string, days: number): Promise<DashboardDay[]> {
    const rows = await this.em.getConnection().execute<{ date: string; reservations: string; views: string; published: string }[]>(
      `select to_char(d.day, 'YYYY-MM-DD') as date,
        (select count(*) from reservation where ${LOCAL_DAY('created_at')} = d.day) as reservations,
        (select count(*) from space_view where day = d.day) as views,
        (select count(*) from space where ${LOCAL_DAY('published_at')} = d.day) as published
       from (select generate_series(?::date - ?::int + 1, ?::date, interval '1 day')::date as day) d order by d.day`,
      [today, days, today],
    );
    return rows.map((row) => ({ date: row.date, reservations: Number(row.reservations), views: Number(row.views), published: Number(row.published) }));
  }
}

function previousEnd(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
