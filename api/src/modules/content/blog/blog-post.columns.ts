import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { PostExportRow } from './blog-post.admin.repository.ts';

const { columns, statuses } = adminBlog.list;
const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const postColumns: readonly TableColumn<PostExportRow>[] = [
  { title: columns.title, width: 60, value: ({ title }) => title },
  { title: columns.address, width: 40, value: ({ slug }) => `/blog/${slug}` },
  { title: columns.status, value: ({ status }) => statuses[status] },
  { title: columns.category, width: 20, value: ({ category }) => category },
  { title: columns.author, width: 20, value: ({ author_name }) => author_name },
  {
    title: columns.published,
    type: 'timestamp',
    value: ({ publish_at, published_at }) => toDate(publish_at ?? published_at),
  },
  { title: columns.updated, type: 'timestamp', value: ({ updated_at }) => toDate(updated_at) },
];
