import type { AdminPost, ConsoleApi } from '@prostora/api-client';

type Blog = ConsoleApi['admin']['blog'];
type PreviousState = Pick<AdminPost, 'id' | 'status' | 'publish_at'>;

/** Undo of a withdrawal or scheduling: restores the previous status and date. */
export const restoreStatus = (
  blog: Blog,
  { id, status, publish_at: at }: PreviousState,
): Promise<AdminPost> =>
  blog.changeStatus(
    id,
    status === 'SCHEDULED'
      ? { step: 'schedule', publish_at: at }
      : { step: status === 'PUBLISHED' ? 'publish' : 'withdraw' },
  );

/** Undo of a publication; a scheduled post gets its date back, by way of a draft. */
export async function undoPublish(blog: Blog, previous: PreviousState): Promise<AdminPost> {
  const draft = await blog.changeStatus(previous.id, { step: 'withdraw' });
  return previous.status === 'SCHEDULED' ? restoreStatus(blog, previous) : draft;
}
