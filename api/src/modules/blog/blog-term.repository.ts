import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { BlogTerm, type BlogTermKind } from './blog-term.entity.ts';

export type CountedTerm = { term: BlogTerm; posts: number; published: number };

/** Key of the advisory lock for changes of categories and tags. */
const CHANGES_LOCK = 770_351;
const czech = new Intl.Collator('cs');

@Injectable()
export class BlogTermRepository {
  constructor(private readonly em: EntityManager) {}

  /** With post counts; categories in their order, tags by name. */
  async counted(kind: BlogTermKind): Promise<CountedTerm[]> {
    const terms = await this.em.find(BlogTerm, { kind }, { orderBy: { sortOrder: 'asc', id: 'asc' } });
    const rows = await this.em.execute<{ id: number; posts: number; published: number }[]>(
      `select u.id, count(*)::int as posts, (count(*) filter (where p.status = 'PUBLISHED'))::int as published
         from (select id as post, category_id as id from blog_post where category_id is not null
         union all select blog_post_id, blog_term_id from blog_post_tag) u join blog_post p on p.id = u.post
         and p.deleted_at is null group by u.id`,
    );
    const countsById = new Map(rows.map((row) => [row.id, row]));
    const found = terms.map((term) => ({
      term,
      posts: countsById.get(term.id)?.posts ?? 0,
      published: countsById.get(term.id)?.published ?? 0,
    }));
    return kind === 'tag' ? found.sort((one, other) => czech.compare(one.term.name, other.term.name)) : found;
  }

  bySlug(kind: BlogTermKind, slug: string): Promise<BlogTerm | null> {
    return this.em.findOne(BlogTerm, { kind, slug });
  }

  locked(kind: BlogTermKind, id: number): Promise<BlogTerm | null> {
    return this.em.findOne(BlogTerm, { kind, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  all(kind: BlogTermKind): Promise<BlogTerm[]> {
    return this.em.find(BlogTerm, { kind });
  }

  /** Serializes changes, as each depends on the other rows. */
  async oneAtATime(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  /** Number of posts, including deleted ones, which can be restored. */
  async uses({ kind, id }: BlogTerm): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      kind === 'category'
        ? 'select count(*)::int as count from blog_post where category_id = ?'
        : 'select count(*)::int as count from blog_post_tag where blog_term_id = ?',
      [id],
    );
    return row?.count ?? 0;
  }

  /** Moves posts from one to the other without duplicates. */
  async move(kind: BlogTermKind, from: number, into: number): Promise<void> {
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

  async add(term: BlogTerm): Promise<void> {
    await this.em.persist(term).flush();
  }

  async remove(term: BlogTerm): Promise<void> {
    await this.em.remove(term).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async number(ids: readonly number[]): Promise<void> {
    for (const [position, id] of ids.entries())
      await this.em.nativeUpdate(BlogTerm, { id }, { sortOrder: position });
  }
}
