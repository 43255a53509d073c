import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getAdminContentPage,
  getAdminContentRevision,
  getAdminLegalTerms,
  listAdminContentPageRevisions,
  listAdminContentPages,
  listAdminLegalTerms,
  type Client,
} from '@prostora/api-client';

export const pagesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['content', 'list'] as const,
    queryFn: ({ signal }) => listAdminContentPages({ client: api, signal }),
  });

export const pageQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['content', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminContentPage({ client: api, path: { id }, signal }),
  });

/** Revisions of a page, newest first. */
export const revisionsQuery = (api: Client, id: number) =>
  infiniteQueryOptions({
    queryKey: ['content', 'detail', id, 'revisions'] as const,
    queryFn: ({ pageParam, signal }) =>
      listAdminContentPageRevisions({
        client: api,
        path: { id },
        query: { page: pageParam, page_size: 20 },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, nr_of_pages }) => (page < nr_of_pages ? page + 1 : undefined),
  });

export const revisionQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['content', 'revision', id] as const,
    queryFn: ({ signal }) => getAdminContentRevision({ client: api, path: { id }, signal }),
  });

export const legalTermsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['terms', 'list'] as const,
    queryFn: ({ signal }) => listAdminLegalTerms({ client: api, signal }),
  });

export const legalTermsTextQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['terms', 'text', id] as const,
    queryFn: ({ signal }) => getAdminLegalTerms({ client: api, path: { id }, signal }),
  });
