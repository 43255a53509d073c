import {
  changeAdminBlogPostStatus,
  removeAdminBlogPost,
  restoreAdminBlogPost,
  type AdminPostRow,
} from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/bulk.ts';
import { restoreStatus, undoPublish } from './post.steps.ts';

const texts = adminBlog.list;

/** Bulk actions of posts, each with undo. */
export function usePostBulk(): readonly BulkAction<AdminPostRow>[] {
  const api = useApi();
  return [
    {
      key: 'publish',
      label: texts.publish,
      isFor: ({ allowed_actions: may }) => may.includes('publish'),
      run: ({ id }) => changeAdminBlogPostStatus({ client: api, path: { id }, body: { step: 'publish' } }),
      done: texts.published,
      undo: (row) => undoPublish(api, row),
    },
    {
      key: 'withdraw',
      label: texts.withdraw,
      isFor: ({ allowed_actions: may }) => may.includes('withdraw'),
      run: ({ id }) => changeAdminBlogPostStatus({ client: api, path: { id }, body: { step: 'withdraw' } }),
      done: texts.withdrawn,
      undo: (row) => restoreStatus(api, row),
      confirm: { title: () => texts.withdrawTitle, text: texts.withdrawText, confirmLabel: texts.withdraw },
    },
    {
      key: 'remove',
      label: texts.remove,
      isFor: () => true,
      run: ({ id }) => removeAdminBlogPost({ client: api, path: { id } }),
      done: texts.removed,
      undo: ({ id }) => restoreAdminBlogPost({ client: api, path: { id } }),
      confirm: {
        title: () => texts.removeTitle,
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
      },
    },
  ];
}
