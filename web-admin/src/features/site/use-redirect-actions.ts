import { useCallback, useMemo } from 'react';
import { addAdminRedirect, removeAdminRedirect, type AdminRedirect } from '@prostora/api-client';
import { adminRedirects as texts } from '@prostora/strings/cs/admin-redirects.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';

const toRestoreInput = ({ from_path, to_path }: AdminRedirect) => ({ from_path, to_path });

/** Deletes redirects, with undo. */
export function useRedirectActions(): {
  remove: (redirect: AdminRedirect) => void;
  bulk: readonly BulkAction<AdminRedirect>[];
} {
  const api = useApi();
  const confirm = useConfirm();
  const deleted = useCommand({
    run: ({ id }: AdminRedirect) => removeAdminRedirect({ client: api, path: { id } }),
    done: ({ from_path }) => texts.removed(from_path),
    undo: (redirect) => addAdminRedirect({ client: api, body: toRestoreInput(redirect) }),
  });
  const remove = useCallback(
    (redirect: AdminRedirect) =>
      confirm({
        title: texts.removeTitle(redirect.from_path),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
        onConfirm: () => deleted(redirect),
      }),
    [confirm, deleted],
  );
  const bulk = useMemo<readonly BulkAction<AdminRedirect>[]>(
    () => [
      {
        key: 'remove',
        label: texts.bulkRemove,
        isFor: () => true,
        run: ({ id }) => removeAdminRedirect({ client: api, path: { id } }),
        done: texts.bulkRemoved,
        undo: (redirect) => addAdminRedirect({ client: api, body: toRestoreInput(redirect) }),
        confirm: { title: texts.bulkTitle, text: texts.removeText, confirmLabel: texts.remove, danger: true },
      },
    ],
    [api],
  );
  return { remove, bulk };
}
