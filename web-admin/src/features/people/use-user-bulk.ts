import { useMemo } from 'react';
import {
  blockAdminUser,
  endAdminUserSessions,
  unblockAdminUser,
  type AdminUserRow,
} from '@prostora/api-client';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { useApi, useSessionState } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';

const {
  user: userTexts,
  users: { bulk: texts },
} = adminPeople;

/** Bulk actions of accounts; the own account is skipped. */
export function useUserBulk(): readonly BulkAction<AdminUserRow>[] {
  const api = useApi();
  const ownId = useSessionState().user?.id;
  return useMemo(
    () => [
      {
        key: 'block',
        label: userTexts.block,
        isFor: ({ id, blocked_at }) => id !== ownId && blocked_at === null,
        run: ({ id }, reason) => blockAdminUser({ client: api, path: { id }, body: { reason } }),
        undo: ({ id }) => unblockAdminUser({ client: api, path: { id } }),
        done: texts.blockDone,
        confirm: {
          title: texts.blockTitle,
          text: texts.blockText,
          confirmLabel: texts.blockConfirm,
          danger: true,
          reason: { hint: userTexts.blockHint },
        },
      },
      {
        key: 'end-sessions',
        label: userTexts.endSessions,
        isFor: ({ id }) => id !== ownId,
        run: ({ id }) => endAdminUserSessions({ client: api, path: { id } }),
        done: texts.endDone,
        confirm: {
          title: texts.endTitle,
          text: texts.endText,
          confirmLabel: userTexts.endConfirm,
          danger: true,
        },
      },
    ],
    [api, ownId],
  );
}
