import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminSeoUrlDraft, AdminSeoUrlsQuery, ConsoleApi, CatalogQuery } from '@prostora/api-client';

/** Rows of one view; the last rows stay while the next ones load. */
export const seoListQuery = (api: ConsoleApi, query: AdminSeoUrlsQuery) =>
  queryOptions({
    queryKey: ['seo', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.seoUrls.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const seoUrlQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['seo', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.seoUrls.read(id, signal),
  });

/** Values a filter may have, with the number of spaces of each; reference data. */
export const seoOptionsQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['seo', 'options'] as const,
    queryFn: ({ signal }) => api.admin.seoUrls.options(signal),
    meta: { isReference: true },
    staleTime: 60_000,
  });

/** What is right and wrong with an address that is being written; the last answer stays while one types. */
export const seoCheckQuery = (api: ConsoleApi, draft: AdminSeoUrlDraft) =>
  queryOptions({
    queryKey: ['seo', 'check', draft] as const,
    queryFn: () => api.admin.seoUrls.check(draft),
    placeholderData: keepPreviousData,
  });

/** What visitors see of a filter: the public catalogue itself. */
export const seoPreviewQuery = (api: ConsoleApi, filter: CatalogQuery) =>
  queryOptions({
    queryKey: ['seo', 'preview', filter] as const,
    queryFn: ({ signal }) => api.catalog.list(filter, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Other addresses to link to, by what is typed. */
export const seoPickQuery = (api: ConsoleApi, search: string) =>
  queryOptions({
    queryKey: ['seo', 'pick', search] as const,
    queryFn: ({ signal }) =>
      api.admin.seoUrls.list({ page_size: 20, sort: 'path', ...(search !== '' && { search }) }, signal),
    placeholderData: keepPreviousData,
  });
