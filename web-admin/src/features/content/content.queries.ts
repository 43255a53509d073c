import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ConsoleApi } from '@prostora/api-client';

export const pagesQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['content', 'list'] as const,
    queryFn: ({ signal }) => api.admin.content.list(signal),
  });

export const pageQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['content', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.content.read(id, signal),
  });

/** Revisions of a page, newest first. */
export const revisionsQuery = (api: ConsoleApi, id: number) =>
  infiniteQueryOptions({
    queryKey: ['content', 'detail', id, 'revisions'] as const,
    queryFn: ({ pageParam, signal }) => api.admin.content.revisions(id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, nr_of_pages }) => (page < nr_of_pages ? page + 1 : undefined),
  });

export const revisionQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['content', 'revision', id] as const,
    queryFn: ({ signal }) => api.admin.content.revision(id, signal),
  });

export const legalTermsQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ['terms', 'list'] as const,
    queryFn: ({ signal }) => api.admin.terms.list(signal),
  });

export const legalTermsTextQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['terms', 'text', id] as const,
    queryFn: ({ signal }) => api.admin.terms.read(id, signal),
  });
