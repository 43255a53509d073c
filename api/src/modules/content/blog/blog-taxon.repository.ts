import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { BlogTaxon, type BlogTaxonKind } from './blog-taxon.entity.ts';

export type TaxonWithCounts = { taxon: BlogTaxon; posts: number; published: number };

/** Key of the advisory lock for changes of categories and tags. */
const CHANGES_LOCK = 770_351;
const czech = new Intl.Collator('cs');

@Injectable()
export class BlogTaxonRepository {
  constructor(private readonly em: EntityManager) {}

  /** With post counts; categories in their order, tags by name. */
  async listWithCounts(kind: BlogTaxonKind): Promise<TaxonWithCounts[]> {
    const taxa = await this.em.find(BlogTaxon, { kind }, { orderBy: { sortOrder: 'asc', id: 'asc' } });
    const rows = await this.em.execute<{ id: number; posts: number; published: number }[]>(
      `select u.id, count(*)::int as posts, (count(*) filter (where p.status = 'PUBLISHED'))::int as published
         from (select id as post, category_id as id from blog_post where category_id is not null
         union all select blog_post_id, blog_term_id from blog_post_tag) u join blog_post p on p.id = u.post
         and p.deleted_at is null group by u.id`,
    );
    const countsById = new Map(rows.map((row) => [row.id, row]));
    const found = taxa.map((taxon) => ({
      taxon,
      posts: countsById.get(taxon.id)?.posts ?? 0,
      published: countsById.get(taxon.id)?.published ?? 0,
    }));
    return kind === 'tag'
      ? found.sort((one, other) => czech.compare(one.taxon.name, other.taxon.name))
      : found;
  }

  findBySlug(kind: BlogTaxonKind, slug: string): Promise<BlogTaxon | null> {
    return this.em.findOne(BlogTaxon, { kind, slug });
  }

  findForUpdate(kind: BlogTaxonKind, id: number): Promise<BlogTaxon | null> {
    return this.em.findOne(BlogTaxon, { kind, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  listAll(kind: BlogTaxonKind): Promise<BlogTaxon[]> {
    return this.em.find(BlogTaxon, { kind });
  }

  /** Serializes changes, as each depends on the other rows. */
  async lockChanges(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  /** Number of posts, including deleted ones, which can be restored. */
  async countPosts({ kind, id }: BlogTaxon): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      kind === 'category'
        ? 'select count(*)::int as count from blog_post where category_id = ?'
        : 'select count(*)::int as count from blog_post_tag where blog_term_id = ?',
      [id],
    );
    return row?.count ?? 0;
  }

  /** Moves posts from one to the other without duplicates. */
  async movePosts(kind: BlogTaxonKind, from: number, into: number): Promise<void> {
    if (kind === 'category')
      return void (await this.em.execute(
        'update blog_post set category_id = ?, version = version + 1 where category_id = ?',
        [into, from],
      ));
    await this.em.execute(
      'insert into blog_post_tag (blog_post_id, blog_term_id) select blog_post_id, ? from blog_post_tag where blog_term_id = ? on conflict do nothing',
      [into, from],
    );
    await this.em.execute('delete from blog_post_tag where blog_term_id = ?', [from]);
  }

  async create(taxon: BlogTaxon): Promise<void> {
    await this.em.persist(taxon).flush();
  }

  async remove(taxon: BlogTaxon): Promise<void> {
    await this.em.remove(taxon).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async saveOrder(ids: readonly number[]): Promise<void> {
    for (const [position, id] of ids.entries())
      await this.em.nativeUpdate(BlogTaxon, { id }, { sortOrder: position });
  }
}
