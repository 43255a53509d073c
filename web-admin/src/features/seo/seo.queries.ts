import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  checkAdminSeoUrl,
  getAdminSeoUrl,
  getAdminSeoUrlOptions,
  listAdminSeoUrls,
  listCatalog,
  type AdminSeoUrlDraft,
  type ListAdminSeoUrlsData,
  type Client,
  type CatalogQuery,
} from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const seoListQuery = (api: Client, query: ListAdminSeoUrlsData['query']) =>
  queryOptions({
    queryKey: ['seo', 'list', query] as const,
    queryFn: ({ signal }) => listAdminSeoUrls({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const seoUrlQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['seo', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminSeoUrl({ client: api, path: { id }, signal }),
  });

/** Filter options with the number of spaces; reference data. */
export const seoOptionsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['seo', 'options'] as const,
    queryFn: ({ signal }) => getAdminSeoUrlOptions({ client: api, signal }),
    meta: { isReference: true },
    staleTime: 60_000,
  });

/** Check of a draft; the previous result stays while typing. */
export const seoCheckQuery = (api: Client, draft: AdminSeoUrlDraft) =>
  queryOptions({
    queryKey: ['seo', 'check', draft] as const,
    queryFn: () => checkAdminSeoUrl({ client: api, body: draft }),
    placeholderData: keepPreviousData,
  });

/** Public catalogue of a filter. */
export const seoPreviewQuery = (api: Client, filter: CatalogQuery) =>
  queryOptions({
    queryKey: ['seo', 'preview', filter] as const,
    queryFn: ({ signal }) => listCatalog({ client: api, query: filter, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** SEO URLs to link to, by search text. */
export const seoPickQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['seo', 'pick', search] as const,
    queryFn: ({ signal }) =>
      listAdminSeoUrls({
        client: api,
        query: { page_size: 20, sort: 'path', ...(search !== '' && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
