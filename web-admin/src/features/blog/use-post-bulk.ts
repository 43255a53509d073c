import type { AdminPostRow } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/bulk.ts';

const texts = adminBlog.list;

/** What may be done with several posts at once; each way has its way back. */
export function usePostBulk(): readonly BulkAction<AdminPostRow>[] {
  const { blog } = useApi().admin;
  const putBack = ({ id, status, publish_at: at }: AdminPostRow): Promise<unknown> => (status === 'SCHEDULED' ? blog.take(id, { step: 'schedule', publish_at: at }) : blog.take(id, { step: 'publish' }));
  return [
    { key: 'publish', label: texts.publish, isFor: ({ allowed_actions: may }) => may.includes('publish'), run: ({ id }) => blog.take(id, { step: 'publish' }), done: texts.published, undo: ({ id }) => blog.take(id, { step: 'withdraw' }) },
    {
      key: 'withdraw', label: texts.withdraw, isFor: ({ allowed_actions: may }) => may.includes('withdraw'), run: ({ id }) => blog.take(id, { step: 'withdraw' }), done: texts.withdrawn, undo: putBack,
      confirm: { title: () => texts.withdrawTitle, text: texts.withdrawText, confirmLabel: texts.withdraw },
    },
    {
      key: 'remove', label: texts.remove, isFor: () => true, run: ({ id }) => blog.remove(id), done: texts.removed, undo: ({ id }) => blog.restore(id),
      confirm: { title: () => texts.removeTitle, text: texts.removeText, confirmLabel: texts.remove, danger: true },
    },
  ];
}
