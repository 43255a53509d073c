import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Redirect } from './redirect.entity.ts';
import { SeoUrl } from './seo-url.entity.ts';

@Injectable()
export class SeoRepository {
  constructor(private readonly em: EntityManager) {}

  /** All SEO addresses; on an identity map of its own, because they are also read at start, outside of a request. */
  seoUrls(): Promise<SeoUrl[]> {
    return this.em.fork().find(SeoUrl, {}, { orderBy: { id: 'asc' } });
  }

  redirectFrom(path: string): Promise<Redirect | null> {
    return this.em.fork().findOne(Redirect, { fromPath: path });
  }

  redirectsLike(path: string): Promise<{ from: string; to: string | null }[]> {
    return this.em.execute('select from_path as "from", to_path as "to" from redirect where from_path = ? or from_path like ?', [path, `${path}-%`]);
  }

  /** Points `from` at `to`, and everything that pointed at `from` with it, so that no visitor is sent round twice. */
  async point(from: string, to: string | null): Promise<void> {
    await this.em.execute('update redirect set to_path = ?, version = version + 1 where to_path = ?', [to, from]);
    await this.em.execute('insert into redirect (from_path, to_path) values (?, ?) on conflict (from_path) do update set to_path = excluded.to_path, version = redirect.version + 1', [from, to]);
    if (to !== null) await this.em.execute('delete from redirect where from_path = ?', [to]);
  }

  async free(from: string): Promise<void> {
    await this.em.execute('delete from redirect where from_path = ?', [from]);
  }
}
