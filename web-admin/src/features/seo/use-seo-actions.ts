import { useCallback, useRef } from 'react';
import {
  addAdminSeoUrl,
  getAdminSeoUrl,
  removeAdminSeoUrl,
  saveAdminSeoUrl,
  type AdminSeoUrl,
  type AdminSeoUrlRow,
} from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/bulk.ts';
import { toRestoreInput } from './seo.values.ts';

const texts = adminSeo.list;

/** Actions of the SEO list: footer switch and bulk actions. */
export function useSeoActions() {
  const api = useApi();
  const deleted = useRef(new Map<number, AdminSeoUrl>());
  // Rows lack texts, so the record is loaded first; its version detects concurrent changes.
  const saveFooter = async ({ id }: AdminSeoUrlRow, isIn: boolean): Promise<AdminSeoUrl> => {
    const record = await getAdminSeoUrl({ client: api, path: { id } });
    return saveAdminSeoUrl({
      client: api,
      path: { id },
      body: { ...toRestoreInput(record), in_footer: isIn, version: record.version },
    });
  };
  const setFooter = useCommand({
    run: ({ row, isIn }: { row: AdminSeoUrlRow; isIn: boolean }) => saveFooter(row, isIn),
    done: ({ path }, { isIn }) => (isIn ? texts.footerOn(path) : texts.footerOff(path)),
  });
  const bulk: readonly BulkAction<AdminSeoUrlRow>[] = [
    {
      key: 'to-footer',
      label: texts.toFooter,
      isFor: ({ in_footer }) => !in_footer,
      run: (row) => saveFooter(row, true),
      done: texts.addedToFooter,
      undo: (row) => saveFooter(row, false),
    },
    {
      key: 'from-footer',
      label: texts.fromFooter,
      isFor: ({ in_footer }) => in_footer,
      run: (row) => saveFooter(row, false),
      done: texts.takenFromFooter,
      undo: (row) => saveFooter(row, true),
    },
    {
      key: 'remove',
      label: texts.remove,
      isFor: () => true,
      done: texts.removed,
      confirm: { title: texts.removeTitle, text: texts.removeText, confirmLabel: texts.remove, danger: true },
      run: async ({ id }) => deleted.current.set(id, await removeAdminSeoUrl({ client: api, path: { id } })),
      undo: async ({ id }) => {
        const record = deleted.current.get(id);
        if (record) await addAdminSeoUrl({ client: api, body: toRestoreInput(record) });
      },
    },
  ];
  return {
    bulk,
    setFooter: useCallback(
      (row: AdminSeoUrlRow, isIn: boolean): void => void setFooter({ row, isIn }).catch(() => undefined),
      [setFooter],
    ),
  };
}
