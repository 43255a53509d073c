import type { AdminPost, ConsoleApi } from '@prostora/api-client';

type Blog = ConsoleApi['admin']['blog'];
type Was = Pick<AdminPost, 'id' | 'status' | 'publish_at'>;

/** Puts a post that was withdrawn or planned back to the state it was in, a planned one to its day. */
export const putBack = (blog: Blog, { id, status, publish_at: at }: Was): Promise<AdminPost> =>
  blog.take(
    id,
    status === 'SCHEDULED'
      ? { step: 'schedule', publish_at: at }
      : { step: status === 'PUBLISHED' ? 'publish' : 'withdraw' },
  );

/** Takes a post that was published off the blog again; one that was planned before gets its day back, by way of a draft. */
export async function unpublish(blog: Blog, was: Was): Promise<AdminPost> {
  const draft = await blog.take(was.id, { step: 'withdraw' });
  return was.status === 'SCHEDULED' ? putBack(blog, was) : draft;
}
