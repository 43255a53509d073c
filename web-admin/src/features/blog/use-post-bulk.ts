import type { AdminPostRow } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/bulk.ts';
import { restoreStatus, undoPublish } from './post.steps.ts';

const texts = adminBlog.list;

/** Bulk actions of posts, each with undo. */
export function usePostBulk(): readonly BulkAction<AdminPostRow>[] {
  const { blog } = useApi().admin;
  return [
    {
      key: 'publish',
      label: texts.publish,
      isFor: ({ allowed_actions: may }) => may.includes('publish'),
      run: ({ id }) => blog.changeStatus(id, { step: 'publish' }),
      done: texts.published,
      undo: (row) => undoPublish(blog, row),
    },
    {
      key: 'withdraw',
      label: texts.withdraw,
      isFor: ({ allowed_actions: may }) => may.includes('withdraw'),
      run: ({ id }) => blog.changeStatus(id, { step: 'withdraw' }),
      done: texts.withdrawn,
      undo: (row) => restoreStatus(blog, row),
      confirm: { title: () => texts.withdrawTitle, text: texts.withdrawText, confirmLabel: texts.withdraw },
    },
    {
      key: 'remove',
      label: texts.remove,
      isFor: () => true,
      run: ({ id }) => blog.remove(id),
      done: texts.removed,
      undo: ({ id }) => blog.restore(id),
      confirm: {
        title: () => texts.removeTitle,
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
      },
    },
  ];
}
