import { changeAdminBlogPostStatus, type AdminPost, type Client } from '@prostora/api-client';

type PreviousState = Pick<AdminPost, 'id' | 'status' | 'publish_at'>;

/** Undo of a withdrawal or scheduling: restores the previous status and date. */
export const restoreStatus = (
  api: Client,
  { id, status, publish_at: at }: PreviousState,
): Promise<AdminPost> =>
  changeAdminBlogPostStatus({
    client: api,
    path: { id },
    body:
      status === 'SCHEDULED'
        ? { step: 'schedule', publish_at: at }
        : { step: status === 'PUBLISHED' ? 'publish' : 'withdraw' },
  });

/** Undo of a publication; a scheduled post gets its date back, by way of a draft. */
export async function undoPublish(api: Client, previous: PreviousState): Promise<AdminPost> {
  const draft = await changeAdminBlogPostStatus({
    client: api,
    path: { id: previous.id },
    body: { step: 'withdraw' },
  });
  return previous.status === 'SCHEDULED' ? restoreStatus(api, previous) : draft;
}
