import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPost } from './blog-post.entity.ts';
import type { PostValues } from './blog-post.values.ts';
import { BlogRevision } from './blog-revision.entity.ts';

/** A row of the list of revisions. */
export type RevisionSummary = { id: number; createdAt: Date; author: string | null; title: string };

@Injectable()
export class BlogRevisionRepository {
  constructor(private readonly em: EntityManager) {}

  async create(post: BlogPost, values: PostValues, authorId: number | null, createdAt: Date): Promise<void> {
    this.em.create(BlogRevision, { post, values, authorId, createdAt });
    await this.em.flush();
  }

  findLast(postId: number): Promise<BlogRevision | null> {
    return this.em.findOne(BlogRevision, { post: postId }, { orderBy: { id: 'desc' } });
  }

  findById(postId: number, id: number): Promise<BlogRevision | null> {
    return this.em.findOne(BlogRevision, { id, post: postId });
  }

  async listPage(
    postId: number,
    page: number,
    pageSize: number,
  ): Promise<{ lines: RevisionSummary[]; total: number }> {
    const rows = await this.em.execute<
      { id: number; created_at: string; author: string | null; title: string; total: number }[]
    >(
      `select r.id, r.created_at, coalesce(nullif(u.name, ''), u.email) as author, r.values->>'title' as title,
       count(*) over ()::int as total from blog_revision r left join app_user u on u.id = r.author_id
        where r.post_id = ? order by r.id desc limit ? offset ?`,
      [postId, pageSize, (page - 1) * pageSize],
    );
    return {
      lines: rows.map(({ id, created_at, author, title }) => ({
        id,
        createdAt: new Date(created_at),
        author,
        title,
      })),
      total: rows[0]?.total ?? 0,
    };
  }

  /** Images of the post and of all its revisions, so that every revision can be restored completely. */
  async listImageIds(postId: number, currentIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select distinct found.id::int as id from blog_revision r,
       lateral (select (regexp_matches(r.values->>'html', ' data-image="(\\d+)"', 'g'))[1] as id
       union select r.values->>'coverId') found
        where r.post_id = ? and found.id is not null`,
      [postId],
    );
    return [...new Set([...currentIds, ...rows.map(({ id }) => id)])];
  }
}
