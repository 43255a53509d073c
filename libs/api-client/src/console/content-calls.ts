import type { Calls } from '../calls.ts';
import type {
  AdminContentAnswer,
  AdminContentChange,
  AdminContentInput,
  AdminContentOrder,
  AdminContentPage,
  AdminContentRevisions,
  AdminContentRevisionText,
  AdminTermsAnswer,
  AdminTermsInput,
  AdminTermsText,
} from '../generated/types.gen.ts';

/** Content pages with revisions and menus, and versions of the terms. */
export const contentCalls = ({ get, write }: Calls) => ({
  content: {
    list: (signal?: AbortSignal) => get<AdminContentAnswer>('admin/content', undefined, signal),
    read: (id: number, signal?: AbortSignal) =>
      get<AdminContentPage>(`admin/content/${id}`, undefined, signal),
    add: (input: AdminContentInput) => write<AdminContentPage>('POST', 'admin/content', input),
    save: (id: number, input: AdminContentChange) =>
      write<AdminContentPage>('PUT', `admin/content/${id}`, input),
    remove: (id: number) => write<AdminContentPage>('DELETE', `admin/content/${id}`),
    undelete: (id: number) => write<AdminContentPage>('POST', `admin/content/${id}/restore`),
    saveOrder: (input: AdminContentOrder) => write<AdminContentAnswer>('PUT', 'admin/content/order', input),
    revisions: (id: number, page: number, signal?: AbortSignal) =>
      get<AdminContentRevisions>(`admin/content/${id}/revisions`, { page, page_size: 20 }, signal),
    revision: (id: number, signal?: AbortSignal) =>
      get<AdminContentRevisionText>(`admin/content-revisions/${id}`, undefined, signal),
    restore: (id: number, version: number) =>
      write<AdminContentPage>('POST', `admin/content-revisions/${id}/restore`, { version }),
  },
  terms: {
    list: (signal?: AbortSignal) => get<AdminTermsAnswer>('admin/terms', undefined, signal),
    read: (id: number, signal?: AbortSignal) => get<AdminTermsText>(`admin/terms/${id}`, undefined, signal),
    publish: (input: AdminTermsInput) => write<AdminTermsText>('POST', 'admin/terms', input),
    withdraw: (id: number) => write<AdminTermsText>('DELETE', `admin/terms/${id}`),
  },
});
