import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminSeoUrlDraft, AdminSeoUrlsQuery, ConsoleApi, CatalogQuery } from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
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

/** Filter options with the number of spaces; reference data. */
export const seoOptionsQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['seo', 'options'] as const,
    queryFn: ({ signal }) => api.admin.seoUrls.options(signal),
    meta: { isReference: true },
    staleTime: 60_000,
  });

/** Check of a draft; the previous result stays while typing. */
export const seoCheckQuery = (api: ConsoleApi, draft: AdminSeoUrlDraft) =>
  queryOptions({
    queryKey: ['seo', 'check', draft] as const,
    queryFn: () => api.admin.seoUrls.check(draft),
    placeholderData: keepPreviousData,
  });

/** Public catalogue of a filter. */
export const seoPreviewQuery = (api: ConsoleApi, filter: CatalogQuery) =>
  queryOptions({
    queryKey: ['seo', 'preview', filter] as const,
    queryFn: ({ signal }) => api.catalog.list(filter, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** SEO URLs to link to, by search text. */
export const seoPickQuery = (api: ConsoleApi, search: string) =>
  queryOptions({
    queryKey: ['seo', 'pick', search] as const,
    queryFn: ({ signal }) =>
      api.admin.seoUrls.list({ page_size: 20, sort: 'path', ...(search !== '' && { search }) }, signal),
    placeholderData: keepPreviousData,
  });
