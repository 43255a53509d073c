import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SqlCursor, matchWords } from '../../../platform/database/index.ts';
import { BlogPost } from './blog-post.entity.ts';
import type { PostStatus } from './blog-post.states.ts';

export type PostListQuery = {
  search: string | null;
  status: PostStatus | null;
  categoryId: number | null;
  tagId: number | null;
  sort: 'title' | 'updated' | 'published';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type PostCounts = Record<PostStatus | 'all', number>;
/** A row of the export. */
export type PostExportRow = {
  title: string;
  slug: string;
  status: PostStatus;
  category: string | null;
  author_name: string;
  published_at: string | null;
  publish_at: string | null;
  updated_at: string;
};
type Conditions = { where: string; params: unknown[] };

const ORDER_COLUMNS = {
  title: 'p.title',
  updated: 'p.updated_at',
  published: 'coalesce(p.publish_at, p.published_at)',
} as const;

const STATUS_COUNTS = (['DRAFT', 'SCHEDULED', 'PUBLISHED'] satisfies PostStatus[])
  .map((status) => `(count(*) filter (where p.status = '${status}'))::int as "${status}"`)
  .join(', ');

/** Queries of the admin list of posts. */
@Injectable()
export class BlogPostAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  async listPage(query: PostListQuery): Promise<BlogPost[]> {
    const { where, params } = buildConditions(query);
    const rows = await this.em.execute<{ id: number }[]>(
      `select p.id from blog_post p where ${where} ${toOrderBy(query)} limit ? offset ?`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(
      BlogPost,
      { id: { $in: ids } },
      { populate: ['cover', 'category', 'tags'] },
    );
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Counts by status under the other filters. */
  async countByStatus(query: PostListQuery): Promise<PostCounts> {
    const { where, params } = buildConditions({ ...query, status: null });
    const [row] = await this.em.execute<PostCounts[]>(
      `select count(*)::int as "all", ${STATUS_COUNTS} from blog_post p where ${where}`,
      params,
    );
    return row ?? { all: 0, DRAFT: 0, SCHEDULED: 0, PUBLISHED: 0 };
  }

  /** All rows of the list, streamed over a cursor. */
  streamAll(query: Omit<PostListQuery, 'page' | 'pageSize'>): AsyncIterable<PostExportRow> {
    const { where, params } = buildConditions(query);
    return this.cursor.stream<PostExportRow>(
      `select p.title, p.slug, p.status, c.name as category, p.author_name, p.published_at, p.publish_at,
       p.updated_at from blog_post p left join blog_term c on c.id = p.category_id where ${where} ${toOrderBy(query)}`,
      params,
    );
  }
}

const toOrderBy = ({ sort, order }: Pick<PostListQuery, 'sort' | 'order'>): string =>
  `order by ${ORDER_COLUMNS[sort]} ${order} nulls last, p.id ${order}`;

function buildConditions({
  search,
  status,
  categoryId,
  tagId,
}: Pick<PostListQuery, 'search' | 'status' | 'categoryId' | 'tagId'>): Conditions {
  const words = search === null ? null : matchWords(`concat_ws(' ', p.title, p.perex, p.slug)`, search);
  const parts: [string, unknown[]][] = [
    ['p.deleted_at is null', []],
    ...(words === null ? [] : [[words.sql, words.params] as [string, unknown[]]]),
    ...(status === null ? [] : [['p.status = ?', [status]] as [string, unknown[]]]),
    ...(categoryId === null ? [] : [['p.category_id = ?', [categoryId]] as [string, unknown[]]]),
    ...(tagId === null
      ? []
      : [
          [
            'exists (select from blog_post_tag t where t.blog_post_id = p.id and t.blog_term_id = ?)',
            [tagId],
          ] as [string, unknown[]],
        ]),
  ];
  return { where: parts.map(([sql]) => sql).join(' and '), params: parts.flatMap(([, params]) => params) };
}
