import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminBlogPost,
  getAdminBlogRevisionDifference,
  getAdminImage,
  listAdminBlogPosts,
  listAdminBlogRevisions,
  type ListAdminBlogPostsData,
  type Client,
} from '@prostora/api-client';
import { taxaCalls, type BlogTaxonList } from './taxa.calls.ts';

/** List of one view; previous rows stay while the next ones load. */
export const postsQuery = (api: Client, query: ListAdminBlogPostsData['query']) =>
  queryOptions({
    queryKey: ['blog', 'list', query] as const,
    queryFn: ({ signal }) => listAdminBlogPosts({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const postQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['blog', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminBlogPost({ client: api, path: { id }, signal }),
  });

export const taxaQuery = (api: Client, list: BlogTaxonList) =>
  queryOptions({
    queryKey: ['blog', list] as const,
    queryFn: async ({ signal }) => (await taxaCalls[list].list({ client: api, signal })).items,
  });

export const revisionsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['blog', 'revisions', id] as const,
    queryFn: ({ signal }) =>
      listAdminBlogRevisions({ client: api, path: { id }, query: { page_size: 50 }, signal }),
  });

export const differenceQuery = (api: Client, id: number, revision: number) =>
  queryOptions({
    queryKey: ['blog', 'difference', id, revision] as const,
    queryFn: ({ signal }) => getAdminBlogRevisionDifference({ client: api, path: { id, revision }, signal }),
  });

/** An image; polled while its sizes are processed. */
export const imageQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['images', id] as const,
    queryFn: ({ signal }) => getAdminImage({ client: api, path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 1500 : false),
  });
