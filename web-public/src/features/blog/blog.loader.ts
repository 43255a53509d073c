import {
  ApiError,
  type Api,
  type BlogAnswer,
  type BlogPost,
  type BlogPostAnswer,
  type SpaceCard,
} from '@prostora/api-client';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';
import { shownSpaces } from '../../lib/shown-spaces.ts';

/** A post, and cards of the spaces its text shows. */
export type PostData<T> = { answer: T; spaces: readonly SpaceCard[] };

const missing = (status: 404 | 410): never => {
  throw data(null, { status });
};

/** What the API does not find is not found by the visitor either; what moved is followed, what is gone says so. */
function orMissing(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const moved = error.body['redirect_to_url'];
  if (error.status === 404 && typeof moved === 'string') throw redirect(moved, 301);
  if (error.status === 404 || error.status === 422) return missing(404);
  if (error.status === 410) return missing(410);
  throw error;
}

/** A page of the blog; category, tag and page stand in the address. */
export const createBlogLoader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<BlogAnswer> => {
    const query = new URL(request.url).searchParams;
    const page = query.get('strana');
    if (page === '1') throw redirect(addressWithout(request.url), 301);
    return api.blog
      .list(
        { category: query.get('kategorie') ?? '', tag: query.get('stitek') ?? '', page: page ?? '' },
        request.signal,
      )
      .catch(orMissing);
  };

/** A post by its address. */
export const createPostLoader =
  (api: Api) =>
  async ({ params, request: { signal } }: LoaderFunctionArgs): Promise<PostData<BlogPostAnswer>> => {
    const answer = await api.blog.read(params['slug'] ?? '', signal).catch(orMissing);
    return { answer, spaces: await shownSpaces(api, answer.post.spaces, signal) };
  };

/** A post that may not be out yet, by the secret link of its preview. */
export const createPreviewLoader =
  (api: Api) =>
  async ({ params, request: { signal } }: LoaderFunctionArgs): Promise<PostData<BlogPost>> => {
    const answer = await api.blog.preview(params['id'] ?? '', params['token'] ?? '', signal).catch(orMissing);
    return { answer, spaces: await shownSpaces(api, answer.spaces, signal) };
  };

/** The first page has one address. */
function addressWithout(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('strana');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
