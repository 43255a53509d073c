import type { Calls } from '../calls.ts';
import type {
  AdminPost,
  AdminPostChange,
  AdminPostInput,
  AdminPostPreview,
  AdminPostsAnswer,
  AdminPostStep,
  AdminRevisionDifference,
  AdminRevisionsAnswer,
  BlogTaxon,
  BlogTaxonChange,
  BlogTaxonInput,
  BlogTaxa,
  DoneAnswer,
} from '../generated/types.gen.ts';

/** List of blog categories or tags. */
export type BlogTaxonList = 'categories' | 'tags';
export type AdminPostsQuery = {
  page?: number;
  page_size?: number;
  search?: string;
  status?: AdminPost['status'];
  category?: number;
  tag?: number;
  sort?: 'title' | 'updated' | 'published';
  order?: 'asc' | 'desc';
};

/** Posts with revisions and previews, categories and tags. */
export const blogAdminCalls = ({ get, write }: Calls) => ({
  blog: {
    list: (query: AdminPostsQuery, signal?: AbortSignal) =>
      get<AdminPostsAnswer>('admin/blog/posts', query, signal),
    read: (id: number, signal?: AbortSignal) => get<AdminPost>(`admin/blog/posts/${id}`, undefined, signal),
    add: (input: AdminPostInput) => write<AdminPost>('POST', 'admin/blog/posts', input),
    save: (id: number, input: AdminPostChange) => write<AdminPost>('PUT', `admin/blog/posts/${id}`, input),
    changeStatus: (id: number, step: AdminPostStep) =>
      write<AdminPost>('POST', `admin/blog/posts/${id}/status`, step),
    remove: (id: number) => write<AdminPost>('DELETE', `admin/blog/posts/${id}`),
    restore: (id: number) => write<AdminPost>('POST', `admin/blog/posts/${id}/restore`),
    revisions: (id: number, query: { page?: number; page_size?: number }, signal?: AbortSignal) =>
      get<AdminRevisionsAnswer>(`admin/blog/posts/${id}/revisions`, query, signal),
    difference: (id: number, revision: number, signal?: AbortSignal) =>
      get<AdminRevisionDifference>(`admin/blog/posts/${id}/revisions/${revision}`, undefined, signal),
    restoreRevision: (id: number, revision: number, version: number) =>
      write<AdminPost>('POST', `admin/blog/posts/${id}/revisions/restore`, {
        revision_id: revision,
        version,
      }),
    openPreview: (id: number) => write<AdminPostPreview>('POST', `admin/blog/posts/${id}/preview`),
    closePreview: (id: number) => write<DoneAnswer>('DELETE', `admin/blog/posts/${id}/preview`),
    listTaxa: (list: BlogTaxonList, signal?: AbortSignal) =>
      get<BlogTaxa>(`admin/blog/${list}`, undefined, signal),
    addTaxon: (list: BlogTaxonList, input: BlogTaxonInput) =>
      write<BlogTaxon>('POST', `admin/blog/${list}`, input),
    saveTaxon: (list: BlogTaxonList, id: number, input: BlogTaxonChange) =>
      write<BlogTaxon>('PUT', `admin/blog/${list}/${id}`, input),
    removeTaxon: (list: BlogTaxonList, id: number, moveTo: number | null) =>
      write<BlogTaxon>('DELETE', `admin/blog/${list}/${id}${moveTo === null ? '' : `?move_to=${moveTo}`}`),
    orderTaxa: (list: BlogTaxonList, ids: number[]) =>
      write<BlogTaxa>('PUT', `admin/blog/${list}/order`, { ids }),
  },
});
