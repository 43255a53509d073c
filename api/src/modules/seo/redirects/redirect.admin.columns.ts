import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { RedirectExportRow } from './redirect.admin.repository.ts';

const { columns, kinds } = adminRedirects;

/** Columns of the redirect export; a gone page has no target. */
export const REDIRECT_COLUMNS: readonly TableColumn<RedirectExportRow>[] = [
  { title: columns.from, width: 50, value: ({ from_path }) => from_path },
  { title: columns.to, width: 50, value: ({ to_path }) => to_path },
  {
    title: columns.kind,
    value: ({ to_path, manual }) => (to_path === null ? kinds.gone : kinds[manual ? 'manual' : 'renamed']),
  },
  { title: columns.created, type: 'timestamp', value: ({ created_at }) => new Date(created_at) },
];
