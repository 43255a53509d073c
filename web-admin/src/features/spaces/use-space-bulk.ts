import { useMemo } from 'react';
import { changeSpaceStatus, type AdminSpaceRow } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { useApi } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';
import { TARGET_STATUS, type OperatorAction } from './space-actions.ts';

const texts = adminSpaces.bulk;

/** Bulk actions of spaces. Approval is excluded, as each space must be reviewed. */
export function useSpaceBulk(): readonly BulkAction<AdminSpaceRow>[] {
  const api = useApi();
  return useMemo(() => {
    const changeStatus = (id: number, action: OperatorAction, reason?: string) =>
      changeSpaceStatus({
        client: api,
        path: { id },
        body: { status: TARGET_STATUS[action], ...(reason && { reason }) },
      });
    const createAction = (key: keyof typeof texts) => ({
      key,
      label: admin.actions[key].label,
      isFor: ({ allowed_actions }: AdminSpaceRow) => allowed_actions.includes(key),
      run: ({ id }: AdminSpaceRow, reason: string) => changeStatus(id, key, reason || undefined),
      done: texts[key].done,
    });
    return [
      {
        ...createAction('unpublish'),
        confirm: {
          title: texts.unpublish.title,
          text: texts.unpublish.text,
          confirmLabel: admin.actions.unpublish.confirm,
        },
      },
      {
        ...createAction('disable'),
        confirm: {
          title: texts.disable.title,
          text: texts.disable.text,
          confirmLabel: texts.disable.confirm,
          danger: true,
          reason: { hint: admin.actions.disable.reasonHint },
        },
      },
      {
        ...createAction('delete'),
        undo: ({ id }) => changeStatus(id, 'restore'),
        confirm: {
          title: texts.delete.title,
          text: texts.delete.text,
          confirmLabel: texts.delete.confirm,
          danger: true,
        },
      },
    ];
  }, [api]);
}
