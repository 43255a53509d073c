import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { MediaImage } from '../../media/index.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogTaxon } from './blog-taxon.entity.ts';

export type PublicListQuery = {
  categoryId: number | null;
  tagId: number | null;
  page: number;
  pageSize: number;
};

const WITH_RELATIONS = ['cover', 'category', 'tags'] as const;
const PUBLISHED = { status: 'PUBLISHED', deletedAt: null } as const;
const NEWEST_FIRST = { publishedAt: 'desc', id: 'desc' } as const;

@Injectable()
export class BlogPostRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<BlogPost | null> {
    return this.em.findOne(BlogPost, { id }, { populate: WITH_RELATIONS });
  }

  /** The post with its relations, locked until the end of the transaction. */
  async findForUpdate(id: number): Promise<BlogPost | null> {
    const post = await this.em.findOne(
      BlogPost,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (post) await this.em.populate(post, WITH_RELATIONS, { refresh: true });
    return post;
  }

  findPublishedBySlug(slug: string): Promise<BlogPost | null> {
    return this.em.findOne(BlogPost, { ...PUBLISHED, slug }, { populate: WITH_RELATIONS });
  }

  async listPublished({
    categoryId,
    tagId,
    page,
    pageSize,
  }: PublicListQuery): Promise<{ posts: BlogPost[]; total: number }> {
    const where: FilterQuery<BlogPost> = {
      ...PUBLISHED,
      ...(categoryId !== null && { category: categoryId }),
      ...(tagId !== null && { tags: tagId }),
    };
    const [posts, total] = await this.em.findAndCount(BlogPost, where, {
      populate: WITH_RELATIONS,
      orderBy: NEWEST_FIRST,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { posts, total };
  }

  /** Posts with the most shared tags and category, newest first among equals. */
  async listRelated(post: BlogPost, limit: number): Promise<BlogPost[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select p.id from blog_post p where p.status = 'PUBLISHED' and p.deleted_at is null and p.id <> ? order by
         2 * (select count(*) from blog_post_tag t where t.blog_post_id = p.id
         and t.blog_term_id = any(?::int[])) + (p.category_id is not distinct from ?
         and p.category_id is not null)::int desc, p.published_at desc, p.id desc limit ?`,
      [post.id, `{${post.tags.getIdentifiers<number>().join(',')}}`, post.category?.id ?? null, limit],
    );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(BlogPost, { id: { $in: ids } }, { populate: WITH_RELATIONS });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Posts published before and after; equal times are ordered by id. */
  async findNeighbours({
    id,
    publishedAt,
  }: BlogPost): Promise<{ previous: BlogPost | null; next: BlogPost | null }> {
    const previous = await this.em.findOne(
      BlogPost,
      { ...PUBLISHED, $or: [{ publishedAt: { $lt: publishedAt } }, { publishedAt, id: { $lt: id } }] },
      { orderBy: NEWEST_FIRST },
    );
    const next = await this.em.findOne(
      BlogPost,
      { ...PUBLISHED, $or: [{ publishedAt: { $gt: publishedAt } }, { publishedAt, id: { $gt: id } }] },
      { orderBy: { publishedAt: 'asc', id: 'asc' } },
    );
    return { previous, next };
  }

  /** Scheduled posts that are due; skips rows locked by another process. */
  listDue(now: Date, limit: number): Promise<BlogPost[]> {
    return this.em.find(
      BlogPost,
      { status: 'SCHEDULED', deletedAt: null, publishAt: { $lte: now } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { publishAt: 'asc' }, limit },
    );
  }

  /** The given slug and its numbered variants in use. */
  async findSimilarSlugs(slug: string, exceptId: number | null): Promise<ReadonlySet<string>> {
    const found = await this.em.find(
      BlogPost,
      {
        $or: [{ slug }, { slug: { $like: `${slug}-%` } }],
        ...(exceptId !== null && { id: { $ne: exceptId } }),
      },
      { fields: ['slug'] },
    );
    return new Set(found.map((post) => post.slug));
  }

  async create(post: BlogPost): Promise<void> {
    await this.em.persist(post).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  getImageReference(id: number): MediaImage {
    return this.em.getReference(MediaImage, id);
  }

  findTaxa(ids: readonly number[]): Promise<BlogTaxon[]> {
    return this.em.find(BlogTaxon, { id: { $in: [...ids] } });
  }

  /** Plain SQL keeps the version, so that concurrent editing has no conflict. */
  async setPreview(id: number, previewRound: number, previewUntil: Date | null): Promise<void> {
    await this.em.execute('update blog_post set preview_round = ?, preview_until = ? where id = ?', [
      previewRound,
      previewUntil,
      id,
    ]);
  }

  /** All published posts with covers and without HTML, newest first. */
  listAllPublished() {
    return this.em.find(BlogPost, PUBLISHED, {
      populate: ['cover'],
      exclude: ['html'],
      orderBy: NEWEST_FIRST,
    });
  }
}
