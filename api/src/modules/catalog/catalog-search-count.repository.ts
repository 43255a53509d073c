import { Injectable } from '@nestjs/common';
import { SqlPool } from '../../platform/database/index.ts';

export type CountedPhrase = { phrase: string; searches: number; misses: number };

/** Rows are locked in a fixed order, so that concurrent writers do not deadlock. */
const ADD_COUNTS = `insert into catalog_search (day, phrase, searches, misses)
  select $1::date, phrase, searches, misses from unnest($2::text[], $3::int[], $4::int[]) as counted(phrase, searches, misses) order by phrase
  on conflict (day, phrase) do update set searches = catalog_search.searches + excluded.searches, misses = catalog_search.misses + excluded.misses`;

/** Search phrases counted by day. */
@Injectable()
export class CatalogSearchCountRepository {
  constructor(private readonly sql: SqlPool) {}

  /** Adds the counts of a day in one statement. */
  async addCounts(day: string, counted: readonly CountedPhrase[]): Promise<void> {
    await this.sql.pool.query(ADD_COUNTS, [
      day,
      counted.map(({ phrase }) => phrase),
      counted.map(({ searches }) => searches),
      counted.map(({ misses }) => misses),
    ]);
  }

  async deleteBefore(day: string): Promise<void> {
    await this.sql.pool.query('delete from catalog_search where day < $1::date', [day]);
  }
}
