import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { escapeLike } from '../../platform/database/index.ts';
import { Redirect } from './redirect.entity.ts';
import { SeoUrl } from './seo-url.entity.ts';

@Injectable()
export class SeoRepository {
  constructor(private readonly em: EntityManager) {}

  /** All SEO URLs; forked, because they are also loaded at start, outside of a request. */
  listSeoUrls(): Promise<SeoUrl[]> {
    return this.em.fork().find(SeoUrl, {}, { orderBy: { id: 'asc' } });
  }

  findRedirect(path: string): Promise<Redirect | null> {
    return this.em.fork().findOne(Redirect, { fromPath: path });
  }

  listRedirectsByPrefix(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.em.execute(
      'select from_path as "from", to_path as "to" from redirect where from_path = ? or from_path like ?',
      [path, `${path}-%`],
    );
  }

  /** Fingerprint as in `SeoUrlTable.state`, and the ids of SEO URLs whose path has a redirect. */
  async loadState(): Promise<{ state: string; redirected: number[] }> {
    const [row] = await this.em.execute<[{ state: string; redirected: number[] }]>(
      `select concat_ws('/', count(*), coalesce(max(id), 0), coalesce(sum(version), 0), coalesce(floor(extract(epoch from max(updated_at)) * 1000), 0)) as state,
         array(select s.id from seo_url s join redirect r on r.from_path = '/katalog/' || s.path order by s.id) as redirected from seo_url`,
    );
    return row;
  }

  /**
   * Upserts redirects and repoints existing ones from `from` to `to`, so that no request is redirected twice.
   * Redirects to a page that is now gone keep pointing at it, because it may come back.
   */
  async upsertRedirects(moves: readonly { from: string; to: string | null }[]): Promise<void> {
    if (moves.length === 0) return;
    const recordset = 'jsonb_to_recordset(?::jsonb) as m("from" text, "to" text)';
    const json = JSON.stringify(moves);
    await this.em.execute(
      `update redirect r set to_path = m."to", version = r.version + 1 from ${recordset} where r.to_path = m."from" and m."to" is not null`,
      [json],
    );
    await this.em.execute(
      `insert into redirect (from_path, to_path) select "from", "to" from ${recordset} on conflict (from_path) do update set to_path = excluded.to_path, version = redirect.version + 1`,
      [json],
    );
    await this.em.execute(`delete from redirect r using ${recordset} where r.from_path = m."to"`, [json]);
  }

  /** Deletes redirects from and to the path and everything below it. */
  deleteBelow(path: string): Promise<{ id: number; from_path: string }[]> {
    const below = `${escapeLike(path)}/%`;
    return this.em.execute(
      'delete from redirect where from_path = ? or from_path like ? or to_path = ? or to_path like ? returning id, from_path',
      [path, below, path, below],
    );
  }

  async deleteRedirects(from: readonly string[]): Promise<void> {
    await this.em.execute(
      'delete from redirect where from_path in (select jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(from)],
    );
  }
}
