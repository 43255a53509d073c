import type { AdminPost, ConsoleApi } from '@prostora/api-client';

type Blog = ConsoleApi['admin']['blog'];
type Was = Pick<AdminPost, 'id' | 'status' | 'publish_at'>;

/** Undo of a withdrawal or scheduling: restores the previous status and date. */
export const putBack = (blog: Blog, { id, status, publish_at: at }: Was): Promise<AdminPost> =>
  blog.take(
    id,
    status === 'SCHEDULED'
      ? { step: 'schedule', publish_at: at }
      : { step: status === 'PUBLISHED' ? 'publish' : 'withdraw' },
  );

/** Undo of a publication; a scheduled post gets its date back, by way of a draft. */
export async function unpublish(blog: Blog, was: Was): Promise<AdminPost> {
  const draft = await blog.take(was.id, { step: 'withdraw' });
  return was.status === 'SCHEDULED' ? putBack(blog, was) : draft;
}
