import type { AdminPostRow } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { formatRelativeDate } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { PostState } from './post-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './blog.module.css';

const texts = adminBlog.list;

const PostCell = ({ row }: { row: AdminPostRow }) => (
  <div className={styles.post}>
    {row.cover?.url ? (
      <img className={styles.thumb} src={row.cover.url} alt="" loading="lazy" />
    ) : (
      <span className={styles.thumb} />
    )}
    <div className={styles.who}>
      <Link to={consoleUrls.editPost(row.id)} className={cells.name}>
        {row.title}
      </Link>
      <span className={cells.detail}>{urls.blogPost(row.slug)}</span>
    </div>
  </div>
);

const formatPublication = ({
  publish_at: publishAt,
  published_at: publishedAt,
  status,
}: AdminPostRow): string =>
  publishAt
    ? texts.willPublish(formatDateTime(publishAt))
    : publishedAt && status === 'PUBLISHED'
      ? formatDateTime(publishedAt)
      : '–';

export const postColumns: readonly ResourceColumn<AdminPostRow>[] = [
  {
    key: 'title',
    title: texts.columns.title,
    sort: 'title',
    isFixed: true,
    width: 320,
    skeletonHeight: 48,
    render: (row) => <PostCell row={row} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: 130,
    render: (row) => <PostState status={row.status} />,
  },
  {
    key: 'category',
    title: texts.columns.category,
    width: 130,
    render: ({ category }) => category?.name ?? <span className={cells.detail}>{texts.noCategory}</span>,
  },
  {
    key: 'tags',
    title: texts.columns.tags,
    width: 180,
    isOptional: true,
    render: ({ tags }) => tags.map(({ name }) => name).join(', '),
  },
  { key: 'author', title: texts.columns.author, width: 140, render: ({ author_name: author }) => author },
  {
    key: 'published',
    title: texts.columns.published,
    sort: 'published',
    width: 160,
    render: formatPublication,
  },
  {
    key: 'updated',
    title: texts.columns.updated,
    sort: 'updated',
    width: 120,
    render: ({ updated_at }) => formatRelativeDate(updated_at),
  },
];

/** Card of the row on a phone. */
export const PostRowCard = ({ row }: { row: AdminPostRow }) => (
  <div className={cells.card}>
    <PostCell row={row} />
    <div className={cells.line}>
      <PostState status={row.status} />
      <span>{formatPublication(row)}</span>
    </div>
  </div>
);
