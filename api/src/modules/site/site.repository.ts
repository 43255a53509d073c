import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

const BATCH = 5000;

type Row = { space_id: number; url: string; changed_at: Date };

/** Reads addresses of published spaces from the catalogue's read model. */
@Injectable()
export class SiteRepository {
  constructor(private readonly em: EntityManager) {}

  /** In batches by id: a hundred thousand addresses never stand in memory as rows at once. */
  async *publishedSpaces(): AsyncIterable<{ url: string; changedAt: Date }> {
    const em = this.em.fork();
    let after = 0;
    for (;;) {
      const rows = await em.execute<Row[]>(
        "select space_id, card->>'url' as url, changed_at from catalog_entry where not removed and space_id > ? order by space_id limit ?", [after, BATCH],
      );
      for (const row of rows) yield { url: row.url, changedAt: new Date(row.changed_at) };
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.space_id;
    }
  }
}
