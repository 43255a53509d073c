import type { AdminPost } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';

const LOOKS: Readonly<Record<AdminPost['status'], StatusStyle>> = {
  DRAFT: { tone: 'grey', shape: 'ring' },
  SCHEDULED: { tone: 'blue', shape: 'half' },
  PUBLISHED: { tone: 'green', shape: 'dot' },
};

export const PostState = ({ status }: Pick<AdminPost, 'status'>) => (
  <StatusTag {...LOOKS[status]}>{adminBlog.list.statuses[status]}</StatusTag>
);
