import {
  ApiError,
  getBlogPost,
  listBlogPosts,
  previewBlogPost,
  type Client,
  type BlogAnswer,
  type BlogPost,
  type BlogPostAnswer,
  type SpaceCard,
} from '@prostora/api-client';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';
import { loadSpaceCards } from '../../lib/load-space-cards.ts';

/** A post, and cards of the spaces embedded in its text. */
export type PostData<T> = { answer: T; spaces: readonly SpaceCard[] };

const throwStatus = (status: 404 | 410): never => {
  throw data(null, { status });
};

/** Maps API failures to responses: a redirect for a moved post, 404, or 410 for a removed one. */
function toRouteError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const moved = error.body['redirect_to_url'];
  if (error.status === 404 && typeof moved === 'string') throw redirect(moved, 301);
  if (error.status === 404 || error.status === 422) return throwStatus(404);
  if (error.status === 410) return throwStatus(410);
  throw error;
}

/** Loads a list of posts; category, tag and page come from the query. */
export const createBlogLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<BlogAnswer> => {
    const query = new URL(request.url).searchParams;
    const page = query.get('strana');
    if (page === '1') throw redirect(withoutPage(request.url), 301);
    return listBlogPosts({
      client: api,
      query: {
        category: query.get('kategorie') ?? '',
        tag: query.get('stitek') ?? '',
        page: page ? Number(page) : null,
      },
      signal: request.signal,
    }).catch(toRouteError);
  };

/** Loads a post by its slug. */
export const createPostLoader =
  (api: Client) =>
  async ({ params, request: { signal } }: LoaderFunctionArgs): Promise<PostData<BlogPostAnswer>> => {
    const answer = await getBlogPost({ client: api, path: { slug: params['slug'] ?? '' }, signal }).catch(
      toRouteError,
    );
    return { answer, spaces: await loadSpaceCards(api, answer.post.spaces, signal) };
  };

/** Loads an unpublished post by the secret link of its preview. */
export const createPreviewLoader =
  (api: Client) =>
  async ({ params, request: { signal } }: LoaderFunctionArgs): Promise<PostData<BlogPost>> => {
    const answer = await previewBlogPost({
      client: api,
      path: { id: Number(params['id']), token: params['token'] ?? '' },
      signal,
    }).catch(toRouteError);
    return { answer, spaces: await loadSpaceCards(api, answer.spaces, signal) };
  };

/** URL without the page parameter, so that the first page has one URL. */
function withoutPage(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('strana');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
