import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminPostsQuery, BlogTaxonList, ConsoleApi } from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const postsQuery = (api: ConsoleApi, query: AdminPostsQuery) =>
  queryOptions({
    queryKey: ['blog', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.blog.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const postQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['blog', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.blog.read(id, signal),
  });

export const taxaQuery = (api: ConsoleApi, list: BlogTaxonList) =>
  queryOptions({
    queryKey: ['blog', list] as const,
    queryFn: async ({ signal }) => (await api.admin.blog.listTaxa(list, signal)).items,
  });

export const revisionsQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['blog', 'revisions', id] as const,
    queryFn: ({ signal }) => api.admin.blog.revisions(id, { page_size: 50 }, signal),
  });

export const differenceQuery = (api: ConsoleApi, id: number, revision: number) =>
  queryOptions({
    queryKey: ['blog', 'difference', id, revision] as const,
    queryFn: ({ signal }) => api.admin.blog.difference(id, revision, signal),
  });

/** An image; polled while its sizes are processed. */
export const imageQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['images', id] as const,
    queryFn: ({ signal }) => api.admin.images.read(id, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 1500 : false),
  });
