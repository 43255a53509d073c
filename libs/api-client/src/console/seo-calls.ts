import type { Calls } from '../calls.ts';
import type { CapacityBucket } from '../names.ts';
import type {
  AdminSeoBulkAnswer,
  AdminSeoBulkInput,
  AdminSeoImportAnswer,
  AdminSeoImportInput,
  AdminSeoProblem,
  AdminSeoUrl,
  AdminSeoUrlChange,
  AdminSeoUrlCheck,
  AdminSeoUrlDraft,
  AdminSeoUrlInput,
  AdminSeoUrlOptions,
  AdminSeoUrlsAnswer,
  AdminSeoUrlsDeleted,
} from '../generated/types.gen.ts';

export type AdminSeoProblemKind = AdminSeoProblem['kind'];
export type AdminSeoUrlsQuery = {
  page?: number;
  page_size?: number;
  search?: string;
  location?: number;
  purpose?: number;
  capacity?: CapacityBucket;
  in_footer?: 'true' | 'false';
  problem?: AdminSeoProblemKind;
  sort?: 'path' | 'title' | 'updated' | 'results';
  order?: 'asc' | 'desc';
};

/** SEO URLs of the catalogue with their texts. */
export const seoCalls = ({ get, write }: Calls) => ({
  list: (query: AdminSeoUrlsQuery, signal?: AbortSignal) =>
    get<AdminSeoUrlsAnswer>('admin/seo-urls', query, signal),
  read: (id: number, signal?: AbortSignal) => get<AdminSeoUrl>(`admin/seo-urls/${id}`, undefined, signal),
  options: (signal?: AbortSignal) => get<AdminSeoUrlOptions>('admin/seo-urls/options', undefined, signal),
  check: (draft: AdminSeoUrlDraft) => write<AdminSeoUrlCheck>('POST', 'admin/seo-urls/check', draft),
  add: (input: AdminSeoUrlInput) => write<AdminSeoUrl>('POST', 'admin/seo-urls', input),
  save: (id: number, input: AdminSeoUrlChange) => write<AdminSeoUrl>('PUT', `admin/seo-urls/${id}`, input),
  /** Returns the deleted record; adding it again reverts the deletion. */
  remove: (id: number) => write<AdminSeoUrl>('DELETE', `admin/seo-urls/${id}`),
  bulk: (input: AdminSeoBulkInput) => write<AdminSeoBulkAnswer>('POST', 'admin/seo-urls/bulk', input),
  removeAll: (ids: number[]) => write<AdminSeoUrlsDeleted>('POST', 'admin/seo-urls/bulk-delete', { ids }),
  import: (input: AdminSeoImportInput) => write<AdminSeoImportAnswer>('POST', 'admin/seo-urls/import', input),
});
